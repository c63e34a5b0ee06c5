import BarCatalog
import BarCompiler
import BarLint
import BarSyntax
import BarText

/// Where somebody writes, in the terms of the catalog.
struct CaretContext {
  let place: CaretPlace
  /// What may be written there: of a key, what the mapping around it is. `nil` if that is not known.
  var slot: Slot?
  /// The mapping or value in the tree; -1 where the tree has none.
  var node: Int32
  /// The list in the tree that what is written is a member of; -1 where it is of none.
  var list: Int32 = -1
  let document: Int
  /// The bar that reads what is written.
  var host: Host?
  /// The number of the screen that it is in.
  var screen: Int?
}

extension Analysis {
  /// Where the caret is; `nil` if neither a key nor a value nor a comment may be written.
  func context(at offset: Int) -> CaretContext? {
    let offset = min(max(offset, 0), source.bytes.count)
    var scanner = CaretScanner(source.bytes, caret: offset)
    guard let place = scanner.scan() else { return nil }
    let document = document(at: Int32(offset)) ?? 0
    var context = CaretContext(
      place: place, slot: rootSlot(ofDocument: document),
      node: tree.documents.isEmpty ? -1 : tree.documents[document].root, document: document)
    for step in place.steps { descend(step, &context) }
    if place.spot == .item { context.list = context.node }
    return context
  }

  private func descend(_ step: CaretPlace.Step, _ context: inout CaretContext) {
    let outer = context.slot
    switch step {
    case .item(let number):
      context.slot = outer?.item(number)
      context.list = context.node
      context.node = item(number, of: context.node)
    case .key(let range):
      let (key, value) = entry(at: range, of: context.node)
      if let meaning = outer?.meaning(ofKey: keyText(range)) {
        context.slot = slot(behind: key, meaning, in: outer, document: context.document)
      } else {
        context.slot = nil
      }
      context.node = value
      context.list = -1
      if context.slot?.objectType == Screen.type, outer?.form.container == .table {
        context.screen = number(ofScreenWithKey: key, inDocument: context.document)
      }
    }
    if context.slot == nil || context.slot?.form.kind == .anything {
      context.slot = slotOfUse(of: context.node) ?? context.slot
    }
    context.host = host(
      of: context.slot, in: context.host, onScreen: context.screen, context.document)
  }

  /// The bar that reads what stands at a place.
  ///
  /// - Parameter outer: The bar that reads what the place is in.
  func host(of slot: Slot?, in outer: Host?, onScreen screen: Int?, _ document: Int) -> Host? {
    guard let slot, let type = slot.objectType, let property = slot.property else { return outer }
    var outer = outer
    if slot.isOf(Screen.property(.navigationItem)) {
      outer =
        slot.isUIKit
        ? .uiNavigationBar
        : screen.flatMap { screen in
          resolved(document)?.host(ofItemOfScreen: screen)
        }
    }
    return Host(
      reading: type, heldBy: property.owner.shape(at: property.place).id, in: outer)
  }

  /// A key as it is read, without its quotes.
  func keyText(_ range: SourceRange) -> String {
    let text = tree.text(in: range)
    guard text.count > 1, let quote = text.first, quote == "\"" || quote == "'" else { return text }
    return String(text.dropFirst().dropLast())
  }

  /// The entry of a mapping whose key stands at a range; -1 for what the tree has not.
  private func entry(at range: SourceRange, of mapping: Int32) -> (key: Int32, value: Int32) {
    guard mapping >= 0 else { return (-1, -1) }
    for (key, value) in tree.entries(of: mapping)
    where tree.nodes[Int(key)].range.lower == range.lower {
      return (key, value)
    }
    return (-1, -1)
  }

  private func item(_ number: Int, of sequence: Int32) -> Int32 {
    guard sequence >= 0, tree.nodes[Int(sequence)].kind == .sequence else { return -1 }
    var iterator = tree.children(of: sequence).dropFirst(number).makeIterator()
    return iterator.next() ?? -1
  }
}
