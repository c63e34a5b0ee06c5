// BarLint: opinions about correct bars: one file a rule. It changes no result.

package import BarCompiler
package import BarText

/// What rules find in a file, in no particular order.
///
/// Nothing is laid out for rules that need no layout, nor where the description has errors, which no layout is of.
package func lint(_ compilation: Compilation, _ rules: [Rule] = Rule.all) -> [Finding] {
  var memory: LayoutMemory?
  return lint(compilation, rules, &memory)
}

/// The same, without laying out again what a memory knows.
func lint(
  _ compilation: Compilation, _ rules: [Rule], _ memory: inout LayoutMemory?
) -> [Finding] {
  var findings: [Finding] = []
  let errors = compilation.findings.filter { $0.kind.tier == .hard && $0.severity == .error }
    .map(\.range.lower).sorted()
  let layoutRules = rules.filter(\.laysOut)
  for document in compilation.documents {
    guard var walk = Walk(document, rules, errors: errors) else { return [] }
    findings += walk.findings()
    if !layoutRules.isEmpty, errors.isEmpty {
      findings += judgeLayouts(of: document, layoutRules, &memory)
    }
  }
  return findings
}
