/// A view of a bar and where it is in one environment.
package struct LaidOutView: Equatable, Sendable {
  package let name: ViewName
  /// The index of the parent in the buffer, or -1 for a bar that stands on its own.
  package let parent: Int32
  package let type: ViewType
  /// The head of the element that the view shows, on the tape of the description; -1 if there is none.
  package let object: Int32
  /// Where it is in its parent, in points; `nil` if it is not shown.
  package var frame: Rectangle?
  package var details: ViewDetails

  package init(
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
