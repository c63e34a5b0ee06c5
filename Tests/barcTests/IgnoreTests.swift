import Foundation
import Testing

/// What git itself ignores is what is passed over; each case is files, and `.gitignore` files by folder.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git"), "git is missing"))
struct IgnoreTests {
  private static let names = [
    "a.bars.yaml", "b.bars.yaml", "ab.bars.yaml", "a b.bars.yaml", "a b .bars.yaml", "#a.bars.yaml",
    "!a.bars.yaml", "é.bars.yaml", "a[b].bars.yaml", "a*b.bars.yaml", "x1.bars.yaml",
    "]y.bars.yaml", "-z.bars.yaml", "a\\b.bars.yaml", "back\\.bars.yaml", "A.bars.yaml",
  ]
  private static let folders = [
    "", "dir/", "dir/sub/", "dir/sub/deep/", "other/", "other/dir/", "a.bars.yaml.d/", "build/",
    "x/build/", "é/",
  ]

  /// Lines of the root's file.
  private static let patterns = [
    "a.bars.yaml", "/a.bars.yaml", "*.bars.yaml\n!a.bars.yaml", "dir", "dir/", "/dir/", "dir/*",
    "dir/**", "**/dir", "**/dir/**", "dir/**/a.bars.yaml", "**/sub/a.bars.yaml", "*/a.bars.yaml",
    "dir/*/a.bars.yaml", "di?/", "d[h-j]r", "[!a]*.yaml", "[^ab]*.bars.yaml", "[]-]*", "[a-]*",
    "[[:upper:]]*", "[[:digit:][:space:]]?*", "x[[:digit:]].bars.yaml", "[[:nothing:]]*", "[a",
    "a[",
    "\\#a.bars.yaml", "#a.bars.yaml", "\\!a.bars.yaml", "!a.bars.yaml", "a\\[b\\]*", "a\\*b*",
    "a b.bars.yaml   ", "a\\ b.bars.yaml", "a b\\ ", "*\\ ", "\\", "back\\", "back\\\\*", "a\\\\b*",
    "/", "//", "/*", "/**", "**", "***", "*", "!", "", "   ", "dir\n!dir/sub", "dir/*\n!dir/sub/",
    "/dir/sub/**\n!/dir/sub/deep/\n!a.bars.yaml", "build/", "/build", "x/build", "**/build/*.yaml",
    "dir/sub/", "sub/", "sub/deep", "/sub", "a.bars.yaml/", "a.bars.yaml.d/", "?.bars.yaml",
    "??.bars.yaml",
    "é", "[é]*", "**.yaml", "a**b.bars.yaml", "dir/**b.bars.yaml",
    "dir//a.bars.yaml", "./dir", "dir/../a.bars.yaml", "\u{FEFF}a.bars.yaml",
    "a.bars.yaml\r\n/dir/\r\n",
    "*\n!*/\n!a.bars.yaml", "*.YAML", "[B-A]*", "[a-c-e]*", "[\\]]*", "[\\a-c]*", "d*r/s*b/*",
    "*i*/",
    "****/a.bars.yaml", "**/**/b.bars.yaml", "dir/**/**", "*.bars.yaml/**", "dir/sub\n!dir/sub",
  ]

  /// A repository with every name in every folder.
  private func repository(_ files: [String: String]) throws -> Shell {
    var all = files
    for folder in Self.folders { for name in Self.names { all[folder + name] = "barc: 1\nx: [" } }
    let shell = try Shell(all)
    let prepared = try shell.line(
      """
      git init -q . && find . -name '*.yaml' -type f -not -path './.git/*' | sed 's,^./,,' > all
      LC_ALL=C sort all -o all && tr '\\n' '\\0' < all > names
      """)
    #expect(prepared.status == 0, "\(prepared.errors)")
    return shell
  }

