import Foundation
import Testing

@Suite struct CompileTests {
  static let twoDocuments = Sample.good + "---\n" + Sample.good

  @Test(arguments: ["app.yaml", "app.yml", "app.bars.yaml", "app.bars.yml"])
  func writesBesideTheSource(name: String) throws {
    let shell = try Shell(["sub/\(name)": Sample.good])
    let result = try shell.barc("compile", "sub/\(name)")
    #expect(result.status == 0)
    #expect(result.output == "")
    let text = try #require(shell.text(of: "sub/app.bars.json"))
    #expect(text.hasPrefix("{"))
    #expect(text.hasSuffix("}\n"))
    let names = try FileManager.default.contentsOfDirectory(
      atPath: shell.folder.appendingPathComponent("sub").path)
    #expect(names.sorted() == ["app.bars.json", name].sorted())
  }

  @Test func severalDocumentsHaveNumbers() throws {
    let shell = try Shell(["app.yaml": Self.twoDocuments])
    #expect(try shell.barc("compile", "app.yaml").status == 0)
    #expect(shell.names == ["app.2.bars.json", "app.bars.json", "app.yaml"])
    #expect(try shell.barc("compile", "app.yaml", "-o", "out/deep").status == 0)
    #expect(shell.text(of: "out/deep/app.2.bars.json") == shell.text(of: "app.2.bars.json"))
    let file = try shell.barc("compile", "app.yaml", "-o", "app.bars.json")
    #expect(file.status == 2)
    #expect(file.errors.contains("app.bars.json: is a file, and several documents need a folder\n"))
  }

  @Test func theOptionNamesAFileOrAFolder() throws {
    let shell = try Shell(["a.yaml": Sample.good, "b.yaml": Sample.good, "sub/a.yaml": Sample.good])
    #expect(try shell.barc("compile", "a.yaml", "-o", "x.json").status == 0)
    #expect(try shell.barc("compile", "a.yaml", "-oy/").status == 0)
    #expect(try shell.barc("compile", "a.yaml", "b.yaml", "--output=z").status == 0)
    #expect(shell.text(of: "x.json") == shell.text(of: "y/a.bars.json"))
    #expect(shell.text(of: "z/a.bars.json") != nil)
    #expect(shell.text(of: "z/b.bars.json") != nil)
    let twice = try shell.barc("compile", "a.yaml", "sub/a.yaml", "-o", "z")
    #expect(twice.status == 2)
    #expect(twice.errors.contains("z/a.bars.json: is the output of two inputs"))
  }

  @Test func printsALineADocument() throws {
    let shell = try Shell(["app.yaml": Self.twoDocuments, "bad.yaml": Sample.bad])
    let result = try shell.barc("compile", "app.yaml", "bad.yaml", "-o", "-")
    #expect(result.status == 1)
    #expect(result.output.split(separator: "\n").count == 2)
    #expect(result.output.split(separator: "\n").allSatisfy { $0.hasPrefix("{") })
    #expect(result.errors.contains("bad.yaml:"))
    let input = try shell.barc("compile", "-", input: Sample.good)
    #expect(input.status == 0)
    #expect(input.output.hasPrefix("{"))
    #expect(shell.names == ["app.yaml", "bad.yaml"])
  }

  @Test func aHardErrorWritesNothing() throws {
    let shell = try Shell(["bad.yaml": Sample.bad, "bad.bars.json": "old"])
    let result = try shell.barc("compile", "bad.yaml")
    #expect(result.status == 1)
    #expect(result.output.contains("bad.yaml:"))
    #expect(shell.text(of: "bad.bars.json") == "old")
    #expect(shell.names == ["bad.bars.json", "bad.yaml"])
  }

