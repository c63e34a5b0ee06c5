import BarCatalog
import BarLayout

/// The two heights of a header as far as they are known in every environment, and what one does to the other.
///
/// Setting the lesser height above the greater one raises that one, and the other way round; the lesser one is set
/// first. With the safe area in them, heights that nobody set depend on the device.
struct HeaderHeights {
  /// A height that is not as the file says.
  struct Change: Equatable {
    let height: Double
    /// The property that moved it, or `nil` if it is the default.
    let cause: UInt16?
  }

  /// What the lesser height is where the file does not say so; `nil` if it does, or if the device decides.
  private(set) var minimum: Change?
  private(set) var maximum: Change?

  /// - Parameters:
  ///   - minimum: What is set, or `nil`.
  ///   - maximum: What is set, or `nil`.
  ///   - includesSafeArea: Whether the safe area is in the heights, so that their defaults are at least 56.
  init(minimum: Double?, maximum: Double?, includesSafeArea: Bool) {
    let header = MDCFlexibleHeaderView.self
    let initial = Change(height: usualHeaderHeight, cause: nil)
    if !includesSafeArea {
      if minimum == nil { self.minimum = initial }
      if maximum == nil { self.maximum = initial }
      if let minimum, maximum == nil, minimum > initial.height {
        self.maximum = Change(height: minimum, cause: header.id(.minimumHeight))
      }
    }
    if let maximum, maximum < minimum ?? initial.height {
      self.minimum = Change(height: maximum, cause: header.id(.maximumHeight))
    }
  }
}

extension HeaderObjects {
  /// Sets the heights of the header that nobody wrote, or that another one moved.
  ///
  /// A stack that decides about the height overwrites both at every layout.
  mutating func setHeights() {
    let header = MDCFlexibleHeaderView.self
    let flag = MDCAppBarViewController.id(.shouldAdjustHeightBasedOnHeaderStackView)
    guard let object = self[.mdcFlexibleHeaderView],
      objects[0].type != .mdcAppBarViewController || word(flag, of: .mdcAppBarViewController) == 0
    else { return }
    func height(_ property: Property<MDCFlexibleHeaderView, Double>) -> Double? {
      object.index(of: property.id).map { Double(bitPattern: object.cells[$0].word) }
    }
    let heights = HeaderHeights(
      minimum: height(.minimumHeight), maximum: height(.maximumHeight),
      includesSafeArea: word(header.id(.minMaxHeightIncludesSafeArea), of: header.type) != 0)
    set(heights.minimum, header.id(.minimumHeight))
    set(heights.maximum, header.id(.maximumHeight))
  }

  private mutating func set(_ change: HeaderHeights.Change?, _ id: UInt16) {
    guard let change else { return }
    let type = MDCFlexibleHeaderView.type
    let word = change.height.bitPattern
    let place = type.place(ofID: id)
    set(
      change.cause.map { Cell(word: word, causedBy: $0, id: id, place: place) }
        ?? Cell(word: word, node: -1, id: id, place: place, origin: .default),
      on: type)
  }
}
