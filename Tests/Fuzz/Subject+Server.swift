import BarCompiler
import BarEmit
import BarJSON
import BarLint
import BarServer
import BarText

/// A server gets through any bytes, answers in whole messages, and says of a text what a fresh one says.
func checkServer(_ bytes: [UInt8]) {
  checkStream(bytes)
  checkEdits(bytes)
}

/// Any bytes, as they are and as the bodies of messages behind `initialize`.
private func checkStream(_ bytes: [UInt8]) {
  var server = Server(world)
  server.receive(bytes)
  drain(&server)
  var running = Server(world)
  running.receive(message(#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{}}"#))
  for line in bytes.split(separator: UInt8(ascii: "\n")) {
    running.receive(message(String(decoding: line, as: UTF8.self)))
  }
  running.receive(bytes)
  drain(&running)
}

/// The bytes as edits of a text, three bytes an edit, against a server that opens what comes of them.
private func checkEdits(_ bytes: [UInt8]) {
  var text = Array(seed.utf8)
  var memory = LayoutMemory()
  for start in stride(from: 0, to: min(bytes.count, 60), by: 3) {
    let edit = bytes[start..<min(start + 3, bytes.count)]
    guard let place = edit.first else { break }
    let lower = Int(place) * text.count / 256
    let upper = min(text.count, lower + Int(edit.dropFirst().first ?? 0) % 8)
    let piece = pieces[Int(edit.last ?? 0) % pieces.count]
    text.replaceSubrange(lower..<upper, with: piece.utf8)
    let source = SourceFile(path: "fuzz.bars.yaml", bytes: text)
    let analysis = analyze(source, settings, &memory)
    let edited = analysis.judgement.findings
    let fresh = analyze(source, settings).judgement.findings
    precondition(edited.map(\.range) == fresh.map(\.range))
    precondition(edited.map(\.message) == fresh.map(\.message))
    precondition(edited.map(\.notes) == fresh.map(\.notes))
    precondition(edited.map(\.fixes) == fresh.map(\.fixes))
    let caret = lower + piece.utf8.count
    for completion in analysis.completions(at: caret) {
      precondition(completion.range.lower <= caret && caret <= completion.range.upper)
    }
    _ = analysis.hover(at: caret)
  }
}

private let settings = LintSettings(today: CalendarDay(daysSince1970: 20_000))

private var world: World {
  World(
    settings: { _ in .lint(settings, known: nil) }, brokenExtends: { _, _ in [] },
    forgetSettings: {}, text: { _ in nil }, names: { _ in [] },
    descriptions: { _ in [] }, workingFolder: [UInt8(ascii: "/")],
    today: { CalendarDay(daysSince1970: 20_000) }, page: { _ in nil })
}

private func message(_ body: String) -> [UInt8] {
  Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8)
}

/// Lets a server do all that it has to, and reads what it says.
private func drain(_ server: inout Server) {
  var reader = MessageReader()
  while server.hasWork { reader.append(server.work()) }
  while let frame = reader.next() {
    guard case .body(let body) = frame, case .success(let value) = JSONReader.read(body) else {
      preconditionFailure("the server says something that is no message")
    }
    precondition(value["jsonrpc"] == "2.0")
  }
}

private let pieces = [
  "", "x", "\n", " ", ":", "'", "\"", "{", "}", "[", "]", "\t", "&a ", "*a", "<<: *a", "- ", "#",
  "é", "inbox", "archive", "\n  other: {navigationBar: {}}\n",
  "A title that is too long for any bar",
]

private let seed = """
  barc: 1
  toolkit: uikit
  flows:
    main: {screens: [inbox, archive]}
  screens:
    inbox:
      navigationItem: {title: All of the messages that have come in today, prompt: Mail}
    archive:
      navigationItem: &item {title: Archive, rightBarButtonItem: {title: Edit, action: edit}}
    drafts:
      navigationItem: *item
    sent:
      navigationItem: {title: What has been sent to other people by now}

  """
