#if canImport(Glibc)
  import Glibc
#endif

/// Asks the system to back a large array's memory with large pages, where it has them.
///
/// The arrays of a large file are written once from front to back; with pages of 4 KB a tenth of a run goes into
/// providing them. Memory that is not written costs nothing either way.
package func preferLargePages<Element>(_ array: inout [Element], capacity: Int) {
  array.reserveCapacity(capacity)
  #if canImport(Glibc)
    let capacity = array.capacity
    array.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      preferLargePages(
        UnsafeMutableRawBufferPointer(
          start: start, count: capacity * MemoryLayout<Element>.stride))
    }
  #endif
}

/// Asks the system to back memory with large pages, where it has them.
package func preferLargePages(_ memory: UnsafeMutableRawBufferPointer) {
  #if canImport(Glibc)
    // Less than a few large pages is not worth a call.
    guard memory.count >= 4 * largePage, let start = memory.baseAddress else { return }
    let lower = (Int(bitPattern: start) + largePage - 1) & ~(largePage - 1)
    let upper = (Int(bitPattern: start) + memory.count) & ~(largePage - 1)
    if lower < upper {
      _ = madvise(UnsafeMutableRawPointer(bitPattern: lower), upper - lower, MADV_HUGEPAGE)
    }
  #endif
}

/// The size of a large page in bytes, on the machines that have them: 2 MiB.
private let largePage = 2 << 20
