import BarCatalog

/// An object that the walk is at: nothing but numbers, so that moving on costs no count of references.
struct Visit {
  /// The index of the object's head on the document's tape.
  let head: Int32
  let type: BarType
  /// The bar that reads the object; `nil` if none does.
  let bar: ReadingBar?
  let versions: Versions
  /// The number of the screen that the object belongs to; -1 outside of screens.
  let screen: Int32
  /// Whether that screen is pushed on another one somewhere.
  let isPushed: Bool
  /// The number of the flow that the object belongs to; -1 outside of flows.
  let flow: Int32
  /// The index of the head of the object that holds this one; -1 for a screen or a flow.
  let owner: Int32
  /// The id of the property that holds it; 0 for a screen or a flow.
  let property: UInt16
}
