import BarEmit
import BarJSON
import BarLint
import BarText

extension Command {
  static var rules: Command {
    Command(
      "rules", summary: "list the rules of lint",
      details: """
        Lists every rule with its group, its severity and what it finds; `barc explain RULE` shows
        the page of one.
        """,
      options: [.documentFormat]
    ) { invocation, console in
      console.writeOutput(invocation.wantsJSON ? JSONText.bytes(of: document()) : listing())
    }
  }
}

/// The rules as JSON, in the order of the list.
private func document() -> JSONValue {
  let rules = Rule.all
  return [
    "rules": .array(
      Rule.Group.allCases.flatMap { group in
        rules.filter { $0.group == group }.map { rule in
          [
            "rule": .text(rule.kind.name), "group": .text(group.name),
            "severity": .text(rule.kind.severity.name), "summary": .text(rule.kind.summary),
          ]
        }
      })
  ]
}

private func listing() -> [UInt8] {
  let rules = Rule.all
  let width = rules.map(\.kind.name.utf8CodeUnitCount).max() ?? 0
  var output: [UInt8] = []
  for group in Rule.Group.allCases {
    let members = rules.filter { $0.group == group }
    if members.isEmpty { continue }
    if !output.isEmpty { output.append("\n") }
    output.append(contentsOf: "\(group.name)\n".utf8)
    for rule in members {
      let name = rule.kind.name
      output.append("  ")
      output.append(name)
      output.append(repeating: UInt8(ascii: " "), count: width - name.utf8CodeUnitCount + 2)
      output.append(rule.kind.severity.name)
      output.append(
        repeating: UInt8(ascii: " "), count: 9 - rule.kind.severity.name.utf8CodeUnitCount)
      output.append(rule.kind.summary)
      output.append("\n")
    }
  }
  return output
}
