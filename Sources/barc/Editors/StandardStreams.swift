import BarServer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs a server on standard input and output.
enum StandardStreams {
  /// What is read at once.
  private static let piece = 64 << 10
  /// How often to look whether the editor lives, in milliseconds.
  private static let patience: Int32 = 2_000

  /// Runs a server until it exits; returns whether that was orderly.
  ///
  /// Whatever waits is read before each step, so that the server knows what has become stale.
  static func run(_ server: inout Server, _ console: inout Console) -> Bool {
    var isOpen = true
    while server.isOrderlyEnd == nil {
      if isOpen { isOpen = readWhatWaits(&server) }
      let output = server.work()
      if output.isEmpty { continue }
      do throws(FileError) {
        try write(output, to: STDOUT_FILENO)
      } catch {
        // An editor that has gone away asks for nothing more.
        if !error.isBrokenPipe { console.complain(of: "standard output", error) }
        return false
      }
    }
    return server.isOrderlyEnd ?? false
  }

  /// Hands on what waits, or else what comes next where the server has nothing to do; whether more may come.
  private static func readWhatWaits(_ server: inout Server) -> Bool {
    var patience = server.hasWork ? 0 : Self.patience
    while true {
      var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      let count = poll(&input, 1, patience)
      if count < 0, errno == EINTR { continue }
      if count == 0 {
        if patience == 0 || !hasGone(server.parent) { return true }
        server.endInput()
        return false
      }
      let bytes = [UInt8](unsafeUninitializedCapacity: piece) { buffer, filled in
        filled = max(0, read(STDIN_FILENO, buffer.baseAddress, buffer.count))
      }
      if bytes.isEmpty {
        server.endInput()
        return false
      }
      server.receive(bytes)
      patience = 0
    }
  }

  /// Whether a process has ended.
  private static func hasGone(_ process: Int?) -> Bool {
    guard let process, let number = Int32(exactly: process), number > 0 else { return false }
    return kill(number, 0) != 0 && errno == ESRCH
  }
}
