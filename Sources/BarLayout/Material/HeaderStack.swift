package import BarCatalog

/// What `sizeThatFits(_:)` of a header stack returns: the offered width, and the heights of both bars.
///
/// Quirk: both bars are asked with the whole height here, and with what is left of it when they are laid out.
package func fit(_ stack: Element<MDCHeaderStackView>, in size: Size, _ context: LayoutContext)
  -> Size
{
  let top = stack[.topBar].map { fit($0, in: size, context).height } ?? 0
  let bottom = stack[.bottomBar].map { fit($0, in: size, context).height } ?? 0
  return Size(width: size.width, height: top + bottom)
}

/// Lays a header stack out at a place.
package func layOut(
  _ stack: Element<MDCHeaderStackView>, at place: ViewPlace, _ context: LayoutContext,
  into buffer: inout LayoutBuffer
) {
  let size = place.frame.size
  let stackIndex = buffer.append(
    LaidOutView(
      name: place.name, parent: place.parent, type: .headerStackView, object: stack.head,
      frame: place.frame,
      details: ViewDetails(
        fits: fit(stack, in: size, context), isHidden: stack.resolved(.isHidden))))
  let bars = StackedBars(
    in: size, bottom: stack[.bottomBar].map { fit($0, in: size, context) } ?? .zero
  ) { offered in stack[.topBar].map { fit($0, in: offered, context) } ?? .zero }
  if let bar = stack[.topBar] {
    let place = place.inside(bars.top, name: .topBar, parent: stackIndex)
    layOut(bar, at: place, context, into: &buffer)
  }
  if let bar = stack[.bottomBar] {
    let place = place.inside(bars.bottom, name: .bottomBar, parent: stackIndex)
    layOut(bar, at: place, context, into: &buffer)
  }
}

/// Where the two bars of a stack are.
///
/// Quirk: bars are as wide as they answer, which need not be as wide as the stack. Quirk: the top bar keeps the height
/// that it answers where there is too little, and slides out at the top; the bottom bar ends at the bottom edge always.
struct StackedBars {
  private(set) var top: Rectangle
  let bottom: Rectangle

  /// - Parameters:
  ///   - size: Of the stack.
  ///   - bottomSize: What the bottom bar answers for that size.
  ///   - fitTop: What the top bar answers; it is offered a negative height where the bottom bar is higher than the stack.
  init(in size: Size, bottom bottomSize: Size, fitTop: (Size) -> Size) {
    let topSize = fitTop(Size(width: size.width, height: size.height - bottomSize.height))
    let rest = size.height - bottomSize.height - topSize.height
    top = Rectangle(x: 0, y: 0, width: topSize.width, height: topSize.height)
    if rest > 0 {
      top.height += rest
    } else if rest < 0 {
      top.y += rest
    }
    bottom = Rectangle(x: 0, y: top.maxY, width: bottomSize.width, height: bottomSize.height)
  }
}
