import Testing

/// Nobody is led out of a folder by what lies in it; what is named is followed.
@Suite struct LinkTests {
  private func shell() throws -> Shell {
    let shell = try Shell([
      "app/in.bars.yaml": Sample.good, "app/sub/real.txt": Sample.bad,
      "outside.bars.yaml": Sample.bad, "outside.json": "old",
    ])
    let prepared = try shell.line(
      """
      ln -s ../outside.bars.yaml app/out.bars.yaml
      ln -s sub/real.txt app/inside.bars.yaml
      ln -s ../app app/self
      ln -s ../../outside.bars.yaml app/sub/out.bars.yaml
      ln -s outside.bars.yaml app/../twice.bars.yaml
      ln -s ../twice.bars.yaml app/twice.bars.yaml
      """)
    #expect(prepared.status == 0)
    return shell
  }

  @Test func aSearchStaysInItsFolder() throws {
    let shell = try shell()
    let result = try shell.barc("lint", "app", "--format", "concise")
    #expect(result.output.hasPrefix("app/inside.bars.yaml:1:1: error:"))
    #expect(result.output.split(separator: "\n").count == 1)
    #expect(result.errors.hasSuffix(" in 2 files\n"), "\(result.errors)")
    let here = try shell.line(#"cd app && "$BARC" lint --format concise"#)
    #expect(here.output == result.output.replacing("app/", with: ""))
    let pattern = try shell.barc("lint", "app/*.yaml", "--format", "concise")
    #expect(pattern.output == result.output)
    // A link in the middle of what is named leads on.
    let linked = try shell.line(
      "mkdir x && ln -s ../app x/named && \"$BARC\" lint x/named -q --format concise")
    #expect(linked.output == result.output.replacing("app/", with: "x/named/"))
  }

  @Test func whatIsNamedIsFollowed() throws {
    let shell = try shell()
    let result = try shell.barc("lint", "app/out.bars.yaml", "--format", "concise")
    #expect(result.output.hasPrefix("app/out.bars.yaml:1:1: error:"))
    let all = try shell.barc("lint", ".", "--format", "concise")
    #expect(
      all.output.contains("app/out.bars.yaml:") && all.output.contains("\noutside.bars.yaml:"))
  }

  @Test func noFixIsWrittenOutside() throws {
    let shell = try shell()
    let fixable =
      "barc: 1\ntoolkit: mdc\nscreens: {a: {buttonBar: {items: [{title: A, action: a, style: done}]}}}\n"
    try shell.write(fixable, to: "outside.bars.yaml")
    _ = try shell.barc("lint", "--fix", "app")
    #expect(shell.text(of: "outside.bars.yaml") == fixable)
    _ = try shell.barc("lint", "--fix", "app/out.bars.yaml")
    #expect(shell.text(of: "outside.bars.yaml")?.contains("style") == false)
    #expect(try shell.line("readlink app/out.bars.yaml").output == "../outside.bars.yaml\n")
  }

  /// An output that nobody has named is not written through a link to elsewhere.
  @Test func unnamedOutputsStayInTheirFolder() throws {
    let shell = try shell()
    #expect(
      try shell.line("ln -s ../outside.json app/in.bars.json; ln -s ../gone app/new.bars.json")
        .status
        == 0)
    try shell.write(Sample.good, to: "app/new.yaml")
    for arguments in [
      ["app/in.bars.yaml", "app/new.yaml"], ["app/in.bars.yaml", "app/new.yaml", "-o", "app"],
    ] {
      let result = try shell.barc(["compile"] + arguments)
      #expect(result.status == 2)
      for name in ["in", "new"] {
        #expect(
          result.errors.contains(
            "app/\(name).bars.json: is a link out of its folder, and nobody has named it\n"))
      }
    }
    #expect(shell.text(of: "outside.json") == "old")
    #expect(!shell.names.contains("gone"))
    #expect(try shell.barc("compile", "app/in.bars.yaml", "-o", "app/in.bars.json").status == 0)
    #expect(shell.text(of: "outside.json")?.hasPrefix("{") == true)
    #expect(try shell.line("mkdir app/out; ln -sf out/x.json app/new.bars.json").status == 0)
    #expect(try shell.barc("compile", "app/new.yaml").status == 0)
    #expect(shell.text(of: "app/out/x.json")?.hasPrefix("{") == true)
  }

  @Test func anUnnamedBaselineStaysInItsFolder() throws {
    let shell = try shell()
    #expect(try shell.line("ln -s ../outside.json app/.barc-baseline.json").status == 0)
    let result = try shell.line(#"cd app && "$BARC" lint in.bars.yaml --write-baseline"#)
    #expect(result.status == 2)
    #expect(
      result.errors.contains(
        ".barc-baseline.json: is a link out of its folder, and nobody has named it\n"))
    #expect(shell.text(of: "outside.json") == "old")
    let named = try shell.line(
      #"cd app && "$BARC" lint -q in.bars.yaml --write-baseline=.barc-baseline.json"#)
    #expect(named.status == 0, "\(named.errors)")
    #expect(shell.text(of: "outside.json")?.hasPrefix("{") == true)
  }
}
