import Testing

@Suite struct ArgumentTests {
  @Test func version() throws {
    let result = try Shell().barc("--version")
    #expect(result.status == 0)
    #expect(result.output == "barc 0.1.0\n")
    #expect(result.errors == "")
  }

  @Test(arguments: ["--help", "-h", "help"]) func overview(argument: String) throws {
    let result = try Shell().barc(argument)
    #expect(result.status == 0)
    for command in ["compile", "lint, check", "dump", "devices", "help"] {
      #expect(result.output.contains("\n  \(command) "))
    }
    #expect(result.errors == "")
  }

  @Test(arguments: ["compile", "lint", "check", "dump", "devices", "help"])
  func helpOfACommand(command: String) throws {
    let shell = try Shell()
    let results = [
      try shell.barc("help", command), try shell.barc(command, "--help"),
      try shell.barc(command, "whatever", "-h"),
    ]
    for result in results {
      #expect(result.status == 0)
      #expect(result.output == results[0].output)
      #expect(result.errors == "")
    }
    #expect(results[0].output.hasPrefix("usage: barc \(command == "check" ? "lint" : command) "))
    #expect(results[0].output.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test(
    arguments: [
      ([], "a command is missing", "`barc --help`"),
      (["lnit"], "unknown command `lnit`", "did you mean `lint`?"),
      (["frobnicate"], "unknown command `frobnicate`", "`barc --help`"),
      (["help", "dmup"], "unknown command `dmup`", "did you mean `dump`?"),
      (["--versoin"], "unknown option `--versoin`", "did you mean `--version`?"),
      (["lint", "--fromat", "full"], "unknown option `--fromat`", "did you mean `--format`?"),
      (["lint", "--hepl"], "unknown option `--hepl`", "did you mean `--help`?"),
      (["lint", "-z"], "unknown option `-z`", "`barc help COMMAND`"),
      (["lint", "--format"], "option `--format` needs a value", "`full`, `concise`"),
      (["lint", "--format=ful"], "unknown value `ful` of `--format`", "did you mean `full`?"),
      (["lint", "--format", "x"], "unknown value `x` of `--format`", "`full`, `concise`"),
      (["lint", "--strict=yes"], "option `--strict` takes no value", "leave it out"),
      (["lint", "--fail-level", "erorr"], "unknown value `erorr`", "did you mean `error`?"),
      (["compile"], "command `compile` needs an argument", "`barc help COMMAND`"),
      (["compile", "a.yaml", "-o"], "option `--output` needs a value", "`barc help COMMAND`"),
      (["dump", "a", "b"], "unexpected argument `b`", "`barc help COMMAND`"),
      (["devices", "x"], "unexpected argument `x`", "`barc help COMMAND`"),
      (["a\u{1B}[31m\n"], "unknown command `a\\u{1b}[31m\\n`", "`barc --help`"),
    ] as [([String], String, String)])
  func usageErrors(arguments: [String], fact: String, help: String) throws {
    let shell = try Shell()
    let quoted = arguments.map { "'\($0)'" }.joined(separator: " ")
    let result = try shell.line("exec \"$BARC\" \(quoted)")
    #expect(result.status == 2)
    #expect(result.output == "")
    let lines = result.errors.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(result.errors.hasPrefix("barc: error: \(fact)"))
    #expect(lines.last?.hasPrefix("  = help: ") == true)
    #expect(lines.last?.contains(help) == true)
  }

  @Test func optionsMayStandAnywhereAndInEveryForm() throws {
    let shell = try Shell(["app.yaml": Sample.bad])
    let expected = try shell.barc("lint", "--format", "concise", "--quiet", "app.yaml")
    #expect(expected.status == 1)
    #expect(expected.errors == "")
    for result in [
      try shell.barc("lint", "app.yaml", "-q", "--format=concise"),
      try shell.barc("lint", "--format=full", "-q", "--format=concise", "--", "app.yaml"),
      try shell.barc("check", "-q", "./app.yaml", "--format", "concise"),
    ] {
      #expect(result.output == expected.output)
      #expect(result.status == 1)
    }
  }

  @Test func afterTwoHyphensEverythingIsAPath() throws {
    let result = try Shell(["--strict": Sample.good]).barc("lint", "--", "--strict")
    #expect(result.status == 0)
  }
}
