import BarCatalog
import BarLayout
import BarSyntax
import BarText

/// Says which bars have frames that are no numbers, one finding a screen and bar.
func overflows(of resolved: Resolved) -> [Finding] {
  var stage = LayoutStage(resolved)
  var findings: [Finding] = []
  for number in resolved.screens.indices {
    let layout = stage.layOut(number)
    for index in layout.bars.indices {
      let isFinite = layout.layouts.allSatisfy {
        $0.bar != index || $0.views.allSatisfy(\.isFinite)
      }
      if isFinite { continue }
      let screen = resolved.screens[number]
      let id = resolved.tree.string(screen.id.word)
      findings.append(
        Finding(
          .frameNotANumber, resolved.tree.nodes[Int(screen.node)].range,
          "the `\(layout.bars[index].kind.key)` of screen `\(id)` has frames that are no numbers",
          help: "write numbers of a size that a screen can have"))
    }
  }
  return findings
}

extension LaidOutView {
  fileprivate var isFinite: Bool {
    guard let frame else { return true }
    let fits = details.fits ?? .zero
    return (frame.x * 0 + frame.y * 0 + frame.width * 0 + frame.height * 0).isFinite
      && (fits.width * 0 + fits.height * 0).isFinite
  }
}
