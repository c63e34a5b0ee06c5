/// Runs two functions side by side, and returns when both have; where there is no second thread, one after the other.
///
/// They must share nothing that either of them changes.
package func concurrently(_ first: () -> Void, _ second: () -> Void) {
  withoutActuallyEscaping(second) { second in
    guard let thread = Thread(second) else {
      first()
      return second()
    }
    first()
    thread.join()
  }
}
