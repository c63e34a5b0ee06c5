import BarSystem
import BarText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reading whole files, and beginnings of files.
enum FileReading {
  /// The largest file whose places `SourceRange` can hold.
  private static let mostBytes = 256 << 20
  /// What is read at once where the size is not known.
  private static let piece = 64 << 10
  /// How often to look, ten milliseconds apart, for somebody who opens the other end of a pipe.
  private static let patience = 100

  static func read(_ path: Path) throws(FileError) -> [UInt8] {
    let descriptor = try opened(path)
    defer { close(descriptor) }
    return try readAll(descriptor)
  }

  static func readStandardInput() throws(FileError) -> [UInt8] { try readAll(STDIN_FILENO) }

  /// The first bytes of a file that is neither a folder nor a stream, and whether they are all of it.
  static func beginning(
    of path: Path, count: Int
  ) throws(FileError) -> (bytes: [UInt8], isWhole: Bool) {
    let descriptor = try opened(path)
    defer { close(descriptor) }
    let bytes = try readSome(descriptor, count)
    return (bytes, bytes.count < count)
  }

  /// The descriptor of a path, which the caller closes.
  private static func opened(_ path: Path) throws(FileError) -> Int32 {
    // Otherwise opening a named pipe would wait for a writer forever.
    let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK) }
    guard descriptor >= 0 else { throw FileError(errno) }
    return descriptor
  }

  private static func readAll(_ descriptor: Int32) throws(FileError) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(errno) }
    var bytes: [UInt8] = []
    switch Path.kind(of: status) {
    case .folder: throw FileError(EISDIR)
    case .file:
      guard Int(status.st_size) <= mostBytes else { throw tooLarge }
      // One byte more than the size, so that the end of the file is found without another buffer.
      bytes = try readSome(descriptor, Int(status.st_size) + 1, expected: Int(status.st_size))
      if bytes.count <= Int(status.st_size) { return bytes }
    case .stream:
      if status.st_mode & S_IFMT == S_IFIFO, descriptor != STDIN_FILENO {
        guard try waitForWriter(of: descriptor, &bytes) else { return bytes }
      }
      let flags = fcntl(descriptor, F_GETFL)
      if descriptor != STDIN_FILENO { _ = fcntl(descriptor, F_SETFL, flags & ~O_NONBLOCK) }
    }
    while true {
      let more = try readSome(descriptor, piece)
      bytes += more
      if bytes.count > mostBytes { throw tooLarge }
      if more.count < piece { return bytes }
    }
  }

  private static var tooLarge: FileError { FileError("is larger than 256 MiB") }

  /// Reads until there are `count` bytes or the end is reached.
  ///
  /// - Parameter expected: Where the end was said to be: a read that stops there has reached it, and needs no other to
  ///   tell.
  private static func readSome(
    _ descriptor: Int32, _ count: Int, expected: Int? = nil
  ) throws(FileError) -> [UInt8] {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      preferLargePages(UnsafeMutableRawBufferPointer(buffer))
      while filled < count {
        let rest = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...])
        let got = Self.read(descriptor, rest)
        if got == 0 { break }
        if got > 0 {
          filled += got
          if filled == expected { break }
        } else if errno == EAGAIN {
          var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
          _ = poll(&wait, 1, -1)
        } else if errno != EINTR {
          failure = errno
          break
        }
      }
    }
    guard failure == 0 else { throw FileError(failure) }
    return bytes
  }

  private static func read(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }

  /// Waits until a pipe has a writer, with what it has written so far; false if it has come and gone.
  private static func waitForWriter(
    of descriptor: Int32, _ bytes: inout [UInt8]
  ) throws(FileError) -> Bool {
    for _ in 0..<patience {
      var first: UInt8 = 0
      let got = withUnsafeMutableBytes(of: &first) { read(descriptor, $0) }
      if got > 0 {
        bytes.append(first)
        return true
      }
      // Without a writer a pipe ends at once; with a slow one there is nothing to read yet.
      if got < 0, errno == EAGAIN { return true }
      var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      // A writer that has come and gone may have left something to read.
      if poll(&wait, 1, 10) > 0, Int32(wait.revents) & Int32(POLLIN) == 0 { return false }
    }
    throw FileError("is a pipe that nothing writes to")
  }
}
