import BarCatalog

/// The intrinsic width of a view that has none (`UIView.noIntrinsicMetric`).
var noIntrinsicWidth: Double { -1 }

/// A view that is not a bar: what it answers is in its description, or follows from what it shows.
struct PlainView {
  private let description: Element<ViewDescription>
  /// What gives it a side that the description leaves out; `nil` if none is left out.
  private let content: ViewContent?

  init(_ description: Element<ViewDescription>, _ context: LayoutContext) {
    self.description = description
    let isComplete = description[.width] != nil && description[.height] != nil
    content = isComplete ? nil : ViewContent(description, context)
  }

  /// What `sizeThatFits(_:)` of the view returns.
  func fit(in size: Size) -> Size {
    let width = description[.width] ?? content?.size.width ?? 0
    let height = description[.height] ?? content?.size.height ?? 0
    return switch description.resolved(.sizing) {
    case .bounds, .fixed: Size(width: width, height: height)
    case .fitWidth: Size(width: size.width, height: height)
    case .clamp:
      Size(
        width: size.width,
        height: size.height.clamped(
          from: description.resolved(.minHeight), to: description[.maxHeight] ?? .infinity))
    }
  }

  /// What the fitting size rests on.
  var confidence: Confidence { content?.confidence ?? (hasUnknownWidth ? .assumed : .exact) }

  /// Whether the view has a width of its own, of which the description says nothing: that of what code puts into it.
  private var hasUnknownWidth: Bool {
    guard description[.width] == nil, description[.intrinsicWidth] == nil else { return false }
    switch description.resolved(.sizing) {
    case .bounds, .fixed: break
    case .fitWidth, .clamp: return false
    }
    return switch description[.kind] {
    case .label, .button, .imageView, .segmentedControl, .stepper, .pageControl, .stackView,
      .textField:
      true
    case .view, .slider, .progressView, .activityIndicator, .switch, .searchBar, .tabBar, .control,
      nil:
      false
    }
  }

  /// Its width, unless it says otherwise.
  var intrinsicWidth: Double {
    guard let width = description[.intrinsicWidth] else {
      return description[.width] ?? content?.size.width ?? noIntrinsicWidth
    }
    return width.points ?? noIntrinsicWidth
  }

  func laidOut(at place: ViewPlace, object: Int32, _ context: LayoutContext) -> LaidOutView {
    let frame = place.frame
    return LaidOutView(
      name: place.name, parent: place.parent, type: ViewType(description[.kind]), object: object,
      frame: frame,
      details: ViewDetails(
        text: content?.shown(
          in: Size(width: frame.width, height: frame.height),
          isButton: description[.kind] == .button, context),
        isHidden: description.resolved(.isHidden), confidence: confidence))
  }
}
