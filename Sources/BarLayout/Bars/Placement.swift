package import BarCatalog

/// Where a button bar is that stands on its own.
package func place(_ bar: Element<MDCButtonBar>, _ context: LayoutContext) -> ViewPlace {
  placeAtTop(bar[.frame], in: context.environment) { fit(bar, in: $0, context) }
}

/// Where a navigation bar is that stands on its own.
package func place(_ bar: Element<MDCNavigationBar>, _ context: LayoutContext) -> ViewPlace {
  placeAtTop(bar[.frame], in: context.environment) { fit(bar, in: $0) }
}

/// Where a header stack is that stands on its own.
package func place(_ stack: Element<MDCHeaderStackView>, _ context: LayoutContext) -> ViewPlace {
  placeAtTop(stack[.frame], in: context.environment) { fit(stack, in: $0, context) }
}

/// The place of a bar in the window: its frame, or across the window below its top safe area at the fitting height.
///
/// A side that is left to the bar is what it answers when it is offered the sides that are given, and the window's for
/// the others.
private func placeAtTop(
  _ frame: FrameRectangle?, in environment: LayoutEnvironment, fit: (Size) -> Size
) -> ViewPlace {
  let window = environment.size
  var rectangle = Rectangle(
    x: 0, y: environment.safeArea.top, width: window.width, height: window.height)
  if let frame {
    rectangle.x = frame.x
    rectangle.y = frame.y
    let offered = Size(width: frame.width ?? window.width, height: frame.height ?? window.height)
    let answer = frame.width == nil || frame.height == nil ? fit(offered) : offered
    rectangle.width = frame.width ?? answer.width
    rectangle.height = frame.height ?? answer.height
  } else {
    rectangle.height = fit(window).height
  }
  return ViewPlace(
    frame: rectangle, safeArea: environment.safeArea.safeArea(of: rectangle, in: window))
}
