import BarCatalog
import BarText

/// The objects of one screen in the order in which they are set, and the index of each by its element.
struct ObjectList {
  struct Object {
    let type: BarType
    /// The index of the element's head on the tape.
    let head: Int32
    /// The node that made it: its key, or the member of a list.
    let node: Int32
    /// The object that holds it; -1 for an object of the screen.
    let parent: Int32
    /// The property that holds it.
    let property: StaticString
    /// Its place in a list, counted from 0; -1 where it stands alone.
    let position: Int32
  }

  private(set) var objects: [Object] = []
  /// Heads with their indexes, in ascending order.
  private var byHead: [(head: Int32, index: Int32)] = []

  mutating func removeAll() {
    objects.removeAll(keepingCapacity: true)
    byHead.removeAll(keepingCapacity: true)
  }

  mutating func append(_ object: Object) -> Int32 {
    objects.append(object)
    let index = Int32(objects.count - 1)
    byHead.append((object.head, index))
    return index
  }

  /// Makes the objects ready to be found.
  mutating func finish() { byHead.sort { $0.head < $1.head } }

  /// The index of the object of an element.
  func index(of head: Int32) -> Int32? {
    let position = byHead.partitioningIndex { $0.head >= head }
    guard position < byHead.count, byHead[position].head == head else { return nil }
    return byHead[position].index
  }
}
