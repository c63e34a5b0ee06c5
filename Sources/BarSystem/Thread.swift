// BarSystem: what the libraries ask of the system that they run on: memory in large pages, threads. It reads and writes nothing.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A thread of the system, which must be joined or detached.
///
/// Swift's own concurrency would cost a static program several milliseconds at its end.
package struct Thread {
  /// As much as the first thread of a program has on most systems, in bytes: descriptions nest.
  private static let stackSize = 8 << 20

  private let thread: pthread_t

  /// Starts a thread, which ends when the function returns; `nil` if the system has none left.
  ///
  /// What the function shares with other threads is its caller's to protect.
  ///
  /// - Parameter place: Which processor the thread begins on, counted from 0 at the one after the caller's. The system
  ///   may move it from there; left to itself it often lets a thread begin on the caller's, where it waits for
  ///   milliseconds until the caller has had its turn.
  package init?(at place: Int = 0, _ run: @escaping () -> Void) {
    let allowed = CPUSet.ofCaller
    let body = Unmanaged.passRetained(
      Body {
        allowed?.allow()
        run()
      }
    ).toOpaque()
    guard let started = Self.start(body, on: allowed?.cpu(at: place)) else {
      Unmanaged<Body>.fromOpaque(body).release()
      return nil
    }
    thread = started
  }

  private static func start(
    _ body: UnsafeMutableRawPointer, on cpu: CPUSet?
  ) -> pthread_t? {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    pthread_attr_setstacksize(&attributes, stackSize)
    cpu?.allow(&attributes)
    #if canImport(Glibc)
      var thread: pthread_t = 0
    #else
      var thread: pthread_t?
    #endif
    let status = pthread_create(
      &thread, &attributes,
      { address in
        // The type of the address is optional on Linux, and not on Apple's systems.
        let body: UnsafeMutableRawPointer? = address
        if let body { Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run() }
        return nil
      }, body)
    pthread_attr_destroy(&attributes)
    return status == 0 ? thread : nil
  }

  /// Waits until the thread has ended.
  package func join() { pthread_join(thread, nil) }

  /// Lets the thread end by itself.
  package func detach() { pthread_detach(thread) }

  /// How many threads can run at the same time, at least 1.
  package static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}

/// What a thread does.
///
/// A class, because the system passes on an address.
private final class Body {
  let run: () -> Void
  init(_ run: @escaping () -> Void) { self.run = run }
}
