#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program of others that reads as much text as barc does, and has as much to say about it.
struct Peer {
  enum Text {
    /// A description, which is YAML.
    case description
    /// Python of as many bytes.
    case python
  }

  let name: String
  let text: Text
  /// The words behind the program's name, before the file.
  let arguments: [String]

  static var all: [Peer] {
    [
      Peer(name: "yamllint", text: .description, arguments: ["-d", "relaxed"]),
      Peer(
        name: "check-jsonschema", text: .description,
        arguments: ["--schemafile", "\(root)/Grammar/barc.schema.json"]),
      Peer(
        name: "ruff", text: .python, arguments: ["check", "--isolated", "--no-cache", "--quiet"]),
    ]
  }

  /// Where the program is: in `.build/python` of the checkout, or on the path.
  var path: String? {
    let folders = getenv("PATH").map { String(cString: $0) } ?? ""
    let candidates =
      ["\(Self.root)/.build/python/bin"] + folders.split(separator: ":").map { String($0) }
    return candidates.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  private static var root: String {
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
  }
}
