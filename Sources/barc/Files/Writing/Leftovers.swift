#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files that `AtomicWriting` writes before they are put in their places, and that a run which was killed leaves.
///
/// Whoever writes such a file holds a lock on it, which the system takes away with the process.
enum Leftovers {
  private static let prefix: StaticString = ".barc-"
  private static let suffix: StaticString = ".tmp"

  /// A name that no other running process uses in a folder, unless they see different processes.
  static func name(_ number: Int) -> [UInt8] {
    [UInt8]("\(prefix)\(getpid())-\(number)\(suffix)".utf8)
  }

  /// Locks a new file; false where it has been taken for a leftover meanwhile.
  static func lock(_ descriptor: Int32) -> Bool {
    var status = stat()
    return takeLock(descriptor) && fstat(descriptor, &status) == 0 && status.st_nlink > 0
  }

  /// Removes what earlier runs have left in folders, each of which is looked at once. What cannot be removed stays.
  static func remove(in folders: [Path]) {
    for folder in folders.count > 1 ? Array(Set(folders)) : folders {
      guard let stream = folder.withCString({ opendir($0) }) else { continue }
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { [UInt8]($0.prefix { $0 != 0 }) }
        guard prefix.isSpelled(name.prefix(prefix.utf8CodeUnitCount)), Path(name).hasSuffix(suffix)
        else { continue }
        remove(folder.appending(name))
      }
    }
  }

  private static func remove(_ path: Path) {
    let flags = O_WRONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK | O_NOFOLLOW
    let descriptor = path.withCString { open($0, flags) }
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    // A process that has just put the file in its place may be writing another one of the same name.
    var opened = stat()
    var named = stat()
    guard takeLock(descriptor), fstat(descriptor, &opened) == 0,
      path.withCString({ lstat($0, &named) }) == 0, opened.st_ino == named.st_ino,
      named.st_mode & S_IFMT == S_IFREG
    else { return }
    _ = path.withCString { unlink($0) }
  }

  private static func takeLock(_ descriptor: Int32) -> Bool {
    var lock = flock()
    lock.l_type = Int16(F_WRLCK)
    lock.l_whence = Int16(SEEK_SET)
    if fcntl(descriptor, F_SETLK, &lock) == 0 { return true }
    // Some file systems have no locks, so nobody can hold one.
    return errno == ENOLCK || errno == EINVAL || errno == ENOSYS
  }
}
