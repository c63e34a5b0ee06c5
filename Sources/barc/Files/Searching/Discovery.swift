import BarCompiler

/// Telling descriptions from other YAML files.
enum Discovery {
  /// The descriptions in a folder and those below it. Complains of what cannot be read, and goes on.
  static func descriptions(
    in folder: Path, _ exclusion: Exclusion, _ console: inout Console
  ) -> [Path] {
    var search = FolderSearch(exclusion)
    var found: [Path] = []
    for path in search.files(in: folder, &console) {
      do throws(FileError) {
        if try isDescription(path) { found.append(path) }
      } catch {
        console.complain(of: path.text, error)
      }
    }
    return found
  }

  /// The YAML files that a pattern matches, descriptions or not.
  static func files(
    matching pattern: Path, _ exclusion: Exclusion, _ console: inout Console
  ) -> [Path] {
    let slash = UInt8(ascii: "/")
    let names = pattern.bytes.split(separator: slash, omittingEmptySubsequences: false)
    let plain = names.prefix { !PathGlob.isPattern($0) }
    let folder =
      plain.isEmpty ? Path([UInt8(ascii: ".")]) : Path([UInt8](plain.joined(separator: [slash])))
    guard folder.bytes.isEmpty || folder.kind == .folder else { return [] }
    let glob = PathGlob(pattern.bytes)
    var search = FolderSearch(exclusion)
    let plainCount = plain.count { !$0.isEmpty }
    let showsHidden = names.contains(where: isHidden)
    return search.files(in: folder.bytes.isEmpty ? Path([slash]) : folder, &console)
      .filter { path in
        let isSeen =
          showsHidden
          || !path.bytes.split(separator: slash).dropFirst(plainCount).contains(where: isHidden)
        return isSeen && glob.matches(path.bytes)
      }
  }

  /// Whether a name begins with a point, which a wildcard does not stand for, as in a shell.
  private static func isHidden(_ name: ArraySlice<UInt8>) -> Bool {
    let point = UInt8(ascii: ".")
    return name.first == point && !name.allSatisfy { $0 == point }
  }

  /// Whether a file that was named would not be found in its folder: it has another first key, or is no YAML at all.
  ///
  /// One that cannot be read is none of those, so that reading it complains.
  static func isOther(_ path: Path) -> Bool {
    guard path.kind == .file else { return false }
    do throws(FileError) { return try !isDescription(path) } catch { return false }
  }

  /// Whether a file's name, or else its first key, says that it is one of ours.
  private static func isDescription(_ path: Path) throws(FileError) -> Bool {
    if isDescriptionName(path.bytes) { return true }
    // A link that leads nowhere has no key.
    if path.kind == nil { return false }
    // That is enough for most files; of one that begins with a long comment, more is read.
    var count = 4096
    while true {
      let (bytes, isWhole) = try FileReading.beginning(of: path, count: count)
      switch FirstKey(bytes, isWhole: isWhole) {
      case .barc: return true
      case .other: return false
      case .undecided: count *= 16
      }
    }
  }
}
