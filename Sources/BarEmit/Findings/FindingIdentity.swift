import BarCatalog
import BarSyntax
import BarText

/// What a finding is about, however the text around it moves.
struct FindingIdentity {
  /// The JSON Pointer of its node, in its document; `nil` in a file that has none.
  let pointer: String?
  /// What it is about, in 128 bits as hexadecimal digits: the same for findings of one rule about equal things.
  let subject: String
  /// How many findings before it are about the same.
  let ordinal: Int
  /// The same from run to run, and different for every finding of a run: the subject's for the first about it.
  let fingerprint: String
}

/// Finds the identities of a file's findings, which come in text order.
///
/// They rest on rule, path, structure and the text itself, never on lines: they stay where lines move, where a text is
/// written in another style, and where items change places that can be told apart.
struct IdentityReader {
  private let path: String
  private let tree: YAMLTree
  private var pointers: PointerReader
  /// How often each subject has been met.
  private var counts: [String: Int] = [:]

  /// What tells items of a list apart, the best first.
  private static var itemNames: [StaticString] {
    [
      BarCatalog.Property<UIBarButtonItem, Name?>.identifier.name,
      BarCatalog.Property<UIBarButtonItem, Name?>.accessibilityIdentifier.name,
      "action", "title", "image",
    ]
  }

  /// - Parameter path: From the folder that paths begin at.
  init(_ source: SourceFile, path: String) {
    self.path = path
    tree = parse(source).tree
    pointers = PointerReader(tree, itemNames: Self.itemNames)
  }

  mutating func identity(of finding: Finding) -> FindingIdentity {
    let place = pointers.place(of: finding.range)
    let parts = ["\(finding.kind.name)", path, place?.name ?? "", text(of: finding.range, place)]
    let subject = parts.joined(separator: "\0")
    let ordinal = counts[subject, default: 0]
    counts[subject] = ordinal + 1
    let pointer = finding.subject.flatMap { pointers.pointer(of: $0) } ?? place?.pointer
    return FindingIdentity(
      pointer: pointer, subject: Self.hash(subject), ordinal: ordinal,
      fingerprint: Self.hash(ordinal == 0 ? subject : "\(subject)\0\(ordinal)"))
  }

  /// The text of a range without what is style: a scalar by its content, any other text with single blanks; nothing for
  /// a collection, which is what its place says, whatever is in it.
  private func text(of range: SourceRange, _ place: PointerReader.Place?) -> String {
    if let node = place?.node, tree.nodes[Int(node)].range == range {
      return tree.nodes[Int(node)].kind == .scalar ? tree.text(of: node) : ""
    }
    var bytes = tree.source.bytes[
      min(
        Int(range.lower), tree.source.bytes.count)..<min(
          max(Int(range.lower), Int(range.upper)), tree.source.bytes.count)]
    if let quote = bytes.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      bytes.count > 1, bytes.last == quote
    {
      // A quoted key is the same key.
      bytes = bytes.dropFirst().dropLast()
    }
    let words = bytes.split { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    return words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  }

  private static func hash(_ text: String) -> String {
    SHA256.digits(of: [UInt8](text.utf8), bytes: 16)
  }
}
