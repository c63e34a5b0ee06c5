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

  /// A way to write values, as far as the language tells them apart.
  private struct Kind: Hashable {
    let kind: ValueForm.Kind
    let container: ValueForm.Container
    let keys: Int

    init(_ form: ValueForm) {
      kind = form.kind
      container = form.container
      keys = (0..<3).count { form.keySpace($0) != nil }
    }
  }

  /// Lists and tables of every kind and accessors with any number of keys are one way each.
  @Test func noKindOfValueIsLeftOut() {
    var written: Set<Kind> = []
    for example in Self.examples where example.words.first != "wrong" {
      let checked = check(parse(example.source).tree, document: 0).checked
      Self.collect(checked, at: checked.head, into: &written)
    }
    var all: Set<Kind> = []
    for place in PropertyPlace.all {
      let shape = place.shape
      if !shape.traits.isDisjoint(with: .unwritable) { continue }
      all.insert(Kind(shape.form))
    }
    let kinds = Set(written.map(\.kind))
    #expect(Set(all.map(\.kind)).isSubset(of: kinds), "\(Set(all.map(\.kind)).subtracting(kinds))")
    let containers = Set(written.map(\.container))
    #expect(Set(all.map(\.container)).isSubset(of: containers))
    let keys = Set(written.map(\.keys))
    #expect(Set(all.map(\.keys)).isSubset(of: keys))
    for kind in ValueForm.Kind.allCases where !all.map(\.kind).contains(kind) {
      Issue.record("no property takes \(kind)")
    }
  }

  /// Adds the kinds of all properties that an object and what it holds have.
  private static func collect(_ checked: Checked, at head: Int32, into kinds: inout Set<Kind>) {
    guard let type = BarType(rawValue: UInt8(truncatingIfNeeded: checked.tape[Int(head)].id)) else {
      return
    }
    let count = Int(checked.tape[Int(head)].word)
    for cell in checked.tape[(Int(head) + 1)..<(Int(head) + 1 + count)] {
      let form = type.shape(at: cell.place).form
      kinds.insert(Kind(form))
      guard form.kind == .element else { continue }
      let inner = Int32(truncatingIfNeeded: cell.word)
      if form.container == .single, !form.isKeyed {
        collect(checked, at: inner, into: &kinds)
        continue
      }
      let members = Int(checked.tape[Int(inner)].word)
      let step = form.container == .table ? 2 : 1
      for offset in stride(from: step, through: members, by: step) {
        let member = checked.tape[Int(inner) + offset]
        collect(checked, at: Int32(truncatingIfNeeded: member.word), into: &kinds)
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
