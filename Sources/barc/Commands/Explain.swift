import BarLint
import BarEmit
import BarText

extension Command {
  static var explain: Command {
    Command(
      "explain", operands: "[NAME]", operandCount: 0...1, summary: "show what a finding means",
      details: """
        Shows why a kind of findings is one, with an example of what is wrong and one of what is
        right. Without a name, lists all kinds.
        """
    ) { (invocation, console) throws(UsageError) in
      guard let word = invocation.operands.first else {
        console.writeOutput(listing())
        return
      }
      let kinds = FindingKind.known
      guard let kind = kinds.first(where: { $0.name.isSpelled(word) }) else {
        throw UsageError(
          "there is no finding", word,
          help: .nearest(word, kinds.map(\.name), otherwise: "`barc explain` lists all"))
      }
      var output: [UInt8] = []
      KindPage.append(kind, to: &output)
      console.writeOutput(output)
    }
  }
}

private func listing() -> [UInt8] {
  let kinds = FindingKind.known
  let width = kinds.map(\.name.utf8CodeUnitCount).max() ?? 0
  var output: [UInt8] = []
  for kind in kinds {
    output.append(kind.name)
    output.append(repeating: UInt8(ascii: " "), count: width - kind.name.utf8CodeUnitCount + 2)
    output.append(kind.summary)
    output.append("\n")
  }
  return output
}
