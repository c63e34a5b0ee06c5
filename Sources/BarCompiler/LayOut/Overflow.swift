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
      let layouts = layout.layouts.filter { $0.bar == index }
      if layouts.allSatisfy({ $0.views.allSatisfy(\.isFinite) }) { continue }
      let screen = resolved.screens[number]
      let id = resolved.tree.string(screen.id.word)
      let bar = "the `\(layout.bars[index].kind.key)` of screen `\(id)`"
      let endless = layouts.lazy.compactMap { $0.views.first(where: \.isEndless) }.first
      if let endless {
        findings.append(
          Finding(
            .frameNotANumber, resolved.tree.nodes[Int(stage.tape[Int(endless.object)].node)].range,
            "\(bar) has an item whose view is as wide as it may be, which has no end",
            help: "give the item a `width`"))
      } else {
        findings.append(
          Finding(
            .frameNotANumber, resolved.tree.nodes[Int(screen.node)].range,
            "\(bar) has frames that are no numbers",
            help: "write numbers of a size that a screen can have"))
      }
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

  /// Whether it is an item's own view that takes all the width that it is offered.
  ///
  /// A button bar is as wide as its items, and a button as what it shows: they are wide for another's sake.
  fileprivate var isEndless: Bool {
    guard case .item = name, object >= 0, type != .buttonBar, type != .barButton else {
      return false
    }
    return frame?.width == .infinity
  }
}
