package import BarCatalog

/// Where a button bar is that stands on its own.
package func place(_ bar: Element<MDCButtonBar>, _ context: LayoutContext) -> ViewPlace {
  place(bar[.frame], in: context.environment) { fit(bar, in: $0, context) }
}

/// Where a navigation bar is that stands on its own.
package func place(_ bar: Element<MDCNavigationBar>, _ context: LayoutContext) -> ViewPlace {
  place(bar[.frame], in: context.environment) { fit(bar, in: $0) }
}

/// Where a header stack is that stands on its own.
package func place(_ stack: Element<MDCHeaderStackView>, _ context: LayoutContext) -> ViewPlace {
  place(stack[.frame], in: context.environment) { fit(stack, in: $0, context) }
}

/// Where a bottom app bar is that stands on its own.
///
/// It is asked as a bar that reaches down to the bottom edge: what it answers depends on the safe area there, and where
/// it will be depends on what it answers.
package func place(_ bar: Element<MDCBottomAppBarView>, _ context: LayoutContext) -> ViewPlace {
  let bottom = context.environment.safeArea.bottom
  return place(bar[.frame], in: context.environment, at: .bottom) {
    fit(bar, in: $0, bottomSafeArea: bottom)
  }
}

/// The edge of the window that a bar is at where it has no frame.
enum WindowEdge {
  /// Below the top safe area.
  case top
  /// Down to the edge itself.
  case bottom
}

/// The place of a bar in the window: its frame, or across the window at an edge of it, at the fitting height.
///
/// A side that is left to the bar is what it answers when it is offered the sides that are given, and the window's for
/// the others.
func place(
  _ frame: FrameRectangle?, in environment: LayoutEnvironment, at edge: WindowEdge = .top,
  fit: (Size) -> Size
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
    if edge == .bottom { rectangle.y = window.height - rectangle.height }
  }
  return ViewPlace(
    frame: rectangle, safeArea: environment.safeArea.safeArea(of: rectangle, in: window))
}
