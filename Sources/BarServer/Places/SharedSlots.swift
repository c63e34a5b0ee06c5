import BarCatalog
import BarSyntax
import BarText

/// What stands on the shelf for anchors is checked where it is used: so what may be written there is what may be written
/// where the first alias of it stands.
extension Analysis {
  /// What an anchored node is where it is first used; `nil` if no alias stands for it, or one that is in the same
  /// state.
  ///
  /// - Parameter depth: How many anchors led here.
  func slotOfUse(of node: Int32, depth: Int = 0) -> Slot? {
    guard depth < 4, node >= 0, tree.nodes[Int(node)].flags.contains(.hasProperties),
      !(tree.properties(of: node)?.anchor.isEmpty ?? true)
    else { return nil }
    let after = Int(tree.nodes[Int(node)].next(at: node))
    let alias = tree.nodes[after...].firstIndex { $0.kind == .alias && $0.link == node }
    guard let alias, var place = place(of: Int32(alias)) else { return nil }
    inferSlots(&place, depth: depth + 1)
    guard var slot = place.slot, slot.form.kind != .anything else { return nil }
    slot.isMerged = false
    return slot
  }

  /// Gives the links of a place that are on the shelf what they are where they are used.
  func inferSlots(_ place: inout NodePlace, depth: Int = 0) {
    guard let shelf = place.links.firstIndex(where: { $0.slot?.form.kind == .anything }) else {
      return
    }
    for index in shelf..<place.links.count {
      let link = place.links[index]
      let above = index > shelf ? place.links[index - 1] : nil
      var slot: Slot?
      switch link.role {
      case .root: continue
      case .key: place.links[index] = self.link(toKey: link.node, in: above)
      case .value(let key):
        if index > shelf {
          place.links[index] = self.link(toValue: link.node, of: key, in: above, place.document)
        }
        slot = slotOfUse(of: link.node, depth: depth)
      case .item(let number):
        place.links[index] = NodePlace.Link(
          node: link.node, role: link.role, slot: above?.slot?.item(number))
        slot = slotOfUse(of: link.node, depth: depth)
      }
      if let slot {
        place.links[index] = NodePlace.Link(node: link.node, role: link.role, slot: slot)
      }
    }
  }
}
