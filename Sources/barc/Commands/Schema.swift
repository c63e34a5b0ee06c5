import BarEmit
import BarJSON
import BarLint
import BarText

/// A format of which barc has a JSON Schema.
enum SchemaName: CaseIterable {
  case input, config, ir, findings

  var word: StaticString {
    switch self {
    case .input: "input"
    case .config: "config"
    case .ir: "ir"
    case .findings: "findings"
    }
  }

  var document: JSONValue {
    switch self {
    case .input: InputSchema.document
    case .config:
      ConfigurationSchema.document(
        rules: FindingKind.known, groups: Rule.Group.allCases.map(\.name))
    case .ir: LayoutSchema.document
    case .findings: FindingsSchema.document
    }
  }
}

extension Command {
  static var schema: Command {
    Command(
      "schema", operands: "input|config|ir|findings", operandCount: 1...1,
      operandWords: { SchemaName.allCases.map(\.word) },
      summary: "print the JSON Schema of a format",
      details: """
        Prints the JSON Schema, draft 7, of descriptions (input), of configurations (config), of
        layouts (ir), or of findings as JSON (findings). Editors complete and check a description
        with the first one, and a `.barc.yaml` with the second.
        """
    ) { (invocation, console) throws(UsageError) in
      let names = SchemaName.allCases
      for word in invocation.operands {
        guard let name = names.first(where: { $0.word.isSpelled(word) }) else {
          let words = names.map(\.word)
          throw UsageError(
            "there is no schema", word, help: .nearest(word, words, otherwise: .values(words)))
        }
        console.writeOutput(JSONText.bytes(of: name.document))
      }
    }
  }
}
