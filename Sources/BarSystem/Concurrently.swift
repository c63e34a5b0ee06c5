/// Runs two functions side by side, and returns when both have; if there is no second thread, or it has not begun when
/// the first function is done, one after the other.
///
/// They must share nothing that either of them changes.
package func concurrently(_ first: () -> Void, _ second: () -> Void) {
  withoutActuallyEscaping(second) { second in
    let errand = Errand(second)
    let thread = Thread { errand.take()?() }
    first()
    if let second = errand.take() {
      thread?.detach()
      second()
    } else {
      thread?.join()
    }
  }
}

/// A function that is called by whoever takes it first.
///
/// A class, because two threads share it.
private final class Errand {
  private let monitor = Monitor()
  private var function: (() -> Void)?

  init(_ function: @escaping () -> Void) { self.function = function }

  /// The function, once.
  func take() -> (() -> Void)? {
    monitor.locked { function.take() }
  }
}
