import BarCatalog
import BarLayout

/// Whether an app bar and its stack make each other higher at each layout, in any of the layouts.
func endlessHeight(
  of bar: ResolvedBar, _ layouts: [LaidOutBar], on tape: [Cell]
) -> LayoutFault? {
  if layouts.allSatisfy({ $0.header?.isSettled ?? true }) { return nil }
  let controller = Element<MDCAppBarViewController>(tape, at: bar.head)
  let view = controller[.headerStackView]?[.bottomBar]
  return LayoutFault(
    kind: .endlessHeight,
    node: view.flatMap(sizing)?.node
      ?? controller.cell(.shouldAdjustHeightBasedOnHeaderStackView)?.node,
    fact:
      "grows at each layout: its header is as tall as the stack, and the stack grows with the header",
    help: "give the view below the navigation bar a `maxHeight`, or another `sizing`")
}

/// What lets a view, or one of the views in a stack, be as high as it is offered.
private func sizing(of view: Element<ViewDescription>) -> Cell? {
  if let stack = view[.headerStackView] {
    return stack[.bottomBar].flatMap(sizing) ?? stack[.topBar].flatMap(sizing)
  }
  return view[.sizing] == .clamp ? view.cell(.sizing) : nil
}
