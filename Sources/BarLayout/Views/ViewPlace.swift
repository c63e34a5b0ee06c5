package import BarCatalog

/// Where a view is put: its frame, and what it has from its parent.
package struct ViewPlace: Sendable {
  /// In the parent.
  package var frame: Rectangle
  /// Of the view itself.
  package var safeArea: Insets
  package var name: ViewName
  /// The index of the parent in the buffer, or -1.
  package var parent: Int32

  package init(
    frame: Rectangle, safeArea: Insets, name: ViewName = .root, parent: Int32 = -1
  ) {
    self.frame = frame
    self.safeArea = safeArea
    self.name = name
    self.parent = parent
  }

  /// The place of a subview, once this view is in the buffer.
  package func inside(_ frame: Rectangle, name: ViewName, parent: Int32) -> ViewPlace {
    ViewPlace(
      frame: frame, safeArea: safeArea.safeArea(of: frame, in: self.frame.size), name: name,
      parent: parent)
  }
}

extension Size {
  /// As much as there may be.
  ///
  /// The toolkit offers `CGFLOAT_MAX`, which no screen can tell from infinity; a view that takes all of it has no width.
  static var unlimited: Size { Size(width: .infinity, height: .infinity) }
}
