import Foundation
import TestSupport
import Testing

/// Each shell loads its script and completes with it.
@Suite struct CompletionTests {
  private static func isThere(_ program: String) -> Bool {
    ["/usr/bin/", "/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].contains {
      FileManager.default.isExecutableFile(atPath: $0 + program)
    }
  }

  private func shell(_ name: String) throws -> Shell {
    let shell = try Shell(["my file.yaml": ""])
    let result = try shell.barc("completions", name)
    #expect(result.status == 0 && result.errors == "")
    try shell.write(result.output, to: "_barc")
    return shell
  }

  /// What is typed, and what is offered for the last word.
  private static let cases: [(words: [String], offered: [String])] = [
    (["comp"], ["compile", "completions"]), (["che"], ["check"]),
    (["lint", "--format", "j"], ["json", "jsonl", "junit"]),
    (["check", "--fi"], ["--fix", "--fix-only"]),
    (["schema", ""], ["config", "findings", "input", "ir"]), (["completions", "f"], ["fish"]),
    (["explain", "title-font-size-f"], ["title-font-size-forced"]), (["help", "dev"], ["devices"]),
    (["compile", "--dep"], ["--depfile"]),
  ]

  @Test(.enabled(if: isThere("bash"), "bash is missing")) func bash() throws {
    let shell = try shell("bash")
    func offered(_ words: [String]) throws -> [String] {
      let typed = (["barc"] + words).map { "'\($0)'" }.joined(separator: " ")
      let line = #"set -e; . ./_barc; COMP_WORDS=(\#(typed)); COMP_CWORD=\#(words.count)"#
      let result = try shell.line(
        "bash -c \"\(line); _barc; printf '%s\\\\n' \\\"\\${COMPREPLY[@]}\\\"\"")
      #expect(result.status == 0 && result.errors == "", "\(result.errors)")
      return result.output.split(separator: "\n").map(String.init).sorted()
    }
    for (words, expected) in Self.cases { #expect(try offered(words) == expected) }
    // It makes several words of what is typed as one.
    #expect(try offered(["lint", "--format", "=", "js"]) == ["json", "jsonl"])
    #expect(try offered(["lint", "--format", "="]).contains("sarif"))
    // For paths bash itself has an answer.
    #expect(try offered(["lint", "my"]) == [])
  }

  @Test(.enabled(if: isThere("fish"), "fish is missing")) func fish() throws {
    let shell = try shell("fish")
    func offered(_ words: [String]) throws -> [String] {
      let result = try shell.line(
        "HOME=. fish --no-config -c 'source _barc; complete -C \"barc \(words.joined(separator: " "))\"'"
      )
      #expect(result.status == 0 && result.errors == "", "\(result.errors)")
      return result.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }.sorted()
    }
    for (words, expected) in Self.cases { #expect(try offered(words) == expected) }
    #expect(try offered(["lint", "--format=js"]) == ["--format=json", "--format=jsonl"])
    #expect(try offered(["lint", "my"]).count == 1)
    #expect(try offered(["lint", "-o", "my"]).count == 1)
    #expect(try offered(["lint", "--jobs", "my"]) == [])
  }

  /// Completion of zsh needs a terminal, which zsh can be to itself.
  @Test(.enabled(if: isThere("zsh"), "zsh is missing")) func zsh() throws {
    let shell = try shell("zsh")
    try shell.write(
      #"""
      zmodload zsh/zpty
      zpty shell zsh -f -i
      zpty -w shell 'PROMPT=; autoload -Uz compinit; compinit -u -D; fpath=(. $fpath); autoload -Uz _barc; compdef _barc barc; print RE''ADY'
      zpty -r shell output '*READY*'
      zpty -w -n shell "barc $1"$'\t\t'
      zpty -r shell output "$2"
      print -r -- "$output"
      """#, to: "ask.zsh")
    #expect(
      try shell.line("zsh -f -c 'autoload -Uz compinit; compinit -u -D; . ./_barc'").errors == "")
    for (words, expected) in Self.cases where expected.count > 1 {
      let typed = words.joined(separator: " ")
      let pattern = "*" + expected.joined(separator: "*") + "*"
      let result = try shell.line("timeout 60 zsh -f ask.zsh '\(typed)' '\(pattern)'")
      #expect(result.status == 0, "\(typed): \(result.output.debugDescription)")
      for word in expected { #expect(result.output.contains(word)) }
    }
    let path = try shell.line(
      "timeout 60 zsh -f ask.zsh 'lint --output-file=my' '*my* file.yaml*'")
    #expect(path.status == 0, "\(path.output.debugDescription)")
  }

  @Test func otherShellsAreWrongUsage() throws {
    let result = try Shell().barc("completions", "zhs")
    #expect(result.status == 2)
    #expect(result.errors.contains("did you mean `zsh`?"))
  }
}

@Suite struct ManualPageTests {
  @Test func isGenerated() throws {
    let result = try Shell().barc("help", "--manual")
    #expect(
      Golden.difference(of: [UInt8](result.output.utf8), fromGenerated: "Grammar/barc.1") == nil)
  }

  /// What `man` says of it, with all warnings on.
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/man"), "man is missing"))
  func isReadByMan() throws {
    let shell = try Shell()
    let page = SchemaValidator.root.appendingPathComponent("Grammar/barc.1").path
    let result = try shell.line("MANWIDTH=80 LC_ALL=C.UTF-8 man --warnings -l -P cat '\(page)'")
    #expect(result.status == 0 && result.errors == "", "\(result.errors)")
    for word in ["completions", "--stdin-filename PATH", "lint, check", "EXIT STATUS", "OPTION…"] {
      #expect(result.output.contains(word), "\(word)")
    }
    if FileManager.default.isExecutableFile(atPath: "/usr/bin/mandoc") {
      // A page that is made from the source has no day.
      let lint = try shell.line("mandoc -Tlint -Wwarning '\(page)' | grep -v 'missing date'")
      #expect(lint.output == "", "\(lint.output)")
    }
  }
}
