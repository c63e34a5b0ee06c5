#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Signals held back from the calling thread, and from those that it starts meanwhile, until the block ends.
struct SignalBlock {
  private var before = sigset_t()

  init(of signals: [Int32]) {
    var blocked = sigset_t()
    sigemptyset(&blocked)
    for signal in signals { sigaddset(&blocked, signal) }
    sigemptyset(&before)
    pthread_sigmask(SIG_BLOCK, &blocked, &before)
  }

  /// A block of all signals that can be held back.
  static var ofAll: SignalBlock {
    SignalBlock(of: Array(1..<32))
  }

  /// Lets the signals through: one that has come ends the run here.
  func end() {
    var before = before
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