  @Test func replacingKeepsPermissionsAndFollowsLinks() throws {
    let shell = try Shell(["app.yaml": Sample.good, "real/out.json": "old"])
    let prepared = try shell.line(
      "chmod 640 real/out.json; ln -s real/out.json link; ln -s link two; ln -s real/new none")
    #expect(prepared.status == 0)
    for output in ["two", "none"] {
      #expect(try shell.barc("compile", "app.yaml", "-o", output).status == 0)
    }
    let state = try shell.line("stat -c '%a %F' real/out.json; readlink link two none; ls -A real")
    #expect(
      state.output == "640 regular file\nreal/out.json\nlink\nreal/new\nnew\nout.json\n")
    #expect(shell.text(of: "real/out.json")?.hasPrefix("{") == true)
    #expect(shell.text(of: "real/new") == shell.text(of: "real/out.json"))
  }

  @Test func aNewFileObeysTheMask() throws {
    let shell = try Shell(["app.yaml": Sample.good])
    let state = try shell.line(
      #"umask 027; "$BARC" compile -q app.yaml && stat -c %a app.bars.json"#)
    #expect(state.output == "640\n")
  }

  @Test func devicesAndPipesAreWrittenDirectly() throws {
    let shell = try Shell(["app.yaml": Sample.good])
    #expect(try shell.barc("compile", "app.yaml", "-o", "/dev/null").status == 0)
    let full = try shell.barc("compile", "app.yaml", "-o", "/dev/full", "-q")
    #expect(full.status == 2)
    #expect(full.errors == "barc: error: /dev/full: no space left on the device\n")
    let pipe = try shell.line(
      #"mkfifo p; cat p & "$BARC" compile -q app.yaml -o p; wait; test -p p && test -c /dev/full"#)
    #expect(pipe.status == 0)
    #expect(pipe.output.hasPrefix("{"))
    let output = try shell.barc("compile", "app.yaml", "-o", "/dev/stdout")
    #expect(output.output == pipe.output)
  }

  @Test func afterAFailureTheOldFileStaysAndNoOther() throws {
    let shell = try Shell(["app.yaml": Sample.good, "app.bars.json": "old"])
    let result = try shell.line(#"ulimit -f 0; exec "$BARC" compile -q app.yaml"#)
    #expect(result.status == 2)
    #expect(result.errors == "barc: error: app.bars.json: file too large\n")
    #expect(shell.text(of: "app.bars.json") == "old")
    #expect(shell.names == ["app.bars.json", "app.yaml"])
  }

  @Test func anInputIsNeverOverwritten() throws {
    let shell = try Shell(["app.yaml": Sample.good])
    #expect(try shell.line("ln app.yaml other").status == 0)
    for output in ["app.yaml", "./app.yaml", "other"] {
      let result = try shell.barc("compile", "app.yaml", "-o", output)
      #expect(result.status == 2)
      #expect(result.errors.contains("\(output): is an input, and is not overwritten\n"))
    }
    #expect(shell.text(of: "app.yaml") == Sample.good)
  }

  @Test func theDescriptionsInAFolderAreCompiled() throws {
    let shell = try Shell([
      "sub/app.yaml": Sample.good, "sub/deep/b.bars.yaml": Sample.good,
      "sub/other.yaml": "name: x\n",
      "sub/.gitignore": "left/", "sub/left/c.bars.yaml": Sample.good, "empty/x.txt": "x",
    ])
    let result = try shell.barc("compile", "sub")
    #expect(result.status == 0)
    #expect(
      result.errors
        == "wrote sub/app.bars.json\nwrote sub/deep/b.bars.json\nno findings in 2 files\n")
    let alone = try shell.barc("compile", "-q", "sub", "-o", "out")
    #expect(alone.status == 0)
    #expect(shell.text(of: "out/b.bars.json") == shell.text(of: "sub/deep/b.bars.json"))
    let none = try shell.barc("compile", "empty")
    #expect(none.status == 2)
    #expect(none.errors.hasPrefix("barc: error: empty: no bar description is in this folder\n"))
  }

  @Test func ofManyFilesTheNumberIsSaid() throws {
    var files: [String: String] = [:]
    for number in 1...21 {
      files["bars/\(number).bars.yaml"] = number == 5 ? Sample.bad : Sample.good
    }
    let result = try Shell(files).barc("compile", "bars", "--format", "concise")
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("wrote 20 files\n1 error"), "\(result.errors)")
  }

  @Test func aFileIsNoFolder() throws {
    let shell = try Shell(["sub/app.yaml": Sample.good])
    let missing = try shell.barc("compile", "sub/app.yaml", "-o", "sub/app.yaml/x.json")
    #expect(missing.status == 2)
  }
}
