import BarCatalog
import BarSyntax
import BarText

/// Something that laying a bar out shows to be wrong.
struct LayoutFault {
  let kind: FindingKind
  /// The node that makes it so, where it is one.
  let node: Int32?
  /// What is so of the bar.
  let fact: String
  let help: String
}

/// Lays a description out for what that finds: at most one finding of a kind for each bar of a screen.
func layoutFindings(of resolved: Resolved) -> [Finding] {
  var stage = LayoutStage(resolved)
  var findings: [Finding] = []
  for number in resolved.screens.indices {
    let layout = stage.layOut(number)
    for (index, bar) in layout.bars.enumerated() {
      let layouts = layout.layouts.filter { $0.bar == index }
      let faults = [
        overflow(of: bar, layouts, on: stage.tape), endlessHeight(of: bar, layouts, on: stage.tape),
      ]
      let screen = resolved.screens[number]
      for fault in faults.compactMap({ $0 }) {
        let id = resolved.tree.string(screen.id.word)
        findings.append(
          Finding(
            fault.kind, resolved.tree.nodes[Int(fault.node ?? screen.node)].range,
            "the `\(bar.kind.key)` of screen `\(id)` \(fault.fact)", help: fault.help))
      }
    }
  }
  return findings
}
