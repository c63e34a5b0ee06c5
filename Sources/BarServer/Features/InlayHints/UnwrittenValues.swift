import BarCatalog
import BarCompiler
import BarSyntax
import BarText

/// Collects what counts for the objects of a screen though nobody wrote it there: what they have of the defaults and of
/// merged mappings, and what their integration, or another property, sets.
struct UnwrittenValues {
  enum Origin: Equatable {
    case merge
    case defaults
    case preset
    /// The property that sets it, too.
    case sideEffect(String)
  }

  struct Value {
    let origin: Origin
    /// The name of the property, with those of objects that are not written either before it.
    let name: String
    /// As somebody would write it.
    let text: String
  }

  /// An object that is written.
  struct Object {
    /// The mapping that it is written as.
    let node: Int32
    /// `nil` for an item.
    let key: Int32?
    /// What is merged into it.
    var merged: [Value] = []
    /// What it has from elsewhere.
    var others: [Value] = []
  }

  let tree: YAMLTree
  let screen: LaidOutScreen
  /// The value of the screen: what stands elsewhere may count for several screens.
  let node: Int32
  private(set) var all: [Object] = []

  init(tree: YAMLTree, screen: LaidOutScreen, node: Int32) {
    self.tree = tree
    self.screen = screen
    self.node = node
  }

  var tape: [Cell] { screen.stage.tape }

  /// Takes in an object, and those below it that are written.
  mutating func visit(_ type: BarType, at head: Int32, key: Int32?) {
    let mapping = tape[Int(head)].node
    guard node <= mapping, mapping < tree.nodes[Int(node)].next(at: node),
      tree.nodes[Int(mapping)].kind == .mapping
    else { return }
    let keys = places(of: type, tree.entries(of: mapping).map(\.key))
    let merged = places(of: type, tree.mergedEntries(of: mapping).map(\.key))
    var object = Object(node: mapping, key: key)
    for index in tape.run(at: Int(head)) {
      let cell = tape[index]
      if keys[cell.place] != nil { continue }
      if cell.origin == .file, merged[cell.place] != nil {
        object.merged.append(
          Value(
            origin: .merge, name: "\(type.propertyName(at: cell.place))", text: text(of: cell, type)
          ))
      } else {
        collect(cell, of: type, "", in: &object)
      }
    }
    object.others = Origin.grouped(object.others)
    all.append(object)
    for index in tape.run(at: Int(head)) {
      let cell = tape[index]
      guard let own = keys[cell.place] else { continue }
      for (inner, isMember) in objects(in: cell, of: type) {
        visit(inner.type, at: inner.head, key: isMember ? nil : own)
      }
    }
  }

  /// The keys of properties by the places of these.
  private func places(of type: BarType, _ keys: some Sequence<Int32>) -> [UInt8: Int32] {
    var places: [UInt8: Int32] = [:]
    for key in keys where tree.resolved(key) >= 0 {
      if let place = type.place(ofText: tree.text(of: tree.resolved(key))) { places[place] = key }
    }
    return places
  }

  /// The objects that a property holds.
  private func objects(
    in cell: Cell, of type: BarType
  ) -> [(object: (type: BarType, head: Int32), isMember: Bool)] {
    let form = type.shape(at: cell.place).form
    guard form.objectType != nil, !form.isKeyed else { return [] }
    let head = self.head(in: cell, of: type)
    switch form.container {
    case .single: return object(at: head).map { [($0, false)] } ?? []
    case .list:
      return tape.run(at: Int(head)).compactMap { index in
        object(at: Int32(truncatingIfNeeded: tape[index].word)).map { ($0, true) }
      }
    case .table: return []
    }
  }

  /// A bar that copies what it shows has an element of its own after the written one.
  private func head(in cell: Cell, of type: BarType) -> Int32 {
    let bar = screen.layout.bars.first {
      type == .screen && type.place(ofKey: $0.kind.key) == cell.place
    }
    return bar?.head ?? Int32(truncatingIfNeeded: cell.word)
  }

  private func object(at head: Int32) -> (type: BarType, head: Int32)? {
    BarType(rawValue: UInt8(truncatingIfNeeded: tape[Int(head)].id)).map { ($0, head) }
  }

  /// Takes in a value that is not written in the object around it.
  ///
  /// - Parameter path: The names of objects between the two, each with a point after it.
  private func collect(
    _ cell: Cell, of type: BarType, _ path: String, in object: inout Object
  ) {
    let entry = type.entry(at: cell.place)
    let name = path + "\(entry.name)"
    if holdsOwnValues(cell, entry), let (inner, _) = objects(in: cell, of: type).first {
      for index in tape.run(at: Int(inner.head)) {
        collect(tape[index], of: inner.type, name + ".", in: &object)
      }
      return
    }
    guard let origin = Origin(of: cell) else { return }
    let value = Value(origin: origin, name: name, text: text(of: cell, type))
    if value.text != entry.initial { object.others.append(value) }
  }

  /// Whether a property that is not written holds an object of which more is to be told than that it is there.
  private func holdsOwnValues(_ cell: Cell, _ entry: Entry) -> Bool {
    guard entry.form.container == .single else { return false }
    return switch cell.origin {
    case .file, .defaults, .preset, .sideEffect, .default: true
    // What is copied stands beside it.
    case .flow, .navigationItem, .primaryAction: false
    }
  }
}

extension UnwrittenValues.Origin {
  /// The same values, those of one origin one after the other: what somebody wrote, what follows from that, what is so.
  fileprivate static func grouped(_ values: [UnwrittenValues.Value]) -> [UnwrittenValues.Value] {
    var effects: [Self] = []
    for value in values {
      if case .sideEffect = value.origin, !effects.contains(value.origin) {
        effects.append(value.origin)
      }
    }
    return ([.defaults] + effects + [.preset]).flatMap { origin in
      values.filter { $0.origin == origin }
    }
  }

  /// `nil` for what is written where it counts, is copied from what is written beside it, or is usual.
  fileprivate init?(of cell: Cell) {
    switch cell.origin {
    case .defaults: self = .defaults
    case .preset: self = .preset
    case .sideEffect:
      guard let cause = cell.cause else { return nil }
      self = .sideEffect(String(decoding: cause.bytes, as: UTF8.self))
    case .file, .default, .flow, .navigationItem, .primaryAction: return nil
    }
  }
}
