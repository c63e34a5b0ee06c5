/// `file:` URIs and the paths that they stand for.
package enum FileURI {
  private static let slash = UInt8(ascii: "/")
  private static let percent = UInt8(ascii: "%")

  /// The path of a file on this machine; `nil` for any other URI, such as that of an untitled document.
  package static func path(of uri: String) -> [UInt8]? {
    let bytes = Array(uri.utf8)
    let scheme = Array("file://".utf8)
    guard bytes.starts(with: scheme) else { return nil }
    let rest = bytes[scheme.count...]
    guard let start = rest.firstIndex(of: slash) else { return nil }
    let host = rest[..<start]
    guard host.isEmpty || host.elementsEqual("localhost".utf8) else { return nil }
    return decoded(rest[start...].prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") })
  }

  /// The URI of a path that begins with a slash.
  package static func uri(of path: [UInt8]) -> String {
    var result = Array("file://".utf8)
    for byte in path {
      if isPlain(byte) {
        result.append(byte)
      } else {
        result += [percent, digit(byte >> 4), digit(byte & 15)]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Where a path leads that is written in a file, and begins at that file's folder where it begins with no slash.
  static func path(_ written: [UInt8], from file: [UInt8]) -> [UInt8] {
    var names = written.first == slash ? [] : file.split(separator: slash).dropLast()
    for name in written.split(separator: slash) {
      switch String(decoding: name, as: UTF8.self) {
      case ".": continue
      case "..": _ = names.popLast()
      default: names.append(name)
      }
    }
    return names.flatMap { [slash] + $0 }
  }

  /// A URI as it is written here: clients escape more or fewer bytes of a path.
  static func normal(_ uri: String) -> String { path(of: uri).map(Self.uri) ?? uri }

  private static func decoded(_ text: some Collection<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = text[...]
    while let byte = rest.popFirst() {
      let pair = rest.prefix(2).map(value)
      if byte == percent, pair.count == 2, let high = pair[0], let low = pair[1] {
        result.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        result.append(byte)
      }
    }
    return result
  }

  /// Whether RFC 3986 lets a byte stand for itself in a path.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~/".utf8.contains(byte)
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    Character(Unicode.Scalar(digit)).hexDigitValue.map { UInt8($0) }
  }
}
