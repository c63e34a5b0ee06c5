import BarCatalog
import BarCompiler
import BarText

/// Lays out the bars that rules ask for, one screen after the other, and takes the rules past each of them.
///
/// - Parameters:
///   - rules: Rules for which something has to be laid out, at least one.
///   - memory: What was found before an edit; `nil` if nothing will be asked again.
func judgeLayouts(
  of document: Resolved, _ rules: [Rule], _ memory: inout LayoutMemory?
) -> [Finding] {
  var kinds = BarKinds()
  for rule in rules { if let layouts = rule.judge.layouts { kinds.formUnion(layouts.kinds) } }
  guard document.screens.contains(where: { $0.bars.intersects(kinds) }) else { return [] }
  var stage = LayoutStage(document)
  var report = Report(document.checked, rules)
  let texts = memory == nil ? nil : ScreenTexts(document)
  let known = texts.flatMap { memory?.findings(of: $0) }
  var found: [[Finding]] = []
  for (number, screen) in document.screens.enumerated() {
    if let findings = known?[number] {
      found.append(findings)
      continue
    }
    let count = report.findings.count
    if screen.bars.intersects(kinds) {
      judge(stage.layOut(number, only: kinds), ofScreen: number, stage, rules, &report)
    }
    if texts != nil { found.append(Array(report.findings[count...])) }
  }
  guard let texts else {
    // Screens that cannot be told apart by their texts cannot be remembered.
    memory?.forget()
    return report.findings
  }
  memory?.remember(found, of: texts)
  return found.flatMap { $0 }
}

/// Takes the rules past each of the bars of a screen.
private func judge(
  _ layout: ScreenLayout, ofScreen number: Int, _ stage: LayoutStage, _ rules: [Rule],
  _ report: inout Report
) {
  for index in layout.bars.indices {
    let layouts = layout.layouts.filter { $0.bar == index }
    if layouts.isEmpty { continue }
    let bar = BarUse(
      stage: stage, screen: stage.resolved.screens[number], screenNumber: number,
      screenHead: layout.head, bar: layout.bars[index], layouts: layouts)
    judge(bar, rules, &report)
  }
}

private func judge(_ bar: BarUse, _ rules: [Rule], _ report: inout Report) {
  for (number, rule) in rules.enumerated() {
    guard let judge = rule.judge.layouts, judge.kinds.contains(bar.bar.kind) else { continue }
    report.rule = number
    judge.judge(bar, &report)
  }
}
