#if canImport(Glibc)
  import Glibc
#endif

/// Makes room in an empty array that will be filled once from front to back, on large pages where the system has them.
///
/// To provide memory by pages of 4 KB takes a tenth of a run over a large file, by large pages a tenth of that. Memory
/// that is never written costs nothing either way.
///
/// - Parameters:
///   - capacity: How many elements the array may get without being copied.
///   - expected: How many it is likely to get, so that no large page is provided for next to nothing.
@inlinable
package func reserveLargePages<Element>(
  _ array: inout [Element], capacity: Int, expected: Int
) {
  // Inlined, because most arrays are too small, and for them this test is all that is left.
  if expected * MemoryLayout<Element>.stride < leastOnLargePages {
    array.reserveCapacity(capacity)
  } else {
    reserveWholePages(&array, capacity: capacity, expected: expected)
  }
}

/// Of the last large page seven eighths should be filled, in bytes.
@inlinable var leastOnLargePages: Int { largePage / 8 * 7 }

/// Makes room for what fills at least one large page.
@usableFromInline
func reserveWholePages<Element>(_ array: inout [Element], capacity: Int, expected: Int) {
  #if canImport(Glibc)
    let stride = MemoryLayout<Element>.stride
    let pages = (expected * stride + largePage - leastOnLargePages) / largePage
    // Swift and the allocator write a header before the array, and a large page is provided only where nothing has been
    // written: the header needs a small page for itself. The system puts a whole number of large pages where one
    // begins, and the next allocation right before it.
    let neighbor = mmap(nil, largePage, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    let whole = (capacity * stride + largePage - 1) / largePage * largePage
    array.reserveCapacity((whole + smallPage - header) / stride)
    munmap(neighbor, largePage)
    let size = min(array.capacity * stride, smallPage + pages * largePage)
    array.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      preferLargePages(UnsafeMutableRawBufferPointer(start: start, count: size))
    }
  #else
    array.reserveCapacity(capacity)
  #endif
}

/// Asks the system to back the whole large pages of some memory with such pages, where it has them.
package func preferLargePages(_ memory: UnsafeMutableRawBufferPointer) {
  #if canImport(Glibc)
    guard let start = memory.baseAddress else { return }
    let lower = (Int(bitPattern: start) + largePage - 1) & ~(largePage - 1)
    let upper = (Int(bitPattern: start) + memory.count) & ~(largePage - 1)
    if lower < upper {
      _ = madvise(UnsafeMutableRawPointer(bitPattern: lower), upper - lower, MADV_HUGEPAGE)
    }
  #endif
}

/// The sizes of pages in bytes, on the machines that have large ones.
private let smallPage = 4 << 10
@inlinable var largePage: Int { 2 << 20 }
/// More than what stands before an array in its memory, in bytes.
private let header = 64
