/// Where a run takes place, for formats that name files by more than the words of the command line.
package struct ReportPaths: Sendable {
  /// The working folder, from the system's root.
  private let workingFolder: [Substring]
  /// The root of the repository that is worked on, likewise; the working folder is in it.
  private let root: [Substring]

  /// - Parameter root: Where the repository is; the working folder itself where nobody knows, or where it is elsewhere.
  package init(workingFolder: String, root: String? = nil) {
    self.workingFolder = Self.parts(of: workingFolder, from: [])
    let root = root.map { Self.parts(of: $0, from: []) } ?? self.workingFolder
    self.root = self.workingFolder.starts(with: root) ? root : self.workingFolder
  }

  /// The path from the system's root.
  func absolute(_ path: String) -> String { "/" + parts(of: path).joined(separator: "/") }

  /// The path from the working folder, with `..` where it leads out of it; a whole one that leads elsewhere stays.
  func fromWorkingFolder(_ path: String) -> String {
    if let inside = relative(path, to: workingFolder) { return inside }
    if path.utf8.first == UInt8(ascii: "/") { return absolute(path) }
    let parts = parts(of: path)
    let shared = zip(parts, workingFolder).prefix { $0 == $1 }.count
    let up = [Substring](repeating: "..", count: workingFolder.count - shared)
    return (up + parts.dropFirst(shared)).joined(separator: "/")
  }

  /// The path from the repository's root; one that leads out of it from the system's root.
  func fromRoot(_ path: String) -> String { relative(path, to: root) ?? absolute(path) }

  private func relative(_ path: String, to folder: [Substring]) -> String? {
    let parts = parts(of: path)
    guard parts.count > folder.count, parts.starts(with: folder) else { return nil }
    return parts.dropFirst(folder.count).joined(separator: "/")
  }

  private func parts(of path: String) -> [Substring] {
    Self.parts(of: path, from: path.utf8.first == UInt8(ascii: "/") ? [] : workingFolder)
  }

  /// The names of a path, without `.` and `..`.
  private static func parts(of path: String, from folder: [Substring]) -> [Substring] {
    var parts = folder
    // A combining mark after a slash would form one character with it.
    for name in path.utf8.split(separator: UInt8(ascii: "/")).map({ Substring($0) }) {
      switch name {
      case ".": break
      case "..": _ = parts.popLast()
      default: parts.append(name)
      }
    }
    return parts
  }
}
