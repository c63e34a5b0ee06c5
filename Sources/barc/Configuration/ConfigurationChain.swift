import BarLint
import BarSyntax
import BarText

/// A configuration, and all that it extends.
struct ConfigurationChain {
  /// One file of the chain.
  struct Link {
    let file: ConfigurationFile
    /// Where it is: paths in it begin here.
    let folder: AbsolutePath
    private let excluded: [IgnorePattern]
    private let perFile: [IgnorePattern?]

    init(_ file: ConfigurationFile, in folder: AbsolutePath) {
      self.file = file
      self.folder = folder
      excluded = file.excluded.compactMap { IgnorePattern([UInt8]($0.utf8)[...]) }
      perFile = file.perFile.map { IgnorePattern([UInt8]($0.pattern.utf8)[...]) }
    }

    /// Whether a path is excluded, which is in no folder that is.
    func excludes(_ path: AbsolutePath, isFolder: Bool) -> Bool {
      if excluded.isEmpty { return false }
      guard let path = path.path(inside: folder) else { return false }
      return excluded.verdict(on: path[...], isFolder: isFolder) ?? false
    }

    /// The patterns of `perFile` that a file's path matches, by their index.
    func matchingRows(_ path: AbsolutePath) -> [Int] {
      if perFile.isEmpty || path.path(inside: folder) == nil { return [] }
      let parts = (folder.names.count + 1..<path.names.count + 1).map(path.above)
      return perFile.indices.filter { row in
        parts.contains { part in
          guard let pattern = perFile[row], let inside = part.path(inside: folder) else {
            return false
          }
          return pattern.matches(inside[...], isFolder: part != path)
        }
      }
    }
  }

  /// The closest first.
  private(set) var links: [Link] = []

  /// Reads a configuration and what it extends; `nil` if something is wrong. What is wrong or odd is said.
  ///
  /// - Parameters:
  ///   - text: What the first file says; `nil` for what is saved.
  ///   - folder: The folder of the process.
  init?(
    reading path: Path, as text: SourceFile? = nil, from folder: AbsolutePath,
    _ complaints: inout [ConfigurationComplaint]
  ) {
    var read: [Path.Identity] = []
    var next = path
    while true {
      let source: SourceFile
      let identity = next.identity
      if let identity, read.contains(identity), let last = links.last {
        let finding = Self.broken(
          last.file, next, "extends itself in the end", help: "take one `extends` of the circle out"
        )
        complaints.append(.findings(last.file.tree.source, [finding]))
        return nil
      }
      do throws(FileError) {
        source =
          if let text, links.isEmpty { text } else {
            SourceFile(path: next.text, bytes: try Self.bytes(of: next, links.isEmpty), readers: 1)
          }
      } catch {
        guard let last = links.last else {
          complaints.append(.unreadable(next, error))
          return nil
        }
        complaints.append(
          .findings(
            last.file.tree.source,
            [
              Self.broken(
                last.file, next, error.message, help: "the path begins at the folder of this file")
            ]))
        return nil
      }
      if let identity { read.append(identity) }
      let (file, findings) = readConfiguration(source)
      if !findings.isEmpty { complaints.append(.findings(source, findings)) }
      // Warnings are reported, and the file counts all the same.
      if findings.contains(where: { $0.severity == .error }) { return nil }
      let place = folder.resolving(next.folder.bytes)
      links.append(Link(file, in: place))
      guard let extends = file.extends else { return }
      let target = place.resolving([UInt8](extends.path.utf8))
      next = target.path(from: folder)
    }
  }

  /// The text of a configuration.
  ///
  /// - Parameter isNamed: Whether somebody named it, who may have named a pipe. To read one that another file names would
  ///   take what comes from an editor, if it is standard input.
  private static func bytes(of path: Path, _ isNamed: Bool) throws(FileError) -> [UInt8] {
    if !isNamed, path.kind == .stream { throw FileError("it is no file") }
    return try FileReading.read(path)
  }

  /// What is wrong with `extends` where it leads nowhere.
  private static func broken(
    _ file: ConfigurationFile, _ path: Path, _ message: String, help: String
  ) -> Finding {
    let node = file.extends.map(\.node) ?? 0
    return Finding(
      .brokenExtends, file.tree.resolvedRange(of: node), "`\(path.text)`: \(message)", help: help)
  }
}
