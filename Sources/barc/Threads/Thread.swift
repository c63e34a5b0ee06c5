#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A thread of the system, which must be joined.
///
/// Swift's own concurrency would cost a static program several milliseconds at its end.
struct Thread {
  /// As much as the first thread of a program has on most systems: descriptions nest.
  private static let stackSize = 8 << 20

  private let thread: pthread_t

  /// Starts a thread, which ends when the function returns; nil where the system has none left.
  ///
  /// What the function shares with other threads is its caller's to protect.
  init?(_ run: @escaping () -> Void) {
    let body = Unmanaged.passRetained(Body(run)).toOpaque()
    guard let started = Self.start(body) else {
      Unmanaged<Body>.fromOpaque(body).release()
      return nil
    }
    thread = started
  }

  private static func start(_ body: UnsafeMutableRawPointer) -> pthread_t? {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    pthread_attr_setstacksize(&attributes, stackSize)
    #if canImport(Glibc)
      var thread: pthread_t = 0
    #else
      var thread: pthread_t?
    #endif
    let status = pthread_create(&thread, &attributes, enter, body)
    pthread_attr_destroy(&attributes)
    return status == 0 ? thread : nil
  }

  /// Waits until the thread has ended.
  func join() { pthread_join(thread, nil) }
}

/// What a thread does.
///
/// A class, because the system passes on an address.
private final class Body {
  let run: () -> Void
  init(_ run: @escaping () -> Void) { self.run = run }
}

private func enter(_ body: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let body { Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run() }
  return nil
}
