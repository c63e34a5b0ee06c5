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
    // Of a line with an option or a name and a sentence, the sentence begins in the same column.
    for line in results[0].output.split(separator: "\n") where line.hasPrefix("  ") {
      let columns = Array(line)
      guard columns.count > 30, columns[6] != " ", columns[28] == " " else { continue }
      #expect(columns[29] == " " && columns[30] != " ", "\(line)")
    }
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
      (["version"], "unknown command `version`", "did you mean `--version`?"),
      (["lint", "-z"], "unknown option `-z`", "`barc help lint`"),
      (["lint", "--format"], "option `--format` needs a value", "`full`, `concise`"),
      (["lint", "--format=ful"], "unknown value `ful` of `--format`", "did you mean `full`?"),
      (["lint", "--format", "x"], "unknown value `x` of `--format`", "`full`, `concise`"),
      (["lint", "--strict=yes"], "option `--strict` takes no value", "leave it out"),
      (["lint", "--fail-level", "erorr"], "unknown value `erorr`", "did you mean `error`?"),
      (["compile"], "command `compile` needs an argument", "`barc compile [OPTION…] PATH…`"),
      (["compile", "a.yaml", "-o"], "option `--output` needs a value", "`barc help compile`"),
      (["dump", "a", "b"], "unexpected argument `b`", "`barc dump [OPTION…] FILE|-`"),
      (["devices", "x"], "unexpected argument `x`", "`barc devices [OPTION…]`"),
      (["lint", "--select", "title-trunc"], "there is no rule", "did you mean `title-truncated`?"),
      (["lint", "--select", "back-item"], "there is no rule", "`barc rules`"),
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
