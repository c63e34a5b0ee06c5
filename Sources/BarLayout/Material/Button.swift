import BarCatalog

/// The insets of a button's content before the edges of a group add theirs (MDCAppBarButtonBarBuilder.m).
private var usualSideInset: Double { 12 }
/// What the first and the last button of a group with a known position have more (MDCAppBarButtonBarBuilder.m).
private var edgeInset: Double { 4 }
/// The least width of a button (MDCButtonBarButton.m); its least height does not count, since bars set the height.
private var minimumWidth: Double { 36 }

/// What the buttons of one bar have in common.
struct ButtonStyle {
  var side: GroupSide
  /// The direction when the buttons are made.
  var direction: LayoutDirection
  var font: Font
  var uppercasesTitles: Bool
}

/// A button of a bar, or the view that stands in its place: all that its layout needs of the item.
struct MeasuredButton {
  /// The head of the item.
  let item: Int32
  /// The head of the item's own view; -1 where the bar makes a button.
  let customView: Int32
  /// What a fitting button is wide, or what the item says.
  let width: Double
  let content: ButtonContent
  /// In the bar; set when the bar is laid out.
  var frame = Rectangle.zero

  init(
    _ item: Element<UIBarButtonItem>, isFirst: Bool, isLast: Bool, style: ButtonStyle,
    _ context: borrowing LayoutContext
  ) {
    self.item = item.head
    let fitting: Double
    if let view = item[.customView] {
      customView = view.head
      content = ButtonContent(insets: .zero)
      fitting = fit(view, in: .unlimited, context).width
    } else {
      customView = -1
      let title = MeasuredTitle(item, style, context)
      let image = item[.image].map { MeasuredImage($0, context) }
      content = ButtonContent(
        insets: Self.insets(
          isFirst: isFirst, isLast: isLast, isBlank: image == nil && title?.name.count ?? 0 == 0,
          style: style),
        title: title, image: image)
      fitting = max(content.fittingSize.width, minimumWidth)
    }
    width = if let width = item[.width], width > 0 { width } else { fitting }
  }

  /// The insets of a button's content, by its place in the group.
  ///
  /// Quirk: a blank button, which debug builds refuse, has no part in the extras of the edges. That is what system
  /// items and spaces become, too.
  private static func insets(isFirst: Bool, isLast: Bool, isBlank: Bool, style: ButtonStyle)
    -> Insets
  {
    var leading = usualSideInset
    var trailing = usualSideInset
    if !isBlank {
      switch style.side {
      case .none: break
      case .leading:
        if isFirst { leading += edgeInset }
        if isLast { trailing += edgeInset }
      case .trailing:
        if isFirst { trailing += edgeInset }
        if isLast { leading += edgeInset }
      }
    }
    return Insets(
      top: 0, leading: leading, bottom: 0, trailing: trailing, direction: style.direction)
  }
}
