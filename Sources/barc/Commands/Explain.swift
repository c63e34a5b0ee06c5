import BarEmit
import BarJSON
import BarLint
import BarText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Command {
  static var explain: Command {
    Command(
      "explain", operands: "[NAME]", operandCount: 0...1,
      operandWords: { FindingKind.known.map(\.name) + CatalogSubject.names },
      summary: "show what a finding means, or what barc knows of a type or a property",
      details: """
        Shows why a kind of findings is one, with an example of what is wrong and one of what is
        right. NAME may also be a type (UIBarButtonItem), a property (UIBarButtonItem.style, or style
        alone) or an enumeration: then what it takes, its default, its versions and what each bar
        makes of it are shown. Without a name, lists all kinds of findings.
        """,
      options: [.documentFormat, .color]
    ) { (invocation, console) throws(UsageError) in
      let isJSON = invocation.wantsJSON
      guard let word = invocation.operands.first else {
        let kinds = FindingKind.known
        console.writeOutput(
          isJSON
            ? JSONText.bytes(of: ExplanationDocument.list(of: kinds))
            : NameList.bytes(of: kinds.map { ($0.name, $0.summary) }))
        return
      }
      console.writeOutput(try explanation(of: word, isJSON: isJSON, invocation))
    }
  }
}

private func explanation(
  of word: [UInt8], isJSON: Bool, _ invocation: Invocation
) throws(UsageError) -> [UInt8] {
  let kinds = FindingKind.known
  if let kind = kinds.first(where: { $0.name.isSpelled(word) }) {
    if isJSON { return JSONText.bytes(of: ExplanationDocument.document(of: kind)) }
    var output: [UInt8] = []
    KindPage.append(kind, to: &output)
    return output
  }
  let text = String(decoding: word, as: UTF8.self)
  let subjects = CatalogSubject.find(text)
  if subjects.isEmpty { throw unknown(word, text, kinds) }
  if isJSON { return JSONText.bytes(of: ExplanationDocument.document(of: subjects)) }
  let color = invocation.choice(of: .color) { (choice: ColorChoice) in choice.name } ?? .auto
  return CatalogPage.bytes(of: subjects, isColored: color.isColored(on: STDOUT_FILENO))
}

/// Reports that nothing has a name; what follows a point is looked for in what precedes it.
private func unknown(_ word: [UInt8], _ text: String, _ kinds: [FindingKind]) -> UsageError {
  if let (owner, name) = CatalogSubject.parts(of: text) {
    let members = CatalogSubject.memberNames(of: owner)
    if !members.isEmpty {
      return UsageError(
        "there is no property", word,
        help: .nearest([UInt8](name.utf8), members, otherwise: "explain the type to see all"))
    }
  }
  let first = text.prefix { $0 != "." }
  return UsageError(
    "nothing is called", word,
    help: .nearest(
      [UInt8](first.utf8), kinds.map(\.name) + CatalogSubject.names,
      otherwise: "`barc explain` lists findings, `barc catalog` lists types"))
}
