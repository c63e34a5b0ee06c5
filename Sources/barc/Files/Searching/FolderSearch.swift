#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A walk through a folder and those below it, without what is excluded.
///
/// A link to a file in the folder counts as the file. A link out of the folder is not followed: whoever means what it
/// leads to names that. A link to a folder is not followed either, so that none is met twice.
struct FolderSearch {
  /// A folder as it is called, its whole path, and what is ignored in it.
  private struct Folder {
    let path: Path
    let whole: Path
    let rules: IgnoreRules
  }

  private let exclusion: Exclusion
  /// The folder that is searched, without links.
  private var root = Path.here
  private var folders: [Folder] = []

  init(_ exclusion: Exclusion) { self.exclusion = exclusion }

  /// The YAML files, those of one folder in the order of their names. Complains of folders that cannot be read, and
  /// goes on.
  mutating func files(in folder: Path, _ console: inout Console) -> [Path] {
    var found: [Path] = []
    do throws(FileError) {
      root = folder.real ?? folder
      let repository = IgnoreRules.repository(around: root) ?? root
      folders = [
        Folder(path: folder, whole: root, rules: try IgnoreRules(in: root, from: repository))
      ]
    } catch {
      console.complain(of: "\(folder.text): \(IgnoreRules.fileName)", error)
    }
    while let folder = folders.popLast() {
      do throws(FileError) {
        let entries = try FolderEntry.entries(of: folder.path)
        for entry in entries { add(entry, in: folder, to: &found, &console) }
      } catch {
        console.complain(of: folder.path.text, error)
      }
    }
    return found
  }

  private mutating func add(
    _ entry: FolderEntry, in folder: Folder, to found: inout [Path], _ console: inout Console
  ) {
    switch entry.kind {
    case .folder:
      let path = folder.path.appending(entry.name)
      let whole = folder.whole.appending(entry.name)
      if exclusion.excludes(whole, isFolder: true, folder.rules) { return }
      var rules = IgnoreRules.hasRepository(whole) ? IgnoreRules() : folder.rules
      do throws(FileError) {
        try rules.add(fileIn: whole)
      } catch {
        console.complain(of: path.appending("\(IgnoreRules.fileName)".utf8).text, error)
      }
      folders.append(Folder(path: path, whole: whole, rules: rules))
    case .file, .link:
      let name = Path(entry.name)
      guard name.hasSuffix(".yaml") || name.hasSuffix(".yml") else { return }
      let path = folder.path.appending(entry.name)
      if entry.kind == .link, !isFollowed(path) { return }
      let whole = folder.whole.appending(entry.name)
      if !exclusion.excludes(whole, isFolder: false, folder.rules) { found.append(path) }
    case .other: break
    }
  }

  /// Whether a link leads to a file in the folder, or to nothing, which reading it will tell.
  private func isFollowed(_ link: Path) -> Bool {
    guard let target = link.real else { return link.kind == nil }
    return target.kind == .file && target.inside(root) != nil
  }
}

/// Something in a folder.
struct FolderEntry {
  enum Kind {
    case file, folder, link, other
  }

  let name: [UInt8]
  let kind: Kind

  /// What is in a folder, by name.
  static func entries(of folder: Path) throws(FileError) -> [FolderEntry] {
    guard let stream = folder.withCString({ opendir($0) }) else { throw FileError(errno) }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { [UInt8]($0.prefix { $0 != 0 }) }
      if name == [UInt8(ascii: ".")] || name == Array("..".utf8) { continue }
      let kind: Kind =
        switch Int32(entry.pointee.d_type) {
        case Int32(DT_DIR): .folder
        case Int32(DT_REG): .file
        case Int32(DT_LNK): .link
        // Some file systems do not tell the kind in a listing.
        case Int32(DT_UNKNOWN): kindWithoutFollowing(folder.appending(name))
        default: .other
        }
      entries.append(FolderEntry(name: name, kind: kind))
    }
    return entries.sorted { $0.name.precede($1.name) }
  }

  private static func kindWithoutFollowing(_ path: Path) -> Kind {
    var status = stat()
    guard path.withCString({ lstat($0, &status) }) == 0 else { return .other }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }
}
