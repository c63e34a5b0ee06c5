package import BarCatalog

// BarLayout: what the toolkits do with a resolved bar on a device: frames, by the heads of elements.
// It knows no positions in a text, no YAML and no findings.

// These functions recurse as deep as the description nests views, which is at most 64 levels.

/// What `sizeThatFits(_:)` of a view returns.
package func fit(_ view: Element<ViewDescription>, in size: Size, _ context: LayoutContext) -> Size
{
  if let bar = view[.navigationBar] { return fit(bar, in: size) }
  if let bar = view[.buttonBar] { return fit(bar, in: size, context) }
  if let stack = view[.headerStackView] { return fit(stack, in: size, context) }
  return PlainView(view, context).fit(in: size)
}

/// What the fitting size of a view rests on; that of Material's bars is their own arithmetic, and says itself what its
/// texts rest on.
func fitConfidence(of view: Element<ViewDescription>, _ context: LayoutContext) -> Confidence {
  PlainView(view, context).confidence
}

/// The intrinsic width of a view, in points; -1 if it has none.
func intrinsicWidth(of view: Element<ViewDescription>, _ context: LayoutContext) -> Double {
  if view[.navigationBar] != nil || view[.headerStackView] != nil { return noIntrinsicWidth }
  if let bar = view[.buttonBar] { return fit(bar, in: .zero, context).width }
  return PlainView(view, context).intrinsicWidth
}

/// Lays a view out at a place.
///
/// - Parameter object: The head of the element that the view shows where that is not the view itself: an item has its
///   own view.
package func layOut(
  _ view: Element<ViewDescription>, at place: ViewPlace, object: Int32? = nil,
  _ context: LayoutContext, into buffer: inout LayoutBuffer
) {
  if let bar = view[.navigationBar] {
    layOut(bar, at: place, context, into: &buffer)
  } else if let bar = view[.buttonBar] {
    layOut(bar, at: place, context, into: &buffer)
  } else if let stack = view[.headerStackView] {
    layOut(stack, at: place, context, into: &buffer)
  } else {
    buffer.append(PlainView(view, context).laidOut(at: place, object: object ?? view.head, context))
  }
}
