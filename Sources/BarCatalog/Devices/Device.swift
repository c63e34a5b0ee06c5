/// A device to lay out for: a built-in one, or one that a description defines.
package struct Device: Hashable, Sendable {
  /// As written in `targets.devices`: `iphone-17-pro`.
  package let id: String
  /// As Apple writes it; the id again for a device of one's own.
  package let name: String
  /// Pixels a point.
  package let scale: Double
  package let idiom: Idiom
  /// The full-screen window held upright, on the newest system that the device runs.
  package let portrait: DeviceMetrics
  /// The full-screen window held sideways, on the newest system that the device runs.
  package let landscape: DeviceMetrics
  /// How `portrait` and `landscape` differ on other systems.
  package let change: MetricsChange
  /// Which systems it runs.
  package let support: OSSupport
  /// The widths of windows side by side; `nil` on a phone and on a device of one's own.
  package let split: SplitWidths?
  /// The keys of the sources of its figures, a blank between two; empty on a device of one's own.
  ///
  /// | key | source |
  /// |---|---|
  /// | HIG | Apple, Human Interface Guidelines, Layout, Specifications, copy of 2026-01-23 |
  /// | PF | pointfreeco/swift-snapshot-testing, Sources/SnapshotTesting/Common/View.swift |
  /// | FORK | a derivative of PF with configurations of iPhone 14 to 17 and iPad M4 and M5 |
  /// | DP | a `DeviceProfile` table of iPhones, with tests |
  /// | UYL | useyourloaf.com, its articles on screen sizes |
  /// | GEO | a note on device geometry: status bar heights and corner radii |
  /// | CN26 | a table of devices of 2026-10: iPhone 18 Pro, 17e, Duo |
  /// | QMUI | Tencent/QMUI_iOS, issues 633 and 1445, and QMUIHelper.m |
  /// | IB | frames that Interface Builder wrote into storyboards |
  package let sources: String

  package init(
    id: String, name: String, scale: Double, idiom: Idiom, portrait: DeviceMetrics,
    landscape: DeviceMetrics, change: MetricsChange = .none, support: OSSupport = .everything,
    split: SplitWidths? = nil, sources: String = ""
  ) {
    self.id = id
    self.name = name
    self.scale = scale
    self.idiom = idiom
    self.portrait = portrait
    self.landscape = landscape
    self.change = change
    self.support = support
    self.split = split
    self.sources = sources
  }

  /// The full-screen window in an orientation, on a version of iOS.
  package func metrics(_ orientation: Orientation, os: Version) -> DeviceMetrics {
    let newest = orientation == .portrait ? portrait : landscape
    return change.applied(to: newest, orientation, os: os)
  }
}

/// Which systems a device runs, by major version: the sources say no more.
package struct OSSupport: Hashable, Sendable {
  package let first: UInt32
  /// `nil` if support goes on, as far as is known: the lists of iPadOS 27 have not been seen.
  package let last: UInt32?

  package init(first: UInt32, last: UInt32?) {
    self.first = first
    self.last = last
  }

  /// Of a device that nothing is known of.
  package static var everything: OSSupport { OSSupport(first: 0, last: nil) }

  package func includes(_ os: Version) -> Bool {
    guard os.major >= first else { return false }
    guard let last else { return true }
    return os.major <= last
  }
}
