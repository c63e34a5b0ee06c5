#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writing a file so that it has the old content or the new one, and never a part of it.
enum AtomicWriting {
  /// Replaces a regular file, or makes a new one; writes straight to anything else, such as a device or a pipe.
  static func write(_ texts: [OutputText], to path: Path) throws(FileError) {
    switch path.kind {
    case .folder: throw FileError(EISDIR)
    case .stream: try writeDirectly(texts, to: path)
    case .file, nil: try replace(try target(of: path), with: texts)
    }
  }

  /// The same, for a path that nobody has named: a link of that name is not followed out of its folder.
  static func writeUnnamed(_ texts: [OutputText], to path: Path) throws(FileError) {
    let target = try target(of: path)
    if target != path, let folder = path.folder.real, let place = target.folder.real,
      place != folder, place.inside(folder) == nil
    {
      throw FileError("is a link out of its folder, and nobody has named it")
    }
    try write(texts, to: path)
  }

  /// Makes a new file, as a whole; false where there is one already, or anything else of its name.
  static func create(_ texts: [OutputText], at path: Path) throws(FileError) -> Bool {
    var status = stat()
    if path.withCString({ lstat($0, &status) }) == 0 { return false }
    var isNew = true
    try write(texts, into: path.folder, like: nil) { (temporary) throws(FileError) in
      // `link` fails if somebody has created the file in the meantime.
      let result = temporary.withCString { old in path.withCString { link(old, $0) } }
      if result != 0 {
        if errno != EEXIST { throw FileError(errno) }
        isNew = false
      }
      _ = temporary.withCString { unlink($0) }
    }
    return isNew
  }

  /// The folder in which a file is made before it is put in its place.
  static func folder(of path: Path) -> Path {
    do throws(FileError) { return try target(of: path).folder } catch { return path.folder }
  }

  /// Makes a folder and those above it.
  static func makeFolder(_ path: Path) throws(FileError) {
    var missing: [Path] = []
    var folder = path
    while folder.kind == nil {
      missing.append(folder)
      let above = folder.namesFolder ? Path([UInt8](folder.bytes.dropLast())) : folder.folder
      if above == folder { break }
      folder = above
    }
    for folder in missing.reversed() where folder.kind == nil {
      if folder.withCString({ mkdir($0, 0o777) }) != 0 { throw FileError(errno) }
    }
    if path.kind != .folder { throw FileError(ENOTDIR) }
  }

  private static func writeDirectly(_ texts: [OutputText], to path: Path) throws(FileError) {
    let descriptor = path.withCString { open($0, O_WRONLY | O_CLOEXEC | O_NOCTTY) }
    guard descriptor >= 0 else { throw FileError(errno) }
    defer { close(descriptor) }
    try OutputText.write(texts, to: descriptor)
  }

  /// Where a path leads through symbolic links, the last of which may lead to nothing.
  static func target(of path: Path) throws(FileError) -> Path {
    // The number of links that Linux follows.
    let mostLinks = 40
    var target = path
    for _ in 0..<mostLinks {
      guard let link = linkTarget(of: target) else { return target }
      target = link.bytes.first == UInt8(ascii: "/") ? link : target.folder.appending(link.bytes)
    }
    throw FileError(ELOOP)
  }

  private static func linkTarget(of path: Path) -> Path? {
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      buffer.withMemoryRebound(to: CChar.self) { buffer in
        guard let address = buffer.baseAddress else { return }
        count = max(0, path.withCString { readlink($0, address, buffer.count) })
      }
    }
    return bytes.isEmpty ? nil : Path(bytes)
  }

  private static func replace(_ path: Path, with texts: [OutputText]) throws(FileError) {
    let status = path.status
    if status != nil, path.withCString({ access($0, W_OK) }) != 0 { throw FileError(errno) }
    try write(texts, into: path.folder, like: status) { (temporary) throws(FileError) in
      let result = temporary.withCString { old in path.withCString { rename(old, $0) } }
      if result != 0 { throw FileError(errno) }
    }
  }

  /// Writes a file that nobody knows yet, and puts it in its place.
  private static func write(
    _ texts: [OutputText], into folder: Path, like status: stat?,
    place: (Path) throws(FileError) -> Void
  ) throws(FileError) {
    // Signals wait until the file is in its place or removed again, so that nothing is left to clean up. Only bytes
    // that are ready are written in the meantime, so the wait is short.
    let blocked = SignalBlock(of: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
    defer { blocked.end() }
    let (temporary, descriptor) = try createTemporary(in: folder)
    // Closing releases the lock that tells others that the file is in use.
    defer { close(descriptor) }
    do throws(FileError) {
      try OutputText.write(texts, to: descriptor)
      if let status, fchmod(descriptor, status.st_mode & 0o7777) != 0 { throw FileError(errno) }
      if fsync(descriptor) != 0 { throw FileError(errno) }
      try place(temporary)
    } catch {
      _ = temporary.withCString { unlink($0) }
      throw error
    }
  }

  private static func createTemporary(
    in folder: Path
  ) throws(FileError) -> (path: Path, descriptor: Int32) {
    // Another process may have the same number, in a folder that containers share.
    for attempt in 0..<100 {
      let temporary = folder.appending(Leftovers.name(attempt))
      let descriptor = temporary.withCString {
        open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOCTTY, 0o666)
      }
      guard descriptor >= 0 else {
        if errno == EEXIST { continue }
        throw FileError(errno)
      }
      if Leftovers.lock(descriptor) { return (temporary, descriptor) }
      close(descriptor)
    }
    throw FileError(EEXIST)
  }
}
