import BarCompiler
import BarEmit
import BarJSON
import BarLint
import BarSyntax
import BarText
import CLibYAML

/// The stages of one description, each alone: what comes before it has been made.
struct Stages {
  private let source: SourceFile
  private let tree: YAMLTree
  private let checked: Checked
  private let resolved: Resolved
  private let compilation: Compilation
  private let rules: [Rule]

  /// - Parameter text: A description without mistakes, in one document.
  init(_ text: String) {
    source = SourceFile(path: "stages.bars.yaml", bytes: Array(text.utf8), readers: 1)
    tree = parse(source).tree
    checked = check(tree, document: 0).checked
    resolved = resolve(checked, .none).resolved
    compilation = BarCompiler.compile(source)
    rules = Rule.all
  }

  /// By name, in the order in which a file goes through them.
  var all: [(name: String, run: () -> Void)] {
    [
      ("floor: events of libyaml", { drain(source.bytes) }),
      ("parse", { _ = parse(source) }),
      ("check", { _ = check(tree, document: 0) }),
      ("resolve", { _ = resolve(checked, .none) }),
      ("rules that need no layout", { _ = lint(compilation, rules.filter { !$0.laysOut }) }),
      ("lay out", layOut),
      ("rules of layouts, laid out", { _ = lint(compilation, rules.filter(\.laysOut)) }),
      ("lay out and emit", { writeLayoutIR(resolved, isPretty: false) { _ in } }),
    ]
  }

  private func layOut() {
    var stage = LayoutStage(resolved)
    for number in resolved.screens.indices { _ = stage.layOut(number) }
  }
}

/// What `floor.c` does.
private func drain(_ bytes: [UInt8]) {
  let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  defer { parser.deallocate() }
  parser.initialize(to: yaml_parser_t())
  guard yaml_parser_initialize(parser) == 1 else { return }
  defer { yaml_parser_delete(parser) }
  bytes.withUnsafeBufferPointer { buffer in
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, buffer.baseAddress, buffer.count)
    var event = yaml_event_t()
    var isOver = false
    while !isOver, yaml_parser_parse(parser, &event) == 1 {
      isOver = event.type == YAML_STREAM_END_EVENT
      yaml_event_delete(&event)
    }
  }
}
