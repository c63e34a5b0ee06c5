// BarLint: opinions about correct bars: one file per rule. It changes no result.

package import BarCompiler
package import BarText

/// What rules find in a file, in no particular order.
///
/// Nothing is laid out for rules that need no layout, nor where the description has errors, which no layout is of.
package func lint(_ compilation: Compilation, _ rules: [Rule] = Rule.all) -> [Finding] {
  var tables = RuleTables(RuleSet(rules))
  var memory: LayoutMemory?
  return lint(compilation, &tables, &memory)
}

/// The same, without asking rules again what their tables know, nor laying out again what a memory knows.
func lint(
  _ compilation: Compilation, _ tables: inout RuleTables, _ memory: inout LayoutMemory?
) -> [Finding] {
  if tables.rules.all.isEmpty { return [] }
  var findings: [Finding] = []
  let errors = compilation.findings.filter { $0.kind.tier == .hard && $0.severity == .error }
    .map(\.range.lower).sorted()
  for number in compilation.documents.indices {
    var walk = Walk(DocumentPlace(compilation.documents, number), tables.rules.all, errors: errors)
    findings += walk.findings(asking: &tables)
    if !tables.rules.ofLayouts.isEmpty, errors.isEmpty {
      findings += judgeLayouts(of: compilation.documents[number], tables.rules.ofLayouts, &memory)
    }
  }
  return findings
}
