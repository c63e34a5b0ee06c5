import BarCatalog
import BarCompiler
import BarText

/// Lays out the bars that rules ask for, one screen after the other, and takes the rules past each of them.
///
/// - Parameter rules: Rules for which something has to be laid out, at least one.
func judgeLayouts(of document: Resolved, _ rules: [Rule]) -> [Finding] {
  var kinds = BarKinds()
  for rule in rules { if let layouts = rule.judge.layouts { kinds.formUnion(layouts.kinds) } }
  guard document.screens.contains(where: { $0.bars.intersects(kinds) }) else { return [] }
  var stage = LayoutStage(document)
  var report = Report(document.checked, rules)
  for (number, screen) in document.screens.enumerated() where screen.bars.intersects(kinds) {
    let layout = stage.layOut(number, only: kinds)
    for index in layout.bars.indices {
      let layouts = layout.layouts.filter { $0.bar == index }
      if layouts.isEmpty { continue }
      let bar = BarUse(
        stage: stage, screen: screen, screenNumber: number, screenHead: layout.head,
        bar: layout.bars[index], layouts: layouts)
      judge(bar, rules, &report)
    }
  }
  return report.findings
}

private func judge(_ bar: BarUse, _ rules: [Rule], _ report: inout Report) {
  for (number, rule) in rules.enumerated() {
    guard let judge = rule.judge.layouts, judge.kinds.contains(bar.bar.kind) else { continue }
    report.rule = number
    judge.judge(bar, &report)
  }
}
