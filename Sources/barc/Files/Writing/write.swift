#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes all bytes to an open file.
func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileError) {
  var failure: FileError?
  bytes.withUnsafeBytes { buffer in
    do throws(FileError) { try write(buffer, to: descriptor) } catch { failure = error }
  }
  if let failure { throw failure }
}

/// Writes all bytes of a buffer to an open file.
func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws(FileError) {
  var offset = 0
  while offset < bytes.count {
    let rest = UnsafeRawBufferPointer(rebasing: bytes[offset...])
    #if canImport(Glibc)
      let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
    #else
      let count = Darwin.write(descriptor, rest.baseAddress, rest.count)
    #endif
    if count < 0 {
      guard errno == EINTR || errno == EAGAIN else { throw FileError(errno) }
      if errno == EAGAIN {
        // A terminal or pipe that its other user has made non-blocking.
        var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&wait, 1, -1)
      }
    } else {
      offset += count
    }
  }
}
