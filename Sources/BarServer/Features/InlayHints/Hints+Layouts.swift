import BarCatalog
import BarCompiler
import BarLayout
import BarSyntax
import BarText

extension Hints {
  /// Says after the key of each bar how large it is in the first environment; of a bar that a stack has, after the key of
  /// what it shows.
  mutating func addFrames(of screen: LaidOutScreen, in node: Int32) {
    for (index, bar) in screen.layout.bars.enumerated() {
      guard let layout = screen.layout.layouts.first(where: { $0.bar == index }),
        let frame = screen.frame(of: 0, in: layout),
        let key = key(bar.kind.key, in: node) ?? key(bar.kind.keyOfContents, in: node)
      else { continue }
      add(
        at: end(ofKey: key), "\(points(frame.width)) × \(points(frame.height))",
        "`\(bar.kind.key)`: \(phrase(frame)) in `\(screen.environment(of: layout))`")
    }
  }

  /// Says of each object what counts for it that is written elsewhere, or nowhere.
  mutating func addUnwrittenValues(of screen: LaidOutScreen, in node: Int32, key: Int32) {
    var values = UnwrittenValues(tree: tree, screen: screen, node: node)
    values.visit(.screen, at: screen.layout.head, key: key)
    for object in values.all {
      if !object.merged.isEmpty {
        add(at: end(ofMergeIn: object.node), object.merged.label, object.merged.tooltip)
      }
      if !object.others.isEmpty {
        add(at: end(ofHeadOf: object), object.others.label, object.others.tooltip)
      }
    }
  }

  /// After the key of an object, or all of one in braces; of an item in lines of its own after the first one.
  private func end(ofHeadOf object: UnwrittenValues.Object) -> Int32 {
    let range = tree.nodes[Int(object.node)].range
    if tree.nodes[Int(object.node)].flags.contains(.isFlow) { return range.upper }
    if let key = object.key { return end(ofKey: key) }
    let line = analysis.source.bytes[Int(range.lower)..<Int(range.upper)].prefix { !$0.isBreak }
    return Int32(truncatingIfNeeded: line.endIndex)
  }

  /// Behind the value of `<<`.
  private func end(ofMergeIn mapping: Int32) -> Int32 {
    let merge = tree.entries(of: mapping).first { tree.isMergeKey($0.key) }
    return tree.nodes[Int(merge?.value ?? mapping)].range.upper
  }
}

extension BarKind {
  /// The key in a screen of what a bar shows that the screen's stack has.
  fileprivate var keyOfContents: StaticString {
    switch self {
    case .uiToolbar: Screen.property(.toolbarItems).name
    case .appBar, .flexibleHeader, .headerStackView, .navigationBar, .buttonBar, .bottomAppBar,
      .uiNavigationBar:
      Screen.property(.navigationItem).name
    }
  }
}
