import Foundation
import Testing

/// What Make and Ninja make of a depfile.
@Suite struct DepfileTests {
  /// Names that need escapes; no other program reads all that a file may be called.
  private static let names = ["plain", "a b", "a#b", "a$b", "ünï 🧭", "a  b", "x$y #1"]

  private static func isThere(_ program: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/" + program)
  }

  @Test func rulesNameOutputsAndInputs() throws {
    let shell = try Shell([
      "a b.yaml": Sample.good + "---\n" + Sample.good, "c#$.yaml": Sample.good,
      "bad.yaml": Sample.bad,
    ])
    let result = try shell.barc(
      "compile", "-q", "a b.yaml", "c#$.yaml", "bad.yaml", "-o", "out dir", "--depfile", "deps.d")
    #expect(result.status == 1)
    #expect(
      shell.text(of: "deps.d") == ##"""
        out\ dir/a\ b.bars.json out\ dir/a\ b.2.bars.json: a\ b.yaml
        out\ dir/c\#$$.bars.json: c\#$$.yaml

        """##)
    #expect(try shell.barc("compile", "-q", "bad.yaml", "--depfile", "deps.d").status == 1)
    #expect(shell.text(of: "deps.d")?.hasPrefix("out") == true)
  }

  @Test func depfilesNeedFiles() throws {
    let shell = try Shell(["a.yaml": Sample.good, "a\nb.yaml": Sample.good])
    for output in ["-", "/dev/stdout", "/dev/null"] {
      let result = try shell.barc("compile", "a.yaml", "-o", output, "--depfile", "d")
      #expect(result.status == 2 && result.output == "")
      #expect(result.errors.hasPrefix("barc: error: there are no files to write `d` about\n"))
    }
    #expect(try shell.barc("compile", "a.yaml", "--depfile", "./a.yaml").status == 2)
    #expect(shell.text(of: "a.yaml") == Sample.good)
    let broken = try shell.barc("compile", "-q", "a\nb.yaml", "--depfile", "d")
    #expect(broken.status == 2)
    #expect(broken.errors == "barc: error: d: no such file can hold a name with a line break\n")
    #expect(shell.names == ["a\nb.bars.json", "a\nb.yaml", "a.yaml"])
  }

  @Test(.enabled(if: isThere("make"), "make is missing"))
  func makeBuildsWhatChanged() throws {
    var files = [
      // A new one of the names that the rule does not tell: only the depfile knows it.
      "Makefile": """
      all: out.json
      out.json:
      \t@echo compiling
      \t@"$(BARC)" compile -q "$$INPUT" -o out.json --depfile out.d
      -include out.d
      """
    ]
    for name in Self.names { files[name + ".yaml"] = Sample.good }
    let shell = try Shell(files)
    for name in Self.names {
      let input = "export INPUT='\(name).yaml'; rm -f out.json out.d; "
      let result = try shell.line(
        input + "make && make && sleep 0.02 && touch \"$INPUT\" && make && make")
      #expect(result.status == 0, "\(name): \(result.errors)")
      let lines = result.output.split(separator: "\n").map { $0.hasPrefix("make") ? "-" : $0 }
      #expect(lines == ["compiling", "-", "compiling", "-"], "\(name): \(result.output)")
    }
  }

  @Test(.enabled(if: isThere("ninja"), "ninja is missing"))
  func ninjaBuildsWhatChanged() throws {
    var files = [
      "build.ninja": """
      rule barc
        command = echo compiling && "$$BARC" compile -q "$$INPUT" -o $out --depfile $out.d
        depfile = $out.d
        deps = gcc
      build out.json: barc

      """
    ]
    for name in Self.names { files[name + ".yaml"] = Sample.good }
    let shell = try Shell(files)
    for name in Self.names {
      let input = "export INPUT='\(name).yaml'; rm -f out.json .ninja_deps .ninja_log; "
      let result = try shell.line(
        input + "ninja -v && ninja && sleep 0.02 && touch \"$INPUT\" && ninja -v && ninja")
      #expect(result.status == 0, "\(name): \(result.errors)")
      let lines = result.output.split(separator: "\n").filter {
        $0 == "compiling" || $0.contains("no work to do")
      }
      #expect(
        lines == ["compiling", "ninja: no work to do.", "compiling", "ninja: no work to do."],
        "\(name): \(result.output)")
    }
  }
}
