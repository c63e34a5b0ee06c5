import Foundation
import Testing

/// A long run says how far it is, where there is a terminal for it.
@Suite(
  .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script"), "script is missing")
)
struct ProgressTests {
  /// Runs barc on a terminal, with a pipe among its files that is written to late; what the terminal gets.
  private func terminal(
    _ arguments: String, seconds: Double, term: String = "xterm"
  ) throws -> String {
    let shell = try Shell(["a.yaml": Sample.good, "z.yaml": Sample.bad, "good": Sample.good])
    let result = try shell.line(
      """
      mkfifo p.yaml
      (exec 3> p.yaml; sleep \(seconds); cat good >&3) &
      export TERM=\(term)
      script -qec '"$BARC" lint a.yaml p.yaml z.yaml --format=concise \(arguments)' /dev/null < /dev/null
      """)
    return result.output
  }

  private static let erase = "\r\u{1B}[K"

  @Test(arguments: ["--jobs=2", "--jobs=2 --color=never > out"])
  func isShownAfterASecondAndErased(arguments: String) throws {
    let text = try terminal(arguments, seconds: 1.7)
    let shown = "\(Self.erase)1 of 3 files"
    #expect(text.contains(shown), "\(text.debugDescription)")
    let rest = try #require(text.components(separatedBy: " of 3 files").last)
    #expect(rest.hasPrefix(Self.erase), "\(text.debugDescription)")
    #expect(rest.contains(" in 3 files"), "\(rest)")
  }

  @Test func isNotShownElsewhere() throws {
    let never = [
      try terminal("--jobs=2", seconds: 0.3), try terminal("--jobs=2 --quiet", seconds: 1.5),
      try terminal("--jobs=2", seconds: 1.5, term: "dumb"),
      try terminal("--jobs=2 2> log; cat log", seconds: 1.5),
    ]
    for text in never { #expect(!text.contains(" of "), "\(text.debugDescription)") }
  }
}
