import BarCatalog
package import BarCompiler
import BarJSON
import BarLayout
import BarSyntax
import BarText

/// Writes the layout IR of one document as JSON, screen by screen.
///
/// - Parameters:
///   - isPretty: Whether objects, views and layouts stand on lines of their own; else all is one line.
///   - sink: Takes the next piece of the output.
package func writeLayoutIR(
  _ resolved: consuming Resolved, isPretty: Bool,
  to sink: @escaping (UnsafeRawBufferPointer) -> Void
) {
  var writer = LayoutIRWriter(resolved, isPretty: isPretty, to: sink)
  writer.document()
}

/// The state of writing one document.
struct LayoutIRWriter: ~Copyable {
  /// The description's nodes and texts, held once: asking for them through `resolved` would copy much more.
  let nodes: [YAMLNode]
  let texts: TextStorage
  var json: JSONWriter
  var stage: LayoutStage
  private let isPretty: Bool
  private var positions: PositionReader
  var shapes = ShapeTable()
  /// The objects of the screen that is being written, by the heads of their elements.
  var objects = ObjectList()
  /// What the bars of UIKit of the screen that is being written take their looks from.
  var barSources: [BarSource] = []

  init(
    _ resolved: consuming Resolved, isPretty: Bool,
    to sink: @escaping (UnsafeRawBufferPointer) -> Void
  ) {
    self.isPretty = isPretty
    nodes = resolved.tree.nodes
    positions = PositionReader(resolved.tree.lines)
    stage = LayoutStage(resolved)
    texts = stage.texts
    json = JSONWriter(to: sink)
  }

  mutating func document() {
    json.raw("{\"irVersion\":1,\"generator\":{\"name\":\"barc\",\"version\":")
    json.name(ToolVersion.text)
    json.raw(",\"catalog\":")
    json.name(CatalogVersion.text)
    json.raw("},\"source\":")
    json.string(baseName(stage.resolved.tree.source.path))
    json.byte(comma)
    lineBreak()
    environments()
    json.byte(comma)
    lineBreak()
    flows()
    json.byte(comma)
    lineBreak()
    json.raw("\"screens\":[")
    for number in stage.resolved.screens.indices {
      if number > 0 { json.byte(comma) }
      lineBreak()
      screen(number)
    }
    lineBreak()
    json.raw("]}")
    json.flush()
  }

  private mutating func screen(_ number: Int) {
    let screen = stage.resolved.screens[number]
    json.raw("{\"id\":")
    text(screen.id)
    json.raw(",\"toolkit\":")
    json.name(screen.toolkit.spelling)
    json.raw(",\"origin\":")
    position(of: screen.node)
    json.byte(comma)
    lineBreak()
    let layout = stage.layOut(number)
    objectList(of: screen, layout)
    json.byte(comma)
    lineBreak()
    let speakers = layout.bars.indices.map { self.speakers(of: $0, in: layout) }
    views(of: layout, speakers)
    json.byte(comma)
    lineBreak()
    layouts(of: layout, speakers)
    json.byte(UInt8(ascii: "}"))
  }

  // MARK: Pieces that all parts use

  /// The description's tape, and after it what the screen needs besides.
  var tape: [Cell] { stage.tape }

  /// Ends a line where lines are wanted.
  mutating func lineBreak() {
    if isPretty { json.byte(UInt8(ascii: "\n")) }
  }

  /// Writes a text of the description.
  mutating func text(_ name: Name) { json.text(name, texts) }

  /// Writes line and column of a node, both counted from 1.
  mutating func position(of node: Int32) {
    let position = positions.position(of: Int(nodes[Int(node)].range.lower))
    json.byte(UInt8(ascii: "["))
    json.integer(position.line)
    json.byte(comma)
    json.integer(position.column)
    json.byte(UInt8(ascii: "]"))
  }

  mutating func numbers(_ first: Double, _ second: Double, _ third: Double, _ fourth: Double) {
    json.byte(UInt8(ascii: "["))
    json.number(first)
    json.byte(comma)
    json.number(second)
    json.byte(comma)
    json.number(third)
    json.byte(comma)
    json.number(fourth)
    json.byte(UInt8(ascii: "]"))
  }

  mutating func size(_ size: Size) {
    json.byte(UInt8(ascii: "["))
    json.number(size.width)
    json.byte(comma)
    json.number(size.height)
    json.byte(UInt8(ascii: "]"))
  }

  mutating func rectangle(_ frame: Rectangle) {
    numbers(frame.x, frame.y, frame.width, frame.height)
  }

  mutating func insets(_ insets: Insets) {
    numbers(insets.top, insets.left, insets.bottom, insets.right)
  }
}

extension JSONWriter {
  /// Writes a text of a description.
  fileprivate mutating func text(_ name: Name, _ texts: TextStorage) {
    texts.withText(name.word) { string($0) }
  }
}

let comma = UInt8(ascii: ",")

/// A path without its folders.
private func baseName(_ path: String) -> String {
  path.split(separator: "/").last.map(String.init) ?? path
}
