import BarSyntax
import BarText
import Foundation

/// Reads a file of the fixtures folder.
func fixture(_ name: String) -> [UInt8] {
  let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures/\(name)")
  guard let data = try? Data(contentsOf: url) else { return [] }
  return Array(data)
}

/// The realistic descriptions, each with several screens.
let descriptionNames = ["mail", "shop", "travel", "music", "notes"]

func description(_ name: String) -> [UInt8] { fixture("descriptions/\(name).bars.yaml") }

/// Parses a text, as every test does.
func parse(_ yaml: String) -> (tree: YAMLTree, findings: [Finding]) {
  parse(SourceFile(path: "test", bytes: Array(yaml.utf8)))
}

/// Findings as text: line, column, name of the kind, message.
func described(_ findings: [Finding], in tree: YAMLTree) -> [String] {
  findings.map { finding in
    let position = tree.lines.position(of: Int(finding.range.lower))
    return "\(position.line):\(position.column) \(finding.kind.name): \(finding.message)"
  }
}
