import BarServer
import BarEmit
import BarText

/// The folder with the pages of what is found, so that editors can open them: each is written when it is first asked for.
struct PageFolder {
  private let folder: Path?
  /// The URIs that have been asked for, by the name of the kind.
  private var known: [String: String] = [:]

  init() { folder = Self.cache }

  /// The URI of a page; `nil` if it cannot be written.
  mutating func page(of kind: FindingKind) -> String? {
    let name = "\(kind.name)"
    if let uri = known[name] { return uri.isEmpty ? nil : uri }
    let uri = write(kind, name) ?? ""
    known[name] = uri
    return uri.isEmpty ? nil : uri
  }

  private func write(_ kind: FindingKind, _ name: String) -> String? {
    guard let folder else { return nil }
    let path = folder.appending("\(name).md".utf8)
    let text = RulePage.text(of: kind)
    do throws(FileError) {
      // A page that an older version has written may be out of date.
      let isThere = path.kind == nil ? false : try FileReading.read(path) == text
      if !isThere {
        try AtomicWriting.makeFolder(folder)
        try AtomicWriting.write([OutputText(text)], to: path)
      }
      return FileURI.uri(of: path.bytes)
    } catch {
      return nil
    }
  }

  /// The user's folder for what can be made again.
  private static var cache: Path? {
    let inner = "barc/\(ToolVersion.text)/rules"
    if let folder = EnvironmentVariable.value(of: "XDG_CACHE_HOME"), folder.first == 0x2F {
      return Path(folder).appending(inner.utf8)
    }
    guard let home = EnvironmentVariable.value(of: "HOME"), home.first == 0x2F else { return nil }
    #if canImport(Darwin)
      return Path(home).appending("Library/Caches/\(inner)".utf8)
    #else
      return Path(home).appending(".cache/\(inner)".utf8)
    #endif
  }
}
