import BarCatalog
import BarCompiler
import BarEmit
import BarLayout
import BarSyntax

/// Where the view of an object is in some environments.
private struct Showing {
  let bar: LaidOutBar
  let view: Int
  let frame: Rectangle?

  /// How bad it is: not shown at all, then cut, then small.
  var badness: (Int, Double) {
    guard let frame, !details.isHidden, !details.isInMenu else { return (2, 0) }
    if let text = details.text, text.isTruncated {
      return (1, text.naturalWidth - text.frame.width)
    }
    return (0, -frame.width)
  }

  var details: ViewDetails { bar.views[view].details }

  /// What became of it, in words.
  var state: String {
    if details.isInMenu { return "in the menu of what found no room" }
    guard frame != nil, !details.isHidden else { return "not shown" }
    guard let text = details.text else { return "" }
    return text.isTruncated
      ? "truncated: \(points(text.frame.width)) of \(points(text.naturalWidth)) points" : "whole"
  }
}

extension LaidOutScreen {
  /// Where the view of an object is: in the first environment, and in the worst one where that is another layout.
  ///
  /// - Parameter node: The node that the object is written as; one that is written once may be shown several times.
  func append(objectAt node: Int32, to page: inout Markdown) {
    append(to: &page) { view in
      view.object >= 0 && stage.tape[Int(view.object)].node == node
    }
  }

  /// Where a text is shown, likewise.
  func append(textAt node: Int32, to page: inout Markdown) {
    let word = resolved.tree.textWord(node)
    append(to: &page) { view in
      view.details.text.map { $0.name.word == word && $0.number == nil } ?? false
    }
  }

  private func append(to page: inout Markdown, where isMeant: (LaidOutView) -> Bool) {
    for index in layout.bars.indices {
      let showings = layout.layouts.filter { $0.bar == index }.flatMap { bar in
        bar.views.indices.filter { isMeant(bar.views[$0]) }
          .map { Showing(bar: bar, view: $0, frame: frame(of: $0, in: bar)) }
      }
      guard let first = showings.min(by: { $0.bar.environments[0] < $1.bar.environments[0] }),
        let worst = showings.max(by: { $0.badness < $1.badness })
      else { continue }
      let rows = worst.badness == first.badness ? [first] : [first, worst]
      page.table(
        ["`\(layout.bars[index].kind.key)` in", "frame in points", "text"],
        rows.map { showing in
          [
            environment(of: showing.bar), showing.frame.map(phrase) ?? "", showing.state,
          ]
        })
    }
  }
}