  private func expectAgreement(in shell: Shell, _ label: String) throws {
    let git = try shell.line(
      """
      git -c core.excludesFile=/dev/null check-ignore -z --stdin < names | tr '\\0' '\\n' > ignored
      LC_ALL=C sort ignored -o ignored && LC_ALL=C comm -23 all ignored
      """)
    let expected = git.output.split(separator: "\n").map(String.init)
    let result = try shell.barc("lint", "--format", "concise", "-q")
    var found: [String] = []
    for line in result.output.split(separator: "\n") {
      guard let end = line.firstRange(of: ".yaml:") else { continue }
      let path = line[..<end.lowerBound] + ".yaml"
      if found.last != String(path) { found.append(String(path)) }
    }
    let difference = Set(found).symmetricDifference(expected).sorted()
    #expect(difference.isEmpty, "\(label.debugDescription): \(difference)")
  }

  @Test func patternsMeanWhatTheyMeanToGit() throws {
    let shell = try repository([:])
    for pattern in Self.patterns {
      try shell.write(pattern, to: ".gitignore")
      try expectAgreement(in: shell, pattern)
    }
  }

  @Test func nearerFilesWin() throws {
    let shell = try repository([
      ".gitignore": "a.bars.yaml\n/other/\ndeep/\n",
      "dir/.gitignore": "!a.bars.yaml\n/b.bars.yaml\n",
      "dir/sub/.gitignore": "/a.bars.yaml\n!deep\n", "other/.gitignore": "!*\n",
      "x/.gitignore": "build/a*\n", "build/.gitignore": "*\n!b.bars.yaml\n!.gitignore\n",
    ])
    try expectAgreement(in: shell, "nested")
  }

  @Test func filesAboveCountUpToTheRepository() throws {
    let shell = try Shell([
      ".gitignore": "*.yaml", "repository/.gitignore": "old/\n/sub/x.bars.yaml\n",
      "repository/sub/a.bars.yaml": Sample.good, "repository/sub/x.bars.yaml": Sample.good,
      "repository/sub/old/a.bars.yaml": Sample.good,
      "repository/sub/module/old/a.bars.yaml": Sample.good,
    ])
    #expect(try shell.line("mkdir repository/.git; touch repository/sub/module/.git").status == 0)
    #expect(try shell.barc("lint", "repository/sub").errors == "no findings in 2 files\n")
    let inside = try shell.line(#"cd repository/sub && exec "$BARC" lint"#)
    #expect(inside.errors == "no findings in 2 files\n")
    #expect(try shell.line("rm repository/sub/module/.git").status == 0)
    #expect(try shell.barc("lint", "repository").errors == "no findings in 1 file\n")
    // Without a repository, what stands above the folder is not about it.
    #expect(try shell.line("rm -r repository/.git").status == 0)
    #expect(try shell.barc("lint", "repository/sub").errors == "no findings in 4 files\n")
    #expect(try shell.barc("lint").status == 2)
  }

  @Test func pathsAreExcludedByPatterns() throws {
    let shell = try Shell([
      "a.bars.yaml": Sample.good, "old/a.bars.yaml": Sample.good, "old/keep.bars.yaml": Sample.good,
      "sub/old.bars.yaml": Sample.good, "Pods/a.bars.yaml": Sample.good, ".gitignore": "sub/\n",
    ])
    func count(_ arguments: String...) throws -> String {
      try shell.barc(["lint"] + arguments).errors
    }
    #expect(try count() == "no findings in 3 files\n")
    #expect(try count("--exclude", "old") == "no findings in 1 file\n")
    #expect(try count("--exclude", "old/*", "--exclude=!keep*") == "no findings in 2 files\n")
    #expect(try count("--exclude", "./a.bars.yaml") == "no findings in 2 files\n")
    #expect(try count("--exclude", "*.yaml").contains("no bar description is in this folder\n"))
    // What is named is read, unless it is asked for.
    let named = ["old/a.bars.yaml", "Pods/a.bars.yaml", "sub/old.bars.yaml", "sub", "a.bars.yaml"]
    let all = try shell.barc(["lint", "--exclude", "old"] + named)
    #expect(all.errors == "no findings in 4 files\n")
    let forced = try shell.barc(["lint", "--exclude", "old", "--force-exclude"] + named)
    #expect(forced.errors == "no findings in 1 file\n")
    let none = try shell.barc("lint", "--force-exclude", "Pods/a.bars.yaml", "sub")
    #expect(none.status == 0 && none.errors == "" && none.output == "")
    let missing = try shell.barc("lint", "--force-exclude", "missing.yaml")
    #expect(missing.status == 2)
  }
}
