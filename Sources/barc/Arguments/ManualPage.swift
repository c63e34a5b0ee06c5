import BarEmit

/// The manual page, made from the table of commands, in the macros that every `man` knows.
enum ManualPage {
  static var text: String {
    var page = """
      .\\" The manual page of barc, as `barc help --manual` prints it.
      .TH BARC 1 "" "barc \(ToolVersion.text)"
      .SH NAME
      barc \\- checks descriptions of the bars of iOS apps, and lays them out
      .SH SYNOPSIS
      .B barc
      .I COMMAND
      [\\fIOPTION\\fR\\[u2026]] [\\fIARGUMENT\\fR\\[u2026]]
      .br
      .B barc \\-\\-help
      .br
      .B barc \\-\\-version
      .SH COMMANDS

      """
    for command in Command.all { append(command, to: &page) }
    page += ".SH EXIT STATUS\n"
    for code in ExitCode.allCases {
      page += ".TP\n.B \(code.rawValue)\n\(escaped("\(code.meaning)"))\n"
    }
    page += ".SH ENVIRONMENT\n"
    for (names, meaning) in EnvironmentVariable.documented {
      page += ".TP\n.BR \(names.map { escaped("\($0)") }.joined(separator: " \", \" "))\n"
      page += "\(escaped("\(meaning)"))\n"
    }
    return page
  }

  private static func append(_ command: Command, to page: inout String) {
    page += ".SS \(command.names.map(escaped).joined(separator: ", "))\n"
    page += ".B barc \(escaped("\(command.name)"))\n[\\fIOPTION\\fR\\[u2026]]"
    if command.operands.utf8CodeUnitCount > 0 {
      page += " \\fI\(escaped("\(command.operands)"))\\fR"
    }
    page += "\n.PP\n\(lines("\(command.details)"))"
    for option in command.options + [.help] {
      page += ".TP\n\(option.names.map { "\\fB\(escaped($0))\\fR" }.joined(separator: ", "))"
      switch option.value {
      case .nothing: break
      case .optionalPath(let metavariable): page += " [\\fI\(escaped("\(metavariable)"))\\fR]"
      case .path(let metavariable), .text(let metavariable), .oneOf(let metavariable, _):
        page += " \\fI\(escaped("\(metavariable)"))\\fR"
      }
      page += "\n\(lines("\(option.help)"))"
      if case .oneOf(_, let values) = option.value {
        page += ".br\n\(escaped("(\(values.map { "\($0)" }.joined(separator: ", ")))"))\n"
      }
    }
  }

  private static func lines(_ text: String) -> String {
    text.split(separator: "\n").map { escaped(String($0)) + "\n" }.joined()
  }

  /// A text in which nothing is a request or an escape.
  private static func escaped(_ text: String) -> String {
    var result = text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" : ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "~": result += "\\(ti"
      case "^": result += "\\(ha"
      case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
      }
    }
    return result
  }
}
