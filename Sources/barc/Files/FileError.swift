#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why something outside of barc could not be read or written.
struct FileError: Error {
  /// The fact, in lower case and without a full stop.
  let message: String
  let isBrokenPipe: Bool
  /// What to do about it, if that is known.
  let help: StaticString?

  init(_ message: String, help: StaticString? = nil) {
    self.message = message
    self.help = help
    isBrokenPipe = false
  }

  /// An error of the system, as `errno` has it.
  init(_ code: Int32) {
    isBrokenPipe = code == EPIPE
    help = nil
    switch code {
    case ENOENT: message = "there is no such file or folder"
    case EACCES, EPERM: message = "permission denied"
    case EISDIR: message = "is a folder"
    case ENOTDIR: message = "a part of the path is not a folder"
    case ENOSPC: message = "no space left on the device"
    default:
      let text = String(cString: strerror(code))
      message = text.prefix(1).lowercased() + text.dropFirst()
    }
  }
}
