import BarCatalog
import BarLayout
import BarText

/// What is not finite in the layouts of a bar, if anything is.
func overflow(
  of bar: ResolvedBar, _ layouts: [LaidOutBar], on tape: [Cell]
) -> LayoutFault? {
  if layouts.allSatisfy(\.isFinite) { return nil }
  let (node, fact, help) = fault(of: bar, layouts.map(\.views), on: tape)
  return LayoutFault(kind: .frameNotANumber, node: node, fact: fact, help: help)
}

/// What is not a finite number in the layouts of a bar.
///
/// - Returns: The node that makes it so, where it is one; what is so; and what helps.
private func fault(
  of bar: ResolvedBar, _ layouts: [[LaidOutView]], on tape: [Cell]
) -> (node: Int32?, fact: String, help: String) {
  let views = layouts.joined()
  if let endless = views.first(where: \.isEndless) {
    return (
      tape[Int(endless.object)].node,
      "has an item whose view fills a width without a limit",
      "give the item a `width`"
    )
  }
  if bar.kind == .bottomAppBar, views.allSatisfy(\.isFinite),
    let button = views.first(where: { $0.type == .floatingButton })?.frame
  {
    let element = Element<MDCBottomAppBarView>(tape, at: bar.head)
    let radius = decimal(cutRadius(buttonHeight: button.height))
    return (
      element.cell(.floatingButtonVerticalOffset)?.node,
      "has an outline without numbers: the cutout around the button misses the bar's edge",
      "move the button by at most \(radius) points"
    )
  }
  return (
    nil, "has frames that are not finite numbers", "write numbers that fit on a screen"
  )
}

extension LaidOutBar {
  fileprivate var isFinite: Bool {
    views.allSatisfy(\.isFinite) && outline.allSatisfy { $0.numbers.allSatisfy(\.isFinite) }
      && header?.isFinite ?? true
  }
}

extension HeaderLayout {
  fileprivate var isFinite: Bool { rest.isFinite && scroll.allSatisfy(\.isFinite) }
}

extension HeaderState {
  fileprivate var isFinite: Bool {
    let inset = (contentInsetTop ?? 0) * 0 + (indicatorInsetTop ?? 0) * 0
    return
      (frame.y * 0 + frame.height * 0 + phase.value * 0 + phase.fraction * 0 + shift * 0 + inset)
      .isFinite
  }
}

extension LaidOutView {
  fileprivate var isFinite: Bool {
    guard let frame else { return true }
    let fits = details.fits ?? .zero
    return (frame.x * 0 + frame.y * 0 + frame.width * 0 + frame.height * 0).isFinite
      && (fits.width * 0 + fits.height * 0).isFinite
  }

  /// Whether it is an item's own view that takes all the width that it is offered.
  ///
  /// A button bar is as wide as its items, and a button as what it shows: they are wide for another's sake.
  fileprivate var isEndless: Bool {
    guard case .item = name, object >= 0, type != .buttonBar, type != .barButton else {
      return false
    }
    return frame?.width == .infinity
  }
}
