import Foundation
import TestSupport
import Testing

/// Which configuration counts for a file, and what it does.
@Suite struct ConfigurationTests {
  /// A style that a button bar ignores (`ignored-property`), and a button that does nothing (`item-without-action`).
  static let description = """
    barc: 1
    toolkit: mdc
    screens:
      inbox:
        buttonBar:
          items: [{title: Edit, action: edit, style: done}, {title: Item}]

    """

  private func shell(_ files: [String: String], in folders: [String] = ["."]) throws -> Shell {
    let shell = try Shell(files)
    for folder in folders { try shell.write(Self.description, to: "\(folder)/app.yaml") }
    return shell
  }

  /// The names of what is found, each with its severity, by path.
  private func found(_ shell: Shell, _ arguments: String...) throws -> [String] {
    let result = try shell.barc(["lint", "--format", "concise", "-q"] + arguments)
    #expect(result.errors == "")
    return result.output.split(separator: "\n").map { line in
      let parts = line.split(separator: ":", maxSplits: 4)
      let rule = line.split(separator: "(").last?.dropLast() ?? ""
      return "\(parts[0]):\(parts[3]) \(rule)"
    }
  }

  @Test func theClosestCountsAndIsNotMerged() throws {
    let shell = try shell(
      [
        ".barc.yaml": "ignore: [ignored-property, placeholder-title]",
        "sub/.barc.yml": "ignore: item-without-action\n",
      ], in: [".", "sub", "sub/deep", "other"])
    #expect(
      try found(shell) == [
        "app.yaml: note item-without-action",
        "other/app.yaml: note item-without-action",
        "sub/app.yaml: warning ignored-property", "sub/app.yaml: warning placeholder-title",
        "sub/deep/app.yaml: warning ignored-property",
        "sub/deep/app.yaml: warning placeholder-title",
      ])
    #expect(try found(shell, "--isolated", "app.yaml").count == 3)
    #expect(
      try found(shell, "--config", "sub/.barc.yml", "app.yaml") == [
        "app.yaml: warning ignored-property", "app.yaml: warning placeholder-title",
      ])
  }

  /// A description need not say languages for a rule to ask about them, and may say directions in their place.
  @Test func languagesOfAConfigurationAreAskedFor() throws {
    let texts = [
      "plain": "title: Inbox", "half": "title: {en: Inbox}",
      "whole": "title: {en: Inbox, ar: الوارد}",
      "turned": "targets: {directions: [ltr]}, title: Inbox",
    ]
    var files = [".barc.yaml": "select: text-not-localized\ntargets: {languages: [en, ar]}\n"]
    for (name, text) in texts {
      files["\(name).yaml"] =
        "barc: 1\ntoolkit: mdc\nscreens: {a: {\(text), navigationItem: {}, navigationBar: {}}}\n"
    }
    let shell = try Shell(files)
    let result = try shell.barc("lint", "--format", "concise", "-q")
    #expect(result.status == 0)
    #expect(
      result.output == """
        half.yaml:3:15: warning: there is no `title` in `ar` (text-not-localized)
        plain.yaml:3:22: note: `Inbox` is the same in `en` and `ar` (text-not-localized)

        """)
    #expect(result.errors == "")
  }

  @Test func standardInputHasTheConfigurationOfItsName() throws {
    let shell = try shell(["sub/.barc.yaml": "select: placeholder-title"], in: [])
    let lint = { (name: String) in
      try shell.barc(
        "lint", "-", "--stdin-filename", name, "--format", "concise", input: Self.description
      ).output.split(separator: "\n").count
    }
    #expect(try lint("sub/app.yaml") == 1)
    #expect(try lint("app.yaml") == 3)
  }

  @Test func whatIsExtendedCountsWhereNothingIsSaid() throws {
    let shell = try shell([
      ".barc.yaml": "extends: shared/base.yaml\nrules: {ignored-property: note}\n",
      "shared/base.yaml": """
      extends: ../first.yaml
      ignore: [item-without-action]
      rules: {ignored-property: error, placeholder-title: {severity: error}}
      """,
      "first.yaml": "select: [support, items]\n",
    ])
    #expect(
      try found(shell) == [
        "app.yaml: note ignored-property", "app.yaml: error placeholder-title",
      ])
    // The command line counts before every file.
    #expect(
      try found(shell, "--select", "item-without-action") == [
        "app.yaml: note item-without-action"
      ])
    #expect(try found(shell, "--ignore", "placeholder-title,support") == [])
  }

  @Test func filesMayHaveTheirOwn() throws {
    let shell = try shell(
      [
        ".barc.yaml": """
        ignore: [item-without-action]
        perFile:
          old/: {ignore: [placeholder-title], rules: {ignored-property: note}}
          "**/deep/*.yaml": {select: [placeholder-title]}
          app.yaml: {}
        """
      ], in: ["new", "old", "old/deep"])
    #expect(
      try found(shell) == [
        "new/app.yaml: warning ignored-property", "new/app.yaml: warning placeholder-title",
        "old/app.yaml: note ignored-property",
        "old/deep/app.yaml: warning placeholder-title",
      ])
  }

  @Test func excludedFilesAreNotSearchedFor() throws {
    let shell = try shell(
      ["a/.barc.yaml": "exclude: [old, /new/x.yaml]"], in: ["a/old", "a/new", "a/new/old", "old"])
    try shell.write(Self.description, to: "a/new/x.yaml")
    try shell.write(Self.description, to: "a/x.yaml")
    let paths = try Set(found(shell).map { $0.prefix { $0 != ":" } })
    #expect(paths == ["a/new/app.yaml", "a/x.yaml", "old/app.yaml"])
    // What is named is meant, unless that is refused.
    #expect(try found(shell, "a/old/app.yaml").count == 3)
    #expect(try found(shell, "--force-exclude", "a/old/app.yaml") == [])
  }

  @Test func rulesHaveOptions() throws {
    let shell = try shell([
      ".barc.yaml":
        "select: placeholder-title\nrules: {placeholder-title: {options: {titles: Edit}}}"
    ])
    let result = try shell.barc("lint", "--format", "concise")
    #expect(result.output.contains(":6:23: warning: `Edit` is a placeholder"))
    #expect(!result.output.contains("`Item`"))
    #expect(try shell.barc("explain", "placeholder-title").output.contains("titles: Titles that"))
  }

  @Test func targetsAreThoseOfADescriptionThatSaysNothing() throws {
    let shell = try shell([
      ".barc.yaml": "extends: base.yaml\ntargets: {devices: [iphone-16], languages: [en]}\n",
      "base.yaml": "targets: {orientations: portrait, devices: common, os: [\"18.0\"]}\n",
    ])
    func environments(_ arguments: String...) throws -> [String] {
      let result = try shell.barc(["compile", "app.yaml", "-o", "-"] + arguments)
      #expect(result.status == 0)
      let value = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
      let list = (value as? [String: Any])?["environments"] as? [[String: Any]] ?? []
      return list.compactMap { $0["names"] as? [String] }.flatMap { $0 }
    }
    #expect(try environments() == ["iphone-16/portrait/ltr"])
    #expect(try environments("--isolated").count == 8)
    // A layout is made of its configurations, too.
    _ = try shell.barc("compile", "-q", "app.yaml", "-o", "app.json", "--depfile", "app.d")
    #expect(shell.text(of: "app.d") == "app.json: app.yaml .barc.yaml base.yaml\n")
    try shell.write(
      Self.description + "targets: {devices: [iphone-se-3], directions: [rtl]}\n", to: "app.yaml")
    #expect(try environments() == ["iphone-se-3/portrait/rtl"])
  }

  /// A mistake is an error of the run, said as of a description; files of other configurations are still checked.
  @Test(arguments: [
    ("selekt: [items]", "1:1: error: unknown key `selekt`", "did you mean `select`?"),
    ("ignore: [suport]", "1:10: error: there is no rule `suport`", "did you mean `support`?"),
    ("ignore: [unknown-key]", "1:10: error: `unknown-key` cannot be switched off", "remove it"),
    ("rules: {wrong-kind: note}", "1:9: error: `wrong-kind` is always an error", "remove it"),
    ("rules: {items: note}", "1:9: error: `items` is a group", "name each"),
    (
      "rules: {placeholder-title: worse}", "1:28: error: `worse` is not a value",
      "`note`, `warning`"
    ),
    ("rules: {placeholder-title: {options: {title: x}}}", "1:39: error:", "did you mean `titles`?"),
    ("rules: {ignored-property: {options: {x: 1}}}", "1:38: error:", "has no options"),
    ("targets: {devices: [iphone-166]}", "1:21: error: there is no device", "iphone-16e"),
    (
      "targets: {languages: [en], directions: [ltr]}", "1:40: error: `directions` and", "remove one"
    ),
    ("select: {support: true}", "1:9: error: `select` takes a list", "unknown"),
    ("perFile: {a: {exclude: b}}", "1:15: error: unknown key `exclude`", "belongs"),
    ("- support", "1:1: error: a configuration is a mapping", "wrong-kind"),
    ("{}\n---\n{}", "3:1: error: a configuration is one document", "remove"),
    ("select: [support\nignore: []\n", "1:9: error: missing `,` or `]`", "close it"),
    ("extends: .barc.yaml", "1:10: error: `a/.barc.yaml`: extends itself", "broken-extends"),
    ("extends: none.yaml", "1:10: error: `a/none.yaml`: there is no such file", "broken-extends"),
    ("extends: ..", "1:10: error: `.`: is a folder", "broken-extends"),
  ])
  func mistakesAreSaid(text: String, head: String, other: String) throws {
    let shell = try shell(["a/.barc.yaml": text], in: ["a", "b"])
    for arguments in [["lint", "a", "b"], ["compile", "a/app.yaml", "b/app.yaml", "-o", "out"]] {
      let result = try shell.barc(arguments)
      #expect(result.status == 2)
      #expect(result.errors.contains("a/.barc.yaml:\(head)"), "\(result.errors)")
      #expect(result.errors.contains("^") && result.errors.contains(other) || other == "unknown")
      #expect(!result.output.contains("a/app.yaml"))
      // Said once, whatever the number of files.
      #expect(result.errors.components(separatedBy: "a/.barc.yaml:\(head)").count == 2)
    }
    #expect(try shell.barc("lint", "b", "a").output.contains("b/app.yaml"))
    #expect(shell.names.contains("out"))
  }

  /// What is only odd is said, and the file counts.
  @Test func warningsAreSaidAndTheRestCounts() throws {
    let shell = try shell([".barc.yaml": "select: &unused [placeholder-title]\n"])
    let result = try shell.barc("lint", "--format", "concise", "app.yaml")
    #expect(result.status == 0)
    #expect(result.output.split(separator: "\n").count == 1)
    #expect(result.output.contains("(placeholder-title)"))
    #expect(result.errors.contains(".barc.yaml:1:9: warning: anchor `&unused` is never used"))
    let empty = try self.shell([".barc.yaml": "targets: {orientations: []}\n"])
    let other = try empty.barc("lint", "app.yaml")
    #expect(other.status == 0)
    #expect(other.errors.contains("1:25: warning: `orientations` is empty"))
    #expect(other.errors.contains("remove the key"))
  }

  @Test func whatCannotBeReadIsSaid() throws {
    let both = try shell([".barc.yaml": "", ".barc.yml": ""])
    let result = try both.barc("lint")
    #expect(result.status == 2)
    #expect(result.errors.contains("has both `.barc.yaml` and `.barc.yml`"))
    #expect(result.output == "")
    let shell = try shell([:])
    #expect(try shell.barc("lint", "--config", "none.yaml").status == 2)
    #expect(try shell.barc("lint", "--config", "app.yaml").status == 2)
    #expect(try shell.barc("lint", "--config", "x", "--isolated").status == 2)
    let hard = try shell.barc("lint", "--ignore", "unknown-key", "app.yaml")
    #expect(hard.status == 2)
    #expect(hard.errors.contains("error: `unknown-key` cannot be switched off or on"))
    // An empty configuration says nothing, and still is one.
    try shell.write("# nothing\n", to: ".barc.yaml")
    #expect(try found(shell).count == 3)
  }

  @Test func whereAValueComesFromIsShown() throws {
    let shell = try shell(
      [
        "sub/.barc.yaml": """
        extends: ../base.yaml
        ignore:
          - flag-forced
        perFile: {"*.yaml": {ignore: items}}
        baseline: known.json
        targets: {devices: [iphone-16]}
        """,
        "base.yaml": "rules: {placeholder-title: {severity: note, options: {titles: [x]}}}\n",
      ], in: ["sub"])
    let result = try shell.barc("config", "--effective", "sub/app.yaml", "--ignore", "flags")
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n").map { line in
      line.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
    for line in [
      "- flags # command line", "- items # sub/.barc.yaml:4:30",
      "- flag-forced # sub/.barc.yaml:3:5", "severity: note # base.yaml:1:39",
      "titles: [x] # base.yaml:1:63", "devices: [iphone-16] # sub/.barc.yaml:6:20",
      "orientations: ~ # default: portrait and landscape", "select: ~ # default: all rules",
      "baseline: known.json # sub/.barc.yaml:5:11",
    ] {
      #expect(lines.contains(line), "\(line)\n\(result.output)")
    }
    #expect(try shell.barc("config", "sub/new.yaml").output == "sub/.barc.yaml\nbase.yaml\n")
    #expect(try shell.barc("config", "sub").output == "sub/.barc.yaml\nbase.yaml\n")
    let none = try shell.barc("config", "new.yaml")
    #expect(none.output == "")
    #expect(none.errors == "no configuration counts for new.yaml\n")
  }

  @Test func pathsOutsideOfTheWorkingFolderAreFound() throws {
    let shell = try shell([".barc.yaml": "select: placeholder-title"], in: ["a/b", "c"])
    let result = try shell.line("cd c && $BARC lint ../a/b/app.yaml --format concise")
    #expect(result.output.hasPrefix("../a/b/app.yaml:6:"))
    #expect(result.output.split(separator: "\n").count == 1)
    #expect(try shell.line("cd a/b && $BARC config app.yaml").output == "../../.barc.yaml\n")
    #expect(
      try shell.line("cd a && $BARC config \"$PWD/../c/app.yaml\"").output == "../.barc.yaml\n")
  }
}
