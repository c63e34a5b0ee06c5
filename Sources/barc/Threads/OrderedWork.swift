import BarSystem

/// The same work on many items, done on several threads; what comes of it is handed on in the order of the items.
enum OrderedWork {
  /// Does the work, and hands on each outcome on the calling thread, soon after it is there.
  ///
  /// Not many outcomes wait at any time, so that memory does not grow with the number of items. One item, or one job,
  /// needs no thread.
  ///
  /// - Parameters:
  ///   - jobs: How many threads to work on.
  ///   - makeMemory: Makes what each thread keeps from one item to the next.
  ///   - work: Called on any thread; its outcome is given away, and not shared with it.
  ///   - isWaiting: Called now and then while nothing can be handed on.
  static func run<Item, Memory, Outcome>(
    _ items: [Item], jobs: JobCount, _ makeMemory: @escaping @Sendable () -> Memory,
    _ work: @escaping @Sendable (Item, inout Memory) -> Outcome,
    isWaiting: () -> Void, handOn: (Item, Outcome) -> Void
  ) {
    let count = jobs.threads(forItems: items.count)
    if count > 1 {
      let queue = WorkQueue(items, jobs: count) {
        var memory = makeMemory()
        return { work($0, &memory) }
      }
      let threads = queue.start(count)
      if !threads.isEmpty {
        queue.handOn(isWaiting: isWaiting, handOn)
        for thread in threads { thread.join() }
        return
      }
    }
    var memory = makeMemory()
    for item in items { handOn(item, work(item, &memory)) }
  }
}

/// Items in portions, of which threads take one after the other.
///
/// A class, because all threads work on the same queue.
private final class WorkQueue<Item, Outcome> {
  /// The most items in a portion: enough, of small ones, to be worth taking a lock for.
  private static var largestPortion: Int { 8 }
  /// How many portions may be taken or wait for each thread.
  private static var portionsAhead: Int { 2 }

  private let portions: [Range<Int>]
  private let items: [Item]
  private let mostAhead: Int
  /// Makes what a thread does with each of its items.
  private let makeWork: @Sendable () -> (Item) -> Outcome
  private let monitor = Monitor()
  // Guarded by the monitor.
  private var taken = 0
  private var handedOn = 0
  private var outcomes: [Int: [Outcome]] = [:]

  init(_ items: [Item], jobs: Int, _ makeWork: @escaping @Sendable () -> (Item) -> Outcome) {
    self.items = items
    self.makeWork = makeWork
    mostAhead = jobs * Self.portionsAhead
    let size = min(Self.largestPortion, max(1, items.count / max(1, mostAhead * 4)))
    portions = stride(from: 0, to: items.count, by: size).map { lower in
      lower..<min(items.count, lower + size)
    }
  }

  /// Starts that many threads, or as many as the system grants.
  func start(_ count: Int) -> [Thread] {
    // Only the first thread takes signals, because it knows what must not be interrupted.
    let blocked = SignalBlock.ofAll
    defer { blocked.end() }
    return (0..<count).compactMap { place in Thread(at: place) { self.workOff() } }
  }

  /// Hands on what comes of every item, in their order.
  func handOn(isWaiting: () -> Void, _ handOn: (Item, Outcome) -> Void) {
    for portion in portions.indices {
      let outcomes = outcomes(ofPortion: portion, isWaiting: isWaiting)
      for (item, outcome) in zip(items[portions[portion]], outcomes) { handOn(item, outcome) }
    }
  }

  /// Waits for what came of a portion; portions are asked for in their order.
  private func outcomes(ofPortion portion: Int, isWaiting: () -> Void) -> [Outcome] {
    while true {
      let done = monitor.locked { () -> [Outcome]? in
        if outcomes[portion] == nil { monitor.waitShortly() }
        guard let done = outcomes.removeValue(forKey: portion) else { return nil }
        handedOn += 1
        monitor.notify()
        return done
      }
      if let done { return done }
      isWaiting()
    }
  }

  private func workOff() {
    let work = makeWork()
    while let portion = next() {
      let done = items[portions[portion]].map(work)
      monitor.locked {
        outcomes[portion] = done
        monitor.notify()
      }
    }
  }

  /// The next portion to work on, as soon as there is room for it; `nil` if none is left.
  private func next() -> Int? {
    monitor.locked {
      while taken < portions.count, taken - handedOn >= mostAhead { monitor.wait() }
      guard taken < portions.count else { return nil }
      taken += 1
      return taken - 1
    }
  }
}
