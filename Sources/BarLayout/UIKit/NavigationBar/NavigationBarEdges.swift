import BarCatalog

/// Where the parts of a navigation bar begin and end, in points from its leading edge.
struct NavigationBarEdges {
  let width: Double
  /// From the bar's edges to its content.
  let leadingMargin: Double
  let trailingMargin: Double
  /// From the bar's edges to a large title.
  let largeTitleMargins: (leading: Double, trailing: Double)
  /// How far a button reaches beyond the margin; a custom view does not.
  let outdent: Double
  /// Where a back button begins.
  let backX: Double
  /// Between a back button and items.
  let backSpacing: Double
  /// Between a side and the title.
  let gap: Double
  /// How much closer to a side a title in the middle may come.
  let nearness: Double
  let confidence: Confidence
  let marginConfidence: Confidence

  init(_ place: ViewPlace, isMirrored: Bool, _ figures: BarFigures) {
    width = place.frame.width
    let leadingInset = isMirrored ? place.safeArea.right : place.safeArea.left
    let trailingInset = isMirrored ? place.safeArea.left : place.safeArea.right
    var facts = Facts()
    let margin = facts.use(figures.margin(ofNavigationBar: width, place.safeArea))
    marginConfidence = facts.confidence
    leadingMargin = leadingInset + margin
    trailingMargin = trailingInset + margin
    let inset = figures[.largeTitleInset].value
    largeTitleMargins = (leadingMargin + inset, trailingMargin + inset)
    outdent = facts.use(figures[.itemOutdent])
    backX = figures.hasGlass ? leadingMargin : leadingInset
    backSpacing = figures[figures.hasGlass ? .itemSpacing : .backSpacing].value
    gap = figures[.titleGap].value
    nearness = gap - figures[.titleClearance].value
    confidence = facts.confidence
  }

  /// Where the items of the leading part begin.
  func leadingStart(_ row: UIKitRow, back: Double?) -> Double {
    back.map { backX + $0 + backSpacing } ?? leadingMargin - outdent(of: row)
  }

  /// From the trailing edge to the items of the trailing part.
  func trailingInset(_ row: UIKitRow) -> Double { trailingMargin - outdent(of: row) }

  /// Where the room between the sides begins.
  func roomStart(_ row: UIKitRow, back: Double?) -> Double {
    if !row.isEmpty { return leadingStart(row, back: back) + row.width + gap }
    return back.map { backX + $0 + gap } ?? leadingMargin - outdent
  }

  /// From the trailing edge to where the room between the sides ends.
  func roomInset(_ row: UIKitRow) -> Double {
    if row.isEmpty { return trailingMargin - outdent }
    return trailingInset(row) + row.width + gap
  }

  /// How much more the rows take than there is; not positive where they find room.
  func excess(of rows: NavigationBarRows, back: Double?) -> Double {
    roomStart(rows.leading, back: back) + rows.center.width + roomInset(rows.trailing) - width
  }

  /// What rows take if there is less between the margins; `nil` if they find room.
  func squeeze(of rows: NavigationBarRows, back: Double?) -> Squeeze? {
    let excess = excess(of: rows, back: back)
    if excess <= 0 { return nil }
    let available = width - leadingMargin - trailingMargin
    return Squeeze(available: max(0, available), needed: available + excess)
  }

  private func outdent(of row: UIKitRow) -> Double {
    switch row.first?.kind {
    case .custom, .field: 0
    default: outdent
    }
  }
}
