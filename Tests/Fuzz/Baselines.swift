import BarEmit
import BarLint
import BarText

/// A baseline that can be read is written and read as the same; it silences nothing that it does not know.
func checkBaseline(_ bytes: [UInt8]) {
  guard case .success(let baseline) = Baseline.read(bytes) else { return }
  guard case .success(let again) = Baseline.read(baseline.bytes) else {
    preconditionFailure("what was written cannot be read")
  }
  precondition(again == baseline)
  precondition(baseline.removing([]) == baseline)
  precondition(baseline.removing(baseline.entries).entries.isEmpty)
  let source = SourceFile(path: "fuzz.bars.yaml", bytes: Array(manyFindings.utf8))
  let findings = lint(source).findings
  for path in Set(baseline.entries.map(\.path)).union([source.path]) {
    let identified = IdentifiedFindings(findings, in: source, path: path)
    let known = Array(baseline.entries(of: path))
    let left = identified.silenced(by: known)
    precondition(left.map(\.range) == findings.map(\.range))
    let silenced = left.count { $0.silence != nil }
    precondition(known.isEmpty ? silenced == 0 : silenced <= findings.count)
    _ = Baseline.difference(known, without: identified.entries)
  }
}
