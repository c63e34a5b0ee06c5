#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes all bytes to an open file.
func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileError) {
  var offset = 0
  while offset < bytes.count {
    let count = bytes.withUnsafeBytes { buffer in
      let rest = UnsafeRawBufferPointer(rebasing: buffer[offset...])
      #if canImport(Glibc)
        return Glibc.write(descriptor, rest.baseAddress, rest.count)
      #else
        return Darwin.write(descriptor, rest.baseAddress, rest.count)
      #endif
    }
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
