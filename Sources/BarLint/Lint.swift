// BarLint: opinions about correct bars: one file a rule. It changes no result.

package import BarCompiler
package import BarText

/// What rules find in a file, in no particular order.
package func lint(_ compilation: Compilation, _ rules: [Rule] = Rule.all) -> [Finding] {
  var findings: [Finding] = []
  let errors = compilation.findings.filter { $0.kind.tier == .hard && $0.severity == .error }
    .map(\.range.lower).sorted()
  for document in compilation.documents {
    guard var walk = Walk(document, rules, errors: errors) else { return [] }
    findings += walk.findings()
  }
  return findings
}
