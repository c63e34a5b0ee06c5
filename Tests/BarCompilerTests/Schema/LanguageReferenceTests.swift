import BarCatalog
import BarCompiler
import BarEmit
import BarSyntax
import BarText
import Foundation
import TestSupport
import Testing

/// The examples of `Grammar/language.md` are what it says that they are, and leave no kind of value out.
@Suite struct LanguageReferenceTests {
  /// A block of YAML, and the words behind `yaml` on its fence.
  struct Example: CustomTestStringConvertible {
    let line: Int
    let words: [Substring]
    let text: String

    var testDescription: String { "language.md:\(line)" }

    /// The whole description: a block may be a screen's keys, or a file's without its head.
    var description: String {
      switch words.first {
      case "screen":
        let lines = text.split(separator: "\n").map { "    \($0)\n" }
        return "barc: 1\ntoolkit: mdc\nscreens:\n  example:\n" + lines.joined()
      case "file": return "barc: 1\ntoolkit: mdc\nscreens: {}\n" + text
      default: return text
      }
    }

    var source: SourceFile { SourceFile(path: "example.yaml", bytes: Array(description.utf8)) }
  }

  static let examples: [Example] = {
    let file = SchemaValidator.root.appendingPathComponent("Grammar/language.md")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    var examples: [Example] = []
    var open: (line: Int, words: [Substring], text: String)?
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if let block = open {
        if line == "```" {
          examples.append(Example(line: block.line, words: block.words, text: block.text))
          open = nil
        } else {
          open?.text += "\(line)\n"
        }
      } else if line.hasPrefix("```yaml") {
        open = (number + 1, Array(line.split(separator: " ").dropFirst()), "")
      }
    }
    return examples
  }()

  @Test func thereAreExamples() { #expect(Self.examples.count > 25) }

  @Test(arguments: examples) func isWhatItSays(example: Example) {
    let expected = example.words.first == "wrong" ? [String(example.words[1])] : []
    let found = compile(example.source).findings
      .filter { "\($0.kind.name)" != "not-compiled-yet" }
    #expect(found.map { "\($0.kind.name)" } == expected, "\(found.map(\.message))")
  }

  // MARK: Kinds of values

  /// What descriptions have in them, as far as the language tells it apart.
  private struct Forms {
    var kinds: Set<ValueForm.Kind> = []
    var containers: Set<ValueForm.Container> = []
    /// How many keys accessors have.
    var keys: Set<Int> = []
    var types: Set<BarType> = []

    mutating func insert(_ form: ValueForm) {
      kinds.insert(form.kind)
      containers.insert(form.container)
      keys.insert((0..<3).count { form.keySpace($0) != nil })
    }
  }

  @Test func noKindOfValueAndNoTypeIsLeftOut() {
    var written = Forms()
    for example in Self.examples where example.words.first != "wrong" {
      let checked = check(parse(example.source).tree, document: 0).checked
      Self.collect(checked, at: checked.head, into: &written)
    }
    var all = Forms()
    for place in PropertyPlace.all where !place.shape.traits.contains(.unwritable) {
      all.insert(place.shape.form)
      all.types.insert(place.type)
    }
    #expect(all.kinds.subtracting(written.kinds).isEmpty)
    #expect(all.containers.subtracting(written.containers).isEmpty)
    #expect(all.keys.subtracting(written.keys).isEmpty)
    let types = all.types.subtracting(written.types)
    #expect(types.isEmpty, "without an example: \(types.map { "\($0.name)" }.sorted())")
    #expect(all.kinds.count == ValueForm.Kind.allCases.count)
  }

  /// Adds what an object and all that it holds have.
  private static func collect(_ checked: Checked, at head: Int32, into forms: inout Forms) {
    guard let type = BarType(rawValue: UInt8(truncatingIfNeeded: checked.tape[Int(head)].id)) else {
      return
    }
    forms.types.insert(type)
    let count = Int(checked.tape[Int(head)].word)
    for cell in checked.tape[(Int(head) + 1)..<(Int(head) + 1 + count)] {
      let form = type.shape(at: cell.place).form
      forms.insert(form)
      guard form.kind == .element else { continue }
      let inner = Int32(truncatingIfNeeded: cell.word)
      if form.container == .single, !form.isKeyed {
        collect(checked, at: inner, into: &forms)
        continue
      }
      let members = Int(checked.tape[Int(inner)].word)
      let step = form.container == .table ? 2 : 1
      for offset in stride(from: step, through: members, by: step) {
        let member = checked.tape[Int(inner) + offset]
        collect(checked, at: Int32(truncatingIfNeeded: member.word), into: &forms)
      }
    }
  }

  // MARK: Types

  /// What `Grammar/properties.md` says of how an object of a type is written compiles where the type is wanted.
  @Test(arguments: PropertyPlace.all) func samplesOfTypesCompile(place: PropertyPlace) {
    let form = place.shape.form
    guard let type = form.elementTypes.first, !form.isKeyed,
      place.shape.traits.isDisjoint(with: .unwritable)
    else { return }
    for sample in ValueSample.texts(of: type) {
      let value =
        switch form.container {
        case .single: sample
        case .list: "[\(sample)]"
        case .table: "{entry: \(sample)}"
        }
      let text = place.description(of: value)
      let found = compile(SourceFile(path: "sample.yaml", bytes: Array(text.utf8))).findings
        .filter { $0.kind.tier == .hard }.map { "\($0.kind.name)" }
        .filter { !["dangling-reference", "unknown-device"].contains($0) }
      #expect(found.isEmpty, "\(text)")
    }
  }
}
