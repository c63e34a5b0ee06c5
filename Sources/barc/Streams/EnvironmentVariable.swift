#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The environment of the process.
enum EnvironmentVariable {
  /// The variables that mean something to barc, and what.
  static var documented: [(names: [StaticString], meaning: StaticString)] {
    [
      (["BARC_OUTPUT_FORMAT"], "The form of findings, where --format is not given."),
      (["BARC_OUTPUT_FILE"], "The file for findings of lint, where --output-file is not given."),
      (["NO_COLOR"], "No color, whatever the terminal."),
      (
        ["FORCE_COLOR", "CLICOLOR_FORCE"], "Color even where there is no terminal, unless it is 0."
      ),
      (["TERM"], "No color and no progress where it is dumb."),
      (["GITHUB_ACTIONS"], "With --format auto: findings are annotations of GitHub."),
      (["GITHUB_STEP_SUMMARY"], "With --format github: the file that gets a table of findings."),
      (
        ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"],
        "The root of the repository, from which reports name files."
      ),
      (
        ["XDG_CACHE_HOME", "HOME"],
        "With lsp: below which folder the pages of rules are written that editors open."
      ),
      (
        ["SCRIPT_INPUT_FILE_COUNT", "SCRIPT_INPUT_FILE_0"],
        "With --use-script-input-files: how many files there are, and the first of them."
      ),
    ]
  }

  /// The value of a variable; one that is empty counts as not set.
  static func value(of name: StaticString) -> [UInt8]? {
    value(of: name.withUTF8Buffer { [UInt8]($0) })
  }

  static func value(of name: [UInt8]) -> [UInt8]? {
    Path(name).withCString { getenv($0) }.flatMap { value in
      let bytes = UnsafeBufferPointer(start: value, count: strlen(value))
      return bytes.isEmpty ? nil : bytes.map { UInt8(bitPattern: $0) }
    }
  }
}
