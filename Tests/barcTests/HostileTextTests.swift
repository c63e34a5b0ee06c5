import Foundation
import Testing

/// What a description says reaches no terminal as it is, and no program as something else than text.
@Suite struct HostileTextTests {
  private static let formats = [
    "full", "concise", "xcode", "github", "gitlab", "sarif", "checkstyle", "junit", "json", "jsonl",
  ]

  /// Escapes that color, move, and write files and clipboards; C1 controls; controls of direction; commands of runners.
  private static let description = """
    barc: 1
    toolkit: mdc
    "\\e]52;c;cm0gLXJm\\a": 1
    screens:
      "\\e[2J\\u009B31mred":
        navigationItem: {title: "Item", "\\e[31mtitle\\u202E": x}
        buttonBar:
          items:
            - {title: "\\u009B2J\\x7F", tintColor: "\\e[8mhidden", image: "\\r\\n::error::x", style: done}
            - {title: "\\n##[error]x", action: "\\e\\\\", image: {symbol: "\\eP"}}
        "navigationBar\\u2028": {}
      raw\u{202E}: {buttonBar: {items: [{titel\u{2066}: x}]}}
    flows: {"\\e[1m": ["\\e[0;31mnowhere"]}

    """

  @Test(arguments: formats) func nothingControlsTheTerminal(format: String) throws {
    let shell = try Shell(["a\u{1B}[31m\u{202E}.bars.yaml": Self.description])
    for color in ["never", "always"] {
      let result = try shell.barc("lint", "--format", format, "--color", color)
      #expect(result.status == 1)
      #expect(result.output.contains("nowhere"))
      for text in [result.output, result.errors] { check(text, isColored: color == "always") }
    }
  }

  @Test(arguments: [
    ["compile", "x.yaml"], ["config", "\u{1B}[31m.yaml"], ["explain", "\u{1B}[31m\u{202E}"],
    ["lint", "\u{1B}]0;x\u{7}.yaml", "\u{9B}31m"], ["lint", "--select", "\u{1B}[31m"],
    ["lint", "--config", "\u{1B}[31m", "."], ["init", "a/\u{1B}[31m"],
  ])
  func nothingElseControlsIt(arguments: [String]) throws {
    let result = try shell().barc(arguments)
    for text in [result.output, result.errors] { check(text, isColored: false) }
  }

  /// What a program reads is the text itself; on a terminal it is shown.
  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script"), "script is missing"),
    arguments: [
      "lint --diff --unsafe-fixes raw.yaml", "compile x.yaml -o -", "dump x.yaml", "dump raw.yaml",
      "lint --fix - < raw.yaml",
    ])
  func aTerminalShowsTheText(line: String) throws {
    let result = try shell().line(
      #"TERM=xterm script -qec '"$BARC" \#(line) 2> /dev/null' /dev/null < /dev/null"#)
    #expect(result.output.utf8.count > 50, "\(result.output)")
    // A terminal gets a return before each line feed.
    check(result.output.replacing("\r\n", with: "\n"), isColored: false)
  }

  private func shell() throws -> Shell {
    let good = Sample.good.replacing(
      "title: Inbox", with: #"title: "\e[31m\x7F\u009B31m\u202E", prompt: "\r""#)
    let raw = Sample.good.replacing(
      "title: Edit,", with: "title: \"\u{202E}Edit\", style: done,")
    return try Shell([
      "x.yaml": good, "raw.yaml": raw, "a.bars.yaml": Self.description,
    ])
  }

  private func check(_ text: String, isColored: Bool) {
    var scalars = Array(text.unicodeScalars)
    if isColored {
      // The sequences that barc itself writes set colors and nothing else.
      scalars = Array(text.replacing(/\u{1B}\[[0-9;]*m/, with: "").unicodeScalars)
    }
    for scalar in scalars where scalar != "\n" {
      let isControl = scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value
      let turns = [0x202A...0x202E, 0x2066...0x2069].contains { $0 ~= scalar.value }
      if isControl || turns {
        Issue.record(
          "U+\(String(scalar.value, radix: 16)) in \(text.debugDescription.prefix(2_000))")
        return
      }
    }
  }
}
