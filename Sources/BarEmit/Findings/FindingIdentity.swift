import BarSyntax
import BarText

/// What a finding is about, however the text around it moves.
struct FindingIdentity {
  /// The JSON Pointer of its node, in its document; nil in a file that has none.
  let pointer: String?
  /// 128 bits in hexadecimal: the same from run to run, and different for every finding of a run.
  let fingerprint: String
}

/// Finds the identities of a file's findings, which come in text order.
struct IdentityReader {
  private let path: String
  private var pointers: PointerReader
  /// How often each identity has been met: equal findings of one node are counted.
  private var counts: [String: Int] = [:]

  /// - Parameter path: From the working folder.
  init(_ source: SourceFile, path: String) {
    self.path = path
    pointers = PointerReader(parse(source).tree)
  }

  mutating func identity(of finding: Finding) -> FindingIdentity {
    let pointer = pointers.pointer(of: finding.range)
    let fact = finding.contexts?.fact ?? finding.message
    let identity = ["\(finding.kind.name)", path, pointer ?? "", fact]
      .joined(separator: "\0")
    let count = counts[identity, default: 0]
    counts[identity] = count + 1
    let digest = SHA256.digest(of: [UInt8]("\(identity)\0\(count)".utf8))
    return FindingIdentity(pointer: pointer, fingerprint: Self.hexadecimal(digest.prefix(16)))
  }

  private static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    let digits = [UInt8]("0123456789abcdef".utf8)
    var text: [UInt8] = []
    for byte in bytes {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }
}
