#if canImport(Glibc)
  import CAffinity
  import Glibc

  /// Processors that a thread may run on.
  struct CPUSet {
    /// A bit for each processor; as many as the GNU C library's own sets have.
    private var words: [UInt]

    private static let wordCount = 1024 / UInt.bitWidth
    private static let byteCount = UInt(1024 / 8)

    /// Those of the calling thread; `nil` if the system does not say, or there is one alone.
    static var ofCaller: CPUSet? {
      var set = CPUSet(words: Array(repeating: 0, count: wordCount))
      guard get_affinity(0, byteCount, &set.words) == 0, set.count > 1 else { return nil }
      return set
    }

    private var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

    private func contains(_ processor: Int) -> Bool {
      words[processor / UInt.bitWidth] >> UInt(processor % UInt.bitWidth) & 1 == 1
    }

    /// One of them alone.
    ///
    /// - Parameter place: Which one, counted from 0 at the one after that of the calling thread; after the last one
    ///   comes the first.
    func cpu(at place: Int) -> CPUSet {
      let all = (0..<Self.wordCount * UInt.bitWidth).filter(contains)
      let current = Int(current_cpu())
      let next = all.firstIndex { $0 > current } ?? 0
      let chosen = all[(next + place) % all.count]
      var words = Array(repeating: UInt(0), count: Self.wordCount)
      words[chosen / UInt.bitWidth] = 1 << UInt(chosen % UInt.bitWidth)
      return CPUSet(words: words)
    }

    /// Lets the calling thread run on them, and on no others.
    func allow() { _ = set_affinity(0, Self.byteCount, words) }

    /// Lets a thread begin on them that is made with such attributes.
    func allow(_ attributes: inout pthread_attr_t) {
      _ = set_affinity_of_new_thread(&attributes, Self.byteCount, words)
    }
  }
#elseif canImport(Darwin)
  import Darwin

  /// Processors that a thread may run on: this system does not let programs choose them.
  struct CPUSet {
    static var ofCaller: CPUSet? { nil }
    func cpu(at place: Int) -> CPUSet { self }
    func allow() {}
    func allow(_ attributes: inout pthread_attr_t) {}
  }
#endif
