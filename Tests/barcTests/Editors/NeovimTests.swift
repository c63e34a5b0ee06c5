import Foundation
import TestSupport
import Testing

/// A real editor, configured as the README says, holds what a person would expect after each step.
@Suite(
  .enabled(
    if: FileManager.default.isExecutableFile(atPath: "/usr/bin/nvim"),
    "needs nvim: apt-get install neovim"))
struct NeovimTests {
  /// What the editor held, as the script writes it.
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
  }

  static let text = """
    barc: 1
    toolkit: uikit
    flows:
      main: {screens: [inbox]}
    screens:
      inbox:
        navigationItem: {titel: Größe 👩🏽‍🚀, prompt: Mail}
        navigationBar:

    """

  @Test func holdsWhatAPersonWouldExpect() throws {
    let shell = try Shell(["app.bars.yaml": Self.text, ".barc.yaml": "ignore: [layout]\n"])
    let held = try drive(shell)
    #expect(held.failed == nil)
    #expect(
      held.opened == [
        "7:22 unknown-key: unknown key `titel` in a `UINavigationItem`\nhelp: did you mean `title`?"
      ])
    #expect(held.hover?.contains("Description.toolkit") == true)
    #expect(held.actions?.first?.hasPrefix("Write `title`") == true)
    #expect(held.mended?.contains { $0.contains("unknown-key") } == false)
    #expect(held.offered == ["prefersLargeTitles: "])
    let mended = Self.text.replacing("titel", with: "title")
    let completed = mended + "      prefersLargeTitles: "
    #expect(held.completed == completed)
    #expect(held.renamed == completed.replacing("inbox", with: "start"))
    // The editor shows what is said of the file that it has saved.
    #expect(shell.text(of: "app.bars.yaml") == (held.renamed ?? "") + "\n")
    let lint = try shell.barc("lint", "--format", "concise", "app.bars.yaml").output
    let shown = held.final?.map { $0.prefix { $0 != "\n" } } ?? []
    #expect(shown.count == lint.split(separator: "\n").count, "\(shown) \(lint)")
    for line in shown {
      let message = line.drop { $0 != "`" }
      #expect(lint.contains(message), "\(line) is not in \(lint)")
    }
  }

  private func drive(_ shell: Shell) throws -> Held {
    let readme = String(decoding: try #require(Golden.bytes(ofProject: "README.md")), as: UTF8.self)
    let block = try #require(readme.components(separatedBy: "```lua\n").dropFirst().first)
    try shell.write(block.components(separatedBy: "```")[0], to: "init.lua")
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/session.lua")
    // The program of this build goes by its own name; a home of its own keeps the editor's files from anybody else's.
    let result = try shell.line(
      """
      mkdir bin && ln -s "$BARC" bin/barc
      HOME=$PWD XDG_CACHE_HOME=$PWD/cache PATH=$PWD/bin:$PATH \
      BARC_TEST_FILE=app.bars.yaml BARC_TEST_ANSWERS=$PWD/held.json \
      timeout 120 nvim -n -i NONE --headless -u init.lua +'luafile \(script.path)'
      """)
    let held = try #require(shell.text(of: "held.json"), "\(result)")
    return try JSONDecoder().decode(Held.self, from: Data(held.utf8))
  }
}
