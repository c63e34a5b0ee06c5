import Foundation
import Testing

/// However many threads work on files, all that can be seen is the same.
@Suite struct ThreadTests {
  /// Sixty files of different lengths, some with findings, one that cannot be read.
  private func tree() throws -> Shell {
    var files: [String: String] = [:]
    for number in 0..<60 {
      let screens = (0..<(number * 7 % 41 * 3)).map { "  s\($0): {buttonBar: {items: []}}\n" }
      let text: String =
        switch number % 4 {
        case 0: Sample.bad
        case 1: "barc: 1\ntoolkit: mdc\nscreens:\n  a: {buttonBar: {itms: []}}\n" + screens.joined()
        case 2:
          "barc: 1\ntoolkit: mdc\nscreens:\n  a: {buttonBar: {items: [{title: A, action: a, style: done}]}}\n"
            + screens.joined()
        default: Sample.good
        }
      files["folder \(number % 5)/\(number).bars.yaml"] = text
    }
    let shell = try Shell(files)
    #expect(try shell.line("ln -s nowhere 'folder 3/lost.bars.yaml'").status == 0)
    return shell
  }

  private func comparable(_ result: Shell.Result) -> [String] {
    ["\(result.status)", result.output, result.errors]
  }

  @Test(arguments: ["full", "json", "jsonl", "sarif", "github", "junit", "xcode"])
  func lintIsTheSame(format: String) throws {
    let shell = try tree()
    let alone = try shell.barc("lint", "--format", format, "--jobs", "1")
    #expect(alone.status == 2)
    #expect(alone.errors.hasSuffix(", 15 more with --unsafe-fixes)\n"), "\(alone.errors)")
    for jobs in ["2", "3", "8", "256"] {
      let result = try shell.barc("lint", "--format", format, "--jobs", jobs)
      #expect(comparable(result) == comparable(alone), "\(jobs) \(format)")
    }
    #expect(comparable(try shell.barc("lint", "--format", format)) == comparable(alone))
  }

  @Test func fixesAreTheSame() throws {
    var texts: [[String?]] = []
    var results: [[String]] = []
    for jobs in ["1", "2", "8"] {
      let shell = try tree()
      results.append(comparable(try shell.barc("lint", "--diff", "-j", jobs)))
      results.append(comparable(try shell.barc("lint", "--fix", "-j", jobs)))
      texts.append((0..<60).map { shell.text(of: "folder \($0 % 5)/\($0).bars.yaml") })
    }
    #expect(results[0] == results[2] && results[0] == results[4])
    #expect(results[1] == results[3] && results[1] == results[5])
    #expect(texts[0] == texts[1] && texts[0] == texts[2])
  }

  @Test func layoutsAreTheSame() throws {
    let shell = try tree()
    let alone = try shell.barc("compile", "folder*/*.yaml", "-o", "-", "-j", "1")
    for jobs in ["2", "8"] {
      let result = try shell.barc("compile", "folder*/*.yaml", "-o", "-", "-j", jobs)
      #expect(comparable(result) == comparable(alone))
      let written = try shell.barc("compile", "-q", "folder*/*.yaml", "-o", jobs, "-j", jobs)
      #expect(written.status == alone.status)
    }
    let compared = try shell.line("diff -r 2 8 && ls 2 | wc -l")
    #expect(compared.output == "30\n")
  }

  /// A thread costs as much as a small file, so that one file does without.
  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status"), "there is no /proc"))
  func oneFileStartsNoThread() throws {
    let shell = try Shell(["a.yaml": Sample.good])
    func threads(_ arguments: String) throws -> String {
      try shell.line(
        """
        rm -f p.yaml; mkfifo p.yaml; exec 3<> p.yaml
        "$BARC" \(arguments) 2> /dev/null & sleep 0.5
        sed -n 's/^Threads:.//p' /proc/$!/status; kill $!
        """
      ).output
    }
    #expect(try threads("lint p.yaml --jobs 4") == "1\n")
    #expect(try threads("compile p.yaml --jobs 4") == "1\n")
    #expect(try threads("lint a.yaml p.yaml --jobs 1") == "1\n")
    #expect(try threads("lint a.yaml p.yaml --jobs 4") == "2\n")
  }

  /// A long file is read in two halves where that is not forbidden, and never by more threads than were asked for.
  @Test(.enabled(if: Shell.canTrace, "strace is missing, or may not be used"))
  func aLongFileIsReadByAsManyThreadsAsAreAllowed() throws {
    let comment = "  #" + String(repeating: " much ado", count: 300) + "\n"
    let screens = (0..<60).map { "  s\($0): {buttonBar: {items: []}}\n" }.joined(separator: comment)
    let long = "barc: 1\ntoolkit: mdc\nscreens:\n" + screens
    let shell = try Shell(["a.yaml": long, "b.yaml": long])
    func started(_ arguments: String) throws -> Int {
      let result = try shell.line(
        "strace -f -qq -e trace=clone,clone3 -o calls \"$BARC\" lint -q --ignore layout \(arguments)"
      )
      #expect(result.status == 0, "\(result.errors)")
      return shell.text(of: "calls")?.matches(of: /clone3?\(/).count ?? -1
    }
    #expect(try started("a.yaml --jobs 1") == 0)
    #expect(try started("a.yaml b.yaml --jobs 1") == 0)
    #expect(try started("a.yaml b.yaml --jobs 2") == 2)
    // Two halves are no use to one processor.
    if ProcessInfo.processInfo.activeProcessorCount > 1 {
      #expect(try started("a.yaml") == 1)
      #expect(try started("a.yaml --jobs 2") == 1)
      #expect(try started("a.yaml b.yaml --jobs 4") == 4)
    }
  }

  @Test(arguments: ["0", "-1", "257", "two", "1.5", "99999999999999999999"])
  func numbersOfJobsAreChecked(word: String) throws {
    let result = try Shell(["a.yaml": Sample.good]).barc("lint", "a.yaml", "--jobs=\(word)")
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("barc: error: unknown value `\(word)` of `--jobs`\n"))
  }
}
