import Foundation
import TestSupport
import Testing

/// The language server as a process: how it ends, and that it says what the command line says.
@Suite struct LSPTests {
  private func message(_ body: String) -> String {
    "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
  }

  private func request(_ id: Int, _ method: String, _ parameters: String = "{}") -> String {
    message(#"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(parameters)}"#)
  }

  private func notification(_ method: String, _ parameters: String = "{}") -> String {
    message(#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(parameters)}"#)
  }

  private var initialize: String {
    request(
      0, "initialize", #"{"processId":null,"capabilities":{"textDocument":{"diagnostic":{}}}}"#)
  }

  // MARK: Its end

  @Test func endsAsItIsAsked() throws {
    let shell = try Shell()
    let exit = notification("exit")
    let cases: [(String, Int32)] = [
      (initialize + request(1, "shutdown") + exit, 0), (initialize + exit, 1), (exit, 1),
      (initialize + request(1, "shutdown"), 0), (initialize, 1), ("", 1), ("nonsense", 1),
    ]
    for (input, status) in cases {
      let result = try shell.barc("lsp", input: input)
      #expect(result.status == status, "\(input) \(result)")
      #expect(result.errors.isEmpty)
    }
    #expect(try shell.barc("lsp", "--stdio", input: exit).status == 1)
    #expect(try shell.barc("lsp", "--select", "no-such-rule", input: exit).status == 2)
  }

  /// Whoever started it may go without a word, and leave the other end of the pipe to somebody else.
  @Test func endsWhenItsEditorHasGone() throws {
    let shell = try Shell()
    let began = Date()
    let result = try shell.line(
      """
      sh -c 'exit 0' & gone=$!; wait
      body='{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"processId":'$gone',"capabilities":{}}}'
      { printf 'Content-Length: %d\\r\\n\\r\\n%s' ${#body} "$body"; exec sleep 60; } > pipe &
      sleeping=$!
      "$BARC" lsp < pipe; echo "status $?"
      kill $sleeping
      """.replacing("sh -c 'exit 0'", with: "mkfifo pipe; sh -c 'exit 0'"))
    #expect(result.output.contains("status 1"))
    #expect(Date().timeIntervalSince(began) < 40)
  }

  // MARK: What it says

  struct Report: Decodable {
    struct Finding: Decodable {
      var rule: String
      var message: String
      var help: String?
    }
    var findings: [Finding]
  }

  struct Answer: Decodable {
    struct Result: Decodable {
      struct Item: Decodable {
        var code: String
        var message: String
      }
      var items: [Item]?
    }
    var id: Int?
    var result: Result?
  }

  /// Opens files in a server, and answers what it finds in each.
  private func found(in files: [(path: String, text: String)], _ shell: Shell) throws -> [[String]]
  {
    var input = initialize + notification("initialized")
    for (number, file) in files.enumerated() {
      let uri = URL(fileURLWithPath: file.path).absoluteString
      let text = String(
        decoding: try JSONSerialization.data(withJSONObject: file.text, options: .fragmentsAllowed),
        as: UTF8.self)
      input += notification(
        "textDocument/didOpen",
        #"{"textDocument":{"uri":"\#(uri)","languageId":"yaml","version":1,"text":\#(text)}}"#)
      input += request(
        number + 1, "textDocument/diagnostic", #"{"textDocument":{"uri":"\#(uri)"}}"#)
    }
    input += request(9_999, "shutdown") + notification("exit")
    let result = try shell.barc("lsp", "--today", "2026-06-01", input: input)
    #expect(result.status == 0)
    let bodies = result.output.components(separatedBy: "Content-Length: ").dropFirst().map {
      String($0.drop { $0 != "{" })
    }
    let answers = try bodies.map { try JSONDecoder().decode(Answer.self, from: Data($0.utf8)) }
    return files.indices.map { number in
      let answer = answers.first { $0.id == number + 1 }
      return answer?.result?.items?.map { "\($0.code): \($0.message)" } ?? ["no answer"]
    }
  }

  private func linted(_ path: String, _ shell: Shell) throws -> [String] {
    let result = try shell.barc("lint", "--format", "json", "--today", "2026-06-01", path)
    let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
    return report.findings.map { finding in
      "\(finding.rule): \(finding.message)" + (finding.help.map { "\nhelp: \($0)" } ?? "")
    }
  }

  /// Whole and broken examples, and no other way.
  @Test func saysWhatLintSays() throws {
    let root = SchemaValidator.root.appendingPathComponent("Examples")
    let names = try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(".bars.yaml") }.sorted()
    let files = names.compactMap { name -> (path: String, text: String)? in
      let url = root.appendingPathComponent(name)
      return (try? String(contentsOf: url, encoding: .utf8)).map { (url.path, $0) }
    }
    #expect(files.count > 30)
    let shell = try Shell()
    for (file, found) in zip(files, try found(in: files, shell)) {
      #expect(try found == linted(file.path, shell), "\(file.path)")
    }
  }

  /// Configurations that extend others, rows for some files, targets, and a baseline.
  @Test func asksWhatLintAsks() throws {
    let text = """
      barc: 1
      toolkit: mdc
      screens:
        inbox:
          navigationItem: {title: Inbox, rightBarButtonItem: {title: Edit}}
        outbox:
          navigationItem: {title: A title that is much too long for the screen of any telephone}
          navigationBar: {inkColor: red}

      """
    let shell = try Shell([
      ".barc.yaml": "ignore: [screen-without-bar]\nbaseline: known.json\n",
      "new/.barc.yaml":
        "extends: ../.barc.yaml\ntargets: {devices: [iphone-se-2]}\nperFile: {'b.*': {ignore: [layout]}}\n",
      "app.bars.yaml": text, "new/a.bars.yaml": text, "new/b.bars.yaml": text,
      "known.json": "",
    ])
    _ = try shell.barc(
      "lint", "--write-baseline=known.json", "--today", "2026-06-01", "app.bars.yaml")
    let files = ["app.bars.yaml", "new/a.bars.yaml", "new/b.bars.yaml"].map { name in
      (path: shell.folder.appendingPathComponent(name).path, text: text)
    }
    let all = try found(in: files, shell)
    for (file, found) in zip(files, all) {
      #expect(try found == linted(file.path, shell), "\(file.path)")
    }
    #expect(all[0].isEmpty)
    #expect(all[1].count > all[2].count)
  }

  /// What a configuration extends is looked for as its unsaved text says.
  @Test func saysWhatIsWrongWithWhatIsExtended() throws {
    let shell = try Shell([
      ".barc.yaml": "ignore: [layout]\n", "base.barc.yaml": "extends: .barc.yaml\n",
      "wrong.barc.yaml": "ignore: [no-such-rule]\n",
    ])
    let path = shell.folder.appendingPathComponent(".barc.yaml").path
    let texts = ["no.barc.yaml", "base.barc.yaml", "wrong.barc.yaml"].map {
      (path: path, text: "extends: \($0)\n")
    }
    let found = try texts.map { try self.found(in: [$0], shell)[0] }
    #expect(found[0].first?.hasPrefix("broken-extends: `no.barc.yaml`: ") == true, "\(found[0])")
    #expect(found[1].isEmpty && found[2].isEmpty, "\(found)")
    // What the editor says comes from there.
    let stream = try self.found(in: [(path: path, text: "extends: /dev/stdin\n")], shell)[0]
    #expect(stream.first?.contains("it is no file") == true, "\(stream)")
    let other = (
      path: path.replacing(".barc.yaml", with: "base.barc.yaml"), text: "extends: base.barc.yaml\n"
    )
    #expect(
      try self.found(in: [other], shell)[0].first?.contains("extends itself in the end") == true)
  }
}
