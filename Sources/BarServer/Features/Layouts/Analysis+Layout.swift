import BarCatalog
import BarCompiler
import BarLayout
import BarSyntax

/// A screen with its bars laid out for all of its environments.
struct LaidOutScreen {
  let stage: LayoutStage
  let layout: ScreenLayout

  var resolved: Resolved { stage.resolved }

  /// Where a view is in the window, or in what its bar is laid out in; `nil` if it is not shown.
  func frame(of view: Int, in bar: LaidOutBar) -> Rectangle? {
    guard var frame = bar.views[view].frame else { return nil }
    var parent = bar.views[view].parent
    while parent >= 0 {
      guard let outer = bar.views[Int(parent)].frame else { return nil }
      frame.x += outer.x
      frame.y += outer.y
      parent = bar.views[Int(parent)].parent
    }
    return frame
  }

  /// The name of the first environment of a layout.
  func environment(of bar: LaidOutBar) -> String {
    resolved.environments[Int(bar.environments[0])].id
  }
}

extension Analysis {
  /// Lays out one screen, counted from 0; `nil` if laying out has no end.
  func layOut(_ screen: Int, inDocument document: Int) -> LaidOutScreen? {
    var stage: LayoutStage?
    return layOut(screen, inDocument: document, &stage)
  }

  /// The same for one of several screens, which share what is computed once.
  ///
  /// - Parameter stage: That of the document; nothing before the first screen.
  func layOut(
    _ screen: Int, inDocument document: Int, _ stage: inout LayoutStage?
  ) -> LaidOutScreen? {
    guard let resolved = resolved(document), resolved.screens.indices.contains(screen),
      !(resolved.checked.mayOverflow && compilation.hasHardErrors)
    else { return nil }
    var shared = stage ?? LayoutStage(resolved)
    // Whoever changes the stage must be the only one who holds it, or else it is copied.
    stage = nil
    let layout = shared.layOut(screen)
    stage = shared
    return LaidOutScreen(stage: shared, layout: layout)
  }
}

/// A place and a size in points, as people write it: `390 × 103 at 0, 0`.
func phrase(_ frame: Rectangle) -> String {
  "\(points(frame.width)) × \(points(frame.height)) at \(points(frame.x)), \(points(frame.y))"
}

/// A number of points, to a tenth.
func points(_ number: Double) -> String {
  guard number.isFinite else { return "\(number)" }
  // Adding 0 makes a negative zero a plain one.
  return decimal((number * 10).rounded() / 10 + 0)
}
