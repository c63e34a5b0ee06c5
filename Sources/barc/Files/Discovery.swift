#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Finding the descriptions in a folder and those below it.
enum Discovery {
  /// Folders that hold other people's files, or what a build has made.
  private static var skippedFolders: [StaticString] {
    [".git", ".build", "Carthage", "Pods", "DerivedData", "node_modules"]
  }

  /// The descriptions, in no particular order. Complains of folders that cannot be read, and goes on.
  ///
  /// A link to a file counts as the file; a link to a folder is not followed, so that none is met twice.
  static func descriptions(in folder: Path, _ console: inout Console) -> [Path] {
    var found: [Path] = []
    var folders = [folder]
    while let folder = folders.popLast() {
      guard let stream = folder.withCString({ opendir($0) }) else {
        console.complain(of: folder.text, FileError(errno))
        continue
      }
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { [UInt8]($0.prefix { $0 != 0 }) }
        if name == [UInt8(ascii: ".")] || name == Array("..".utf8) { continue }
        switch entry.pointee.d_type {
        case UInt8(truncatingIfNeeded: Int(DT_DIR)):
          add(folder: name, in: folder, to: &folders)
        case UInt8(truncatingIfNeeded: Int(DT_REG)):
          add(file: name, in: folder, to: &found, &console)
        case UInt8(truncatingIfNeeded: Int(DT_LNK)):
          if isYAML(name), folder.appending(name).kind == .file {
            add(file: name, in: folder, to: &found, &console)
          }
        case UInt8(truncatingIfNeeded: Int(DT_UNKNOWN)):
          // Some file systems tell the kind only when asked.
          switch kindWithoutFollowing(folder.appending(name)) {
          case .folder: add(folder: name, in: folder, to: &folders)
          case .file: add(file: name, in: folder, to: &found, &console)
          case .stream, nil: break
          }
        default: break
        }
      }
    }
    return found
  }

  /// Whether a file that was named would not be found in its folder: it has another first key, or is no YAML at all.
  ///
  /// One that cannot be read is none of those, so that reading it complains.
  static func isOther(_ input: Input) -> Bool {
    guard case .file(let path) = input, path.kind == .file, !isNamedAsDescription(path) else {
      return false
    }
    do throws(FileError) { return try !isDescription(path) } catch { return false }
  }

  private static func isNamedAsDescription(_ path: Path) -> Bool {
    path.hasSuffix(".bars.yaml") || path.hasSuffix(".bars.yml")
  }

  private static func add(folder name: [UInt8], in folder: Path, to folders: inout [Path]) {
    if skippedFolders.contains(where: { $0.isSpelled(name) }) { return }
    folders.append(folder.appending(name))
  }

  private static func add(
    file name: [UInt8], in folder: Path, to found: inout [Path], _ console: inout Console
  ) {
    guard isYAML(name) else { return }
    let path = folder.appending(name)
    if isNamedAsDescription(path) {
      found.append(path)
      return
    }
    do throws(FileError) {
      if try isDescription(path) { found.append(path) }
    } catch {
      console.complain(of: path.text, error)
    }
  }

  private static func isYAML(_ name: [UInt8]) -> Bool {
    let path = Path(name)
    return path.hasSuffix(".yaml") || path.hasSuffix(".yml")
  }

  /// Whether a file's first key says that it is one of ours.
  private static func isDescription(_ path: Path) throws(FileError) -> Bool {
    // Most files tell by then; one that begins with a long comment is read on.
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

  private static func kindWithoutFollowing(_ path: Path) -> Path.Kind? {
    var status = stat()
    guard path.withCString({ lstat($0, &status) }) == 0 else { return nil }
    return Path.kind(of: status)
  }
}
