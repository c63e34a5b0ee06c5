import BarCatalog
import BarCompiler
import BarLayout

/// A bar of a screen, laid out for all that the screen targets.
struct BarUse {
  /// The stage that laid the bar out: its tape holds all that is set on the bar.
  let stage: LayoutStage
  let screen: ResolvedScreen
  /// The screen's place among all, counted from 0.
  let screenNumber: Int
  /// The head of the screen's element on the stage's tape.
  let screenHead: Int32
  let bar: ResolvedBar
  /// One for each distinct geometry and surrounding: all with the same views in the same order.
  let layouts: [LaidOutBar]

  var tape: [Cell] { stage.tape }
  /// The views as the first layout has them: what they are and whose they are is the same in all.
  var views: [LaidOutView] { layouts[0].views }

  /// An object by the index of its head.
  func element<Owner: BarObject>(_ type: Owner.Type, at head: Int32) -> Element<Owner> {
    Element(tape, at: head)
  }

  /// The screen with all that is set on its bars.
  var screenElement: Element<Screen> { Element(tape, at: screenHead) }

  /// Where a view is in the view at the root of the bar; `nil` if it is not shown.
  func frame(of view: Int, in layout: Int) -> Rectangle? {
    let views = layouts[layout].views
    guard var frame = views[view].frame else { return nil }
    var parent = Int(views[view].parent)
    while parent > 0 {
      guard let outer = views[parent].frame else { return nil }
      frame.x += outer.x
      frame.y += outer.y
      parent = Int(views[parent].parent)
    }
    return frame
  }

  /// The indexes of a view and of all that is inside of it: parents stand before children, and nothing between them.
  func subtree(of view: Int) -> Range<Int> {
    let views = views
    var end = view + 1
    while end < views.count, Int(views[end].parent) >= view { end += 1 }
    return view..<end
  }

  /// The views directly inside of a view.
  func children(of view: Int) -> [Int] {
    subtree(of: view).filter { Int(views[$0].parent) == view }
  }

  /// The view of a name directly inside of a view.
  func child(_ name: ViewName, of view: Int) -> Int? {
    subtree(of: view).first { Int(views[$0].parent) == view && views[$0].name == name }
  }

  /// Whether a view or one around it is hidden.
  func isHidden(_ view: Int, in layout: Int) -> Bool {
    let views = layouts[layout].views
    var index = view
    while index >= 0 {
      if views[index].details.isHidden { return true }
      index = Int(views[index].parent)
    }
    return false
  }

  /// The environments of a layout.
  func environments(of layout: Int) -> LazyMapCollection<[Int32], Environment> {
    let all = stage.resolved.environments
    return layouts[layout].environments.lazy.map { all[Int($0)] }
  }

  /// The environment that a layout was made in: in the others it is the same.
  func environment(of layout: Int) -> LayoutEnvironment {
    stage.resolved.environments[Int(layouts[layout].environments[0])].layout
  }

  /// The direction in which a view with this attribute lays out what is in it.
  func direction(of attribute: SemanticContentAttribute?, in layout: Int) -> LayoutDirection {
    switch attribute {
    case .forceLeftToRight, .playback, .spatial: .ltr
    case .forceRightToLeft: .rtl
    case .unspecified, nil: environment(of: layout).direction
    }
  }
}

extension BarUse {
  /// How sure it is what becomes of a view: the lowest of the facts that it rests on, of those of the texts beside it,
  /// and of the surest of the devices.
  func confidence(of view: Int, in layout: Int) -> Confidence {
    let views = layouts[layout].views
    var confidence = views[view].details.confidence
    for index in subtree(of: max(0, Int(views[view].parent))) {
      if let text = views[index].details.text { confidence = min(confidence, text.confidence) }
    }
    return min(confidence, confidenceOfRest(of: layout))
  }

  /// How sure it is how large a view is that takes its size from nothing but itself.
  func ownConfidence(of view: Int, in layout: Int) -> Confidence {
    min(layouts[layout].views[view].details.confidence, confidenceOfRest(of: layout))
  }

  /// Of a bar of UIKit all facts count: most are of what is beside a view.
  private func confidenceOfRest(of layout: Int) -> Confidence {
    if bar.kind.toolkit == .uikit { return layouts[layout].confidence }
    return environments(of: layout).map(\.confidence).max() ?? .exact
  }

  /// How far a sum of the widths in a view may be off because texts in it were estimated, in points; 0 where none were.
  ///
  /// Real labels differ from estimates by 1 to 2 %: 3 %, or 2 points, tell what fits from what does not.
  func widthError(inside view: Int, in layout: Int) -> Double {
    let views = layouts[layout].views
    var error = 0.0
    for index in subtree(of: view) where views[index].frame != nil {
      guard let text = views[index].details.text, text.confidence != .exact else { continue }
      error += 0.03 * text.naturalWidth
    }
    return error > 0 ? max(2, error) : 0
  }

  /// How far the width of a view's own text may be off, in points.
  func textError(of view: Int, in layout: Int) -> Double {
    guard let text = layouts[layout].views[view].details.text, text.confidence != .exact else {
      return 0
    }
    return max(2, 0.03 * text.naturalWidth)
  }
}
