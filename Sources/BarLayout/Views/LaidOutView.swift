package import BarCatalog

/// A view of a bar and where it is in one environment.
@frozen @usableFromInline
package struct LaidOutView: Sendable {
  @usableFromInline package let name: ViewName
  /// The index of the parent in the buffer, or -1 for a bar that stands on its own.
  @usableFromInline package let parent: Int32
  @usableFromInline package let type: ViewType
  /// The head of the element that the view shows, on the tape of the description; -1 if there is none.
  @usableFromInline package let object: Int32
  /// Where it is in its parent, in points; nothing where it is not shown.
  @usableFromInline package var frame: Rectangle?
  @usableFromInline package var details: ViewDetails

  @inlinable package init(
    name: ViewName, parent: Int32, type: ViewType, object: Int32 = -1, frame: Rectangle?,
    details: ViewDetails = ViewDetails()
  ) {
    self.name = name
    self.parent = parent
    self.type = type
    self.object = object
    self.frame = frame
    self.details = details
  }
}
