import BarCatalog

/// What a view answers for its intrinsic width that has none (`UIView.noIntrinsicMetric`).
var noIntrinsicWidth: Double { -1 }

/// A view that is no bar: what it answers is in its description.
struct PlainView {
  private let description: Element<ViewDescription>

  init(_ description: Element<ViewDescription>) { self.description = description }

  /// What the view answers when it is asked for a fitting size.
  func fit(in size: Size) -> Size {
    let width = description[.width] ?? 0
    let height = description[.height] ?? 0
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

  /// Its width, unless it says otherwise.
  var intrinsicWidth: Double {
    guard let width = description[.intrinsicWidth] else {
      return description[.width] ?? noIntrinsicWidth
    }
    return width.points ?? noIntrinsicWidth
  }

  func laidOut(at place: ViewPlace, object: Int32) -> LaidOutView {
    LaidOutView(
      name: place.name, parent: place.parent, type: ViewType(description[.kind]), object: object,
      frame: place.frame, details: ViewDetails(isHidden: description.resolved(.isHidden)))
  }
}
