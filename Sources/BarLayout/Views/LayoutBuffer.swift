package import BarCatalog

/// Views in the order in which they are laid out: parents before children, siblings from back to front.
///
/// Which views there are, in which order and under which names, depends on the description alone, so that the
/// layouts of several environments can be compared by index.
package struct LayoutBuffer: Sendable {
  package private(set) var views: [LaidOutView] = []
  /// What a header does besides showing itself; nothing of any other bar.
  package var header: HeaderLayout?
  /// The lowest of the views' confidences.
  package private(set) var confidence = Confidence.exact

  /// The outline of the bar's surface, where that is not a rectangle.
  ///
  /// It is not in the view: views hold nothing that has to be counted when they are copied.
  package var outline: [PathElement] = []

  /// Buttons that have been measured and wait for their frames; used as a stack, so that a bar may hold bars.
  var shelf: [MeasuredButton] = []

  package init() {}

  /// Adds a view in front of its siblings; returns its index.
  @discardableResult
  package mutating func append(_ view: LaidOutView) -> Int32 {
    confidence = min(confidence, view.details.confidence)
    views.append(view)
    return Int32(truncatingIfNeeded: views.count - 1)
  }

  /// Lets the views from an index on be there without being shown.
  mutating func hide(from index: Int, isInMenu: Bool = false) {
    for view in index..<views.count {
      views[view].frame = nil
      views[view].details = ViewDetails(isInMenu: isInMenu && view == index)
    }
  }

  /// Takes errors of rounding out of the views from an index on, whose numbers are quarters of pixels mostly.
  ///
  /// - Parameter scale: Pixels per point.
  mutating func settle(from index: Int32, scale: Double) {
    for view in Int(index)..<views.count { views[view].settle(toFractionsOf: 4 * max(1, scale)) }
  }

  /// Says of a view what room there was for it.
  mutating func set(_ squeeze: Squeeze?, of view: Int) { views[view].details.squeeze = squeeze }

  /// Empties the buffer and keeps its memory.
  package mutating func removeAll() {
    views.removeAll(keepingCapacity: true)
    shelf.removeAll(keepingCapacity: true)
    outline = []
    header = nil
    confidence = .exact
  }
}
