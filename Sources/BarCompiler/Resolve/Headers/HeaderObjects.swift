import BarCatalog

/// The objects of a header, with all that is set on them in the end: what their integration presets, what the file
/// says, and what one property does to another, in the order of setting.
struct HeaderObjects {
  /// One object: the header's controller, or one that a property of the controller holds.
  struct Object {
    let type: BarType
    /// The node that wrote the object, or its holder where nothing did.
    var node: Int32
    /// What is set, by place.
    var cells: [Cell] = []

    /// The index of the cell of a property.
    func index(of id: UInt16) -> Int? { cells.firstIndex { $0.id == id } }

    /// Sets a property in its place.
    mutating func put(_ cell: Cell) {
      if let index = index(of: cell.id) {
        cells[index] = cell
      } else {
        cells.insert(cell, at: cells.firstIndex { $0.place > cell.place } ?? cells.endIndex)
      }
    }
  }

  /// The controller first; themes, and the stack that the header is in, stand among them.
  private(set) var objects: [Object]
  private let effects = SideEffect.all
  let tape: [Cell]
  /// Colors of a theme that have one shade for each appearance, and in both another alpha: they need a run on the tape.
  var pairs: [ThemeColor] = []

  /// - Parameters:
  ///   - controller: The type of the controller.
  ///   - node: The node of the controller, or of the screen where nothing is written of it.
  init(_ controller: BarType, node: Int32, on tape: [Cell]) {
    objects = [Object(type: controller, node: node)]
    self.tape = tape
  }

  /// The object of a type, if it is written or anything was set on it.
  subscript(type: BarType) -> Object? { objects.first { $0.type == type } }

  /// The word that a property of an object has, set or by default; `nil` if the default is not one value.
  func word(_ id: UInt16, of type: BarType) -> UInt64? {
    if let object = self[type], let index = object.index(of: id) { return object.cells[index].word }
    return type.facts(at: type.place(ofID: id)).initialWord
  }

  /// Sets what the way of integration sets.
  mutating func preset(_ integration: PresettingIntegration) {
    for preset in Preset.all where preset.integration == integration {
      let result = preset.result
      guard let word = result.word else { continue }
      set(
        Cell(
          word: word, node: -1, id: result.id, place: result.type.place(ofID: result.id),
          origin: .preset),
        on: result.type)
    }
  }

  /// Sets what an element says, and what the objects in it say where their turn comes.
  ///
  /// - Parameter isHeld: Whether an object that the controller may hold is there.
  mutating func setAll(
    of head: Int32, _ type: BarType, isHeld: (BarType) -> Bool = { _ in true }
  ) {
    for index in tape.run(at: Int(head)) {
      let cell = tape[index]
      set(cell, on: type)
      let form = type.shape(at: cell.place).form
      guard form.kind == .element, let inner = BarType(rawValue: form.parameter),
        HeaderObjects.walked.contains(inner), isHeld(inner)
      else { continue }
      switch form.container {
      case .single:
        let head = Int32(truncatingIfNeeded: cell.word)
        objects[self.index(of: inner)].node = tape[Int(head)].node
        setAll(of: head, inner)
      case .list:
        for member in tape.run(at: Int(truncatingIfNeeded: cell.word)) {
          setAll(of: Int32(truncatingIfNeeded: tape[member].word), inner)
        }
      case .table: continue
      }
    }
  }

  /// Sets one property, and what it has an effect on.
  mutating func set(_ cell: Cell, on type: BarType) {
    let object = index(of: type)
    objects[object].put(cell)
    for effect in effects
    where effect.causes.contains(where: { $0.matches(type, cell.id, cell.word) }) {
      if let needed = effect.precondition, objects[object].index(of: needed.id) == nil { continue }
      apply(effect)
    }
  }

  /// Sets what an effect gives; a value that is there already keeps its origin.
  private mutating func apply(_ effect: SideEffect) {
    let result = effect.result
    let place = result.type.place(ofID: result.id)
    let current = word(result.id, of: result.type)
    guard let word = result.word, word != current else { return }
    if let replaced = effect.replaced, replaced != current { return }
    set(Cell(word: word, causedBy: effect.name, id: result.id, place: place), on: result.type)
  }

  /// The index of the object of a type, which is made where it is not there yet.
  private mutating func index(of type: BarType) -> Int {
    if let index = objects.firstIndex(where: { $0.type == type }) { return index }
    objects.append(Object(type: type, node: objects[0].node))
    return objects.count - 1
  }

  /// The types of objects in the controller whose properties take part in effects.
  private static let walked: [BarType] = [
    .mdcAppBarContainerViewController, .mdcFlexibleHeaderContainerViewController,
    .mdcFlexibleHeaderView, .mdcNavigationBar, .appBarTheme, .appBarThemeMember,
  ]
}
