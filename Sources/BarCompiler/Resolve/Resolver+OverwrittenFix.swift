import BarCatalog
import BarSyntax
import BarText

extension Resolver {
  /// Moves what a bar sets in vain into the item that overwrites it, or removes it where the item says something itself.
  ///
  /// There is a fix only where bar, item and entry are written in the screen itself: what comes through an alias, a merge
  /// or `defaults` counts elsewhere too.
  func fix(
    _ cell: Cell, of bar: Element<MDCNavigationBar>, _ itemName: StaticString,
    _ observed: ObservedItem
  ) -> Fix? {
    let screen = observed.screen.node
    let holder = observed.appBar?.node ?? screen
    guard observed.appBar == nil || tree.isEntry(holder, of: screen),
      tree.isEntry(bar.node, of: holder), tree.isEntry(cell.node, of: bar.node),
      !tree.isDamaged(tree.nodes[Int(screen)].range), !hidesAnother(cell, in: bar, observed),
      let removal = tree.removal(of: cell.node - 1, from: bar.node)
    else { return nil }
    let name = MDCNavigationBar.type.propertyName(at: cell.place)
    if MirroredProperty.isSet(itemName, on: observed.item) {
      if tree.hasAnchor(in: cell.node) { return nil }
      // The bar's own value has no effect. But removing the last use of an anchor would cause another finding, and
      // several such fixes at once must not leave a bar without a mapping.
      let staysMapping =
        bar.count == 1 || bar.cells.contains { MirroredProperty.itemName(of: $0.id) == nil }
      let isSafe = staysMapping && !tree.hasAlias(in: cell.node)
      return Fix(
        "remove `\(name)` from the bar", isSafe ? .safe : .unsafe,
        tree.removalWithComments(of: cell.node - 1, from: bar.node) ?? [removal])
    }
    let item = observed.item.node
    guard tree.isEntry(item, of: screen),
      let insertion = tree.insertion(
        of: cell.node - 1, from: bar.node, as: itemName, into: item)
    else { return nil }
    let isBefore = insertion.range.lower < removal.range.lower
    return Fix(
      "move it to `\(itemName)` of the `navigationItem`", .unsafe,
      isBefore ? [insertion, removal] : [removal, insertion])
  }

  /// Whether a bar would have another value, merged or from the defaults, without its own.
  private func hidesAnother(
    _ cell: Cell, in bar: Element<MDCNavigationBar>, _ observed: ObservedItem
  ) -> Bool {
    if tree.nodes[Int(bar.node)].flags.contains(.isMerge) { return true }
    let defaults = checked.description[.defaults]
    let screens = [defaults?[.all], defaults?[.mdc]].compactMap { $0 }
    return screens.contains {
      let bar = observed.appBar == nil ? $0[.navigationBar]?.material : $0[.appBar]?[.navigationBar]
      return bar?.index(of: cell.id) != nil
    }
  }
}
