import BarText

extension Recovery.Report {
  /// The words of a syntax error, at the line that the edit found at fault.
  func finding(in source: [UInt8], lines: LineTable) -> Finding {
    let mark = min(fault.problem.offset, source.count)
    let shape = LineShape(lines.line(at: mark), of: source, lines)
    if let tab = source[shape.start..<shape.lower].firstIndex(of: .tab) {
      return tabFinding(SourceRange(tab, shape.lower))
    }
    if let edit, case .missingBlank(let offset) = edit.idea, edit.suspect.offset < offset {
      let line = LineShape(lines.line(at: offset), of: source, lines)
      return missingBlank(
        SourceRange(edit.suspect.offset, offset), source[offset..<line.textEnd], in: source)
    }
    let range = place(in: source, lines)
    let line = lines.line(at: Int(range.lower))
    // Where a collection was not closed on its line, the mark is in the next one.
    if fault.problem.context?.contains("flow") ?? false,
      let color = HiddenColor(
        inLines: max(min(line, shape.line) - 1, 1), through: max(line, shape.line), of: source,
        lines)
    {
      return color.finding(in: source)
    }
    let (message, help) = words(in: source, range)
    return Finding(.yamlSyntax, range, message, help: help)
  }

  private func missingBlank(
    _ key: SourceRange, _ value: ArraySlice<UInt8>, in source: [UInt8]
  ) -> Finding {
    let text = String(decoding: source[Int(key.lower)..<Int(key.upper)], as: UTF8.self)
    let value = value.count > 40 ? "…" : String(decoding: value, as: UTF8.self)
    return Finding(
      .yamlSyntax, key, "missing space after `\(text)`", help: "write `\(text) \(value)`",
      fixes: [.insertBlank(at: key.upper)])
  }

  private func place(in source: [UInt8], _ lines: LineTable) -> SourceRange {
    let suspected = isAboutCharacter ? nil : edit?.suspect.offset
    let offset = min(suspected ?? fault.problem.offset, source.count)
    let shape = LineShape(lines.line(at: offset), of: source, lines)
    if let edit, edit.suspect.role != .mark, !isAboutCharacter {
      return SourceRange(offset, max(offset, shape.textEnd))
    }
    if offset >= shape.upper { return SourceRange(offset, offset) }
    // One character, or what is left of a word.
    var upper = offset + 1
    while upper < shape.upper, !source[upper].isBlank, !isIndicator(source[offset]),
      !isIndicator(source[upper]) || source[upper] & 0xC0 == 0x80
    {
      upper += 1
    }
    while upper < shape.upper, source[upper] & 0xC0 == 0x80 { upper += 1 }
    return SourceRange(offset, upper)
  }

  /// Whether the mark is exact, although the scanner has a context.
  private var isAboutCharacter: Bool {
    switch fault.problem.problem {
    case "found unknown escape character", noDigits, noScalar: true
    default: false
    }
  }

  private func words(in source: [UInt8], _ range: SourceRange) -> (String, String?) {
    let text = String(
      decoding: source[Int(range.lower)..<Int(range.upper)].prefix(40), as: UTF8.self)
    if let edit {
      switch edit.idea {
      case .missingColon: return ("missing `:` after `\(text)`", "write `\(text):`")
      case .indentation(let columns):
        return (
          "indentation that matches no line around it",
          "indent the line with \(columns) space\(columns == 1 ? "" : "s")"
        )
      case .text, .missingBlank: break
      }
      switch edit.suspect.role {
      case .quote: return missingQuote
      case .scannerContext:
        if fault.problem.context == "while scanning a quoted scalar" { return missingQuote }
      case .flowContext:
        let closer = fault.problem.problem.hasSuffix("'}'") ? "}" : "]"
        return ("missing `,` or `\(closer)` in this collection", "close it with `\(closer)`")
      case .bareWord, .indentation, .mark, .previousLine: break
      }
    }
    let offset = fault.problem.offset
    let character = character(at: offset, in: source)
    return plainWords(fault.problem, character: character)
  }

  private var missingQuote: (String, String?) {
    ("missing closing quote", "close the text with the same quote that opens it")
  }

  private func character(at offset: Int, in source: [UInt8]) -> String {
    let text = String(decoding: source[min(offset, source.count)...].prefix(4), as: UTF8.self)
    return text.first.map { String($0) } ?? ""
  }
}

/// What is said of the directive at which the file is given up.
func excessiveDirectiveFinding(_ range: SourceRange) -> Finding {
  Finding(
    .yamlSyntax, range,
    "more than \(CharacterSurvey.maximumDirectives) directives, or one of more than \(CharacterSurvey.maximumDirectiveLength) bytes",
    help: "a description needs no `%TAG`; the file is not read")
}

/// What libyaml says of an escape by number.
private let noDigits = "did not find expected hexdecimal number"
private let noScalar = "found invalid Unicode character escape code"

/// Says libyaml's problem as a user would.
private func plainWords(_ problem: LibraryProblem, character: String) -> (String, String?) {
  switch problem.problem {
  case "mapping values are not allowed in this context":
    return (
      "`:` where no key is allowed",
      "indent the line like the keys around it, or put text that contains `: ` in quotes"
    )
  case "could not find expected ':'":
    return ("key without `:`", "write `key: value`, or indent the text under its key")
  case "did not find expected key":
    return (
      "text that belongs to no key",
      "indent the line like the keys around it; a text goes on only inside its quotes"
    )
  case "did not find expected ',' or '}'":
    return ("missing `,` or `}`", "separate entries with `,` and close the mapping with `}`")
  case "did not find expected ',' or ']'":
    return ("missing `,` or `]`", "separate items with `,` and close the list with `]`")
  case "did not find expected '-' indicator":
    return (
      "line that is not an item of the list around it",
      "begin it with `- `, or indent it under its key"
    )
  case "did not find expected node content":
    return ("missing value", "write a value here, or remove what requires one")
  case "did not find expected <document start>":
    return ("text after the end of the document", "indent it, or begin a document with `---`")
  case "block sequence entries are not allowed in this context":
    return ("`-` where no list is allowed", "begin a list on a line of its own, under its key")
  case "block mapping keys are not allowed in this context",
    "mapping keys are not allowed in this context":
    return ("`?` where no key is allowed", "begin the key on a line of its own")
  case "found character that cannot start any token":
    return character == "\t"
      ? ("tab before a value", "use spaces")
      : ("text that begins with `\(character)`", "put the text in quotes")
  case "found unknown escape character":
    return ("unknown escape in double quotes", "write `\\\\` for a backslash, or use single quotes")
  case noDigits:
    return (
      "escape without its hexadecimal digits",
      "write `\\u` with four digits or `\\U` with eight, without braces, or the character itself"
    )
  case noScalar:
    return ("escape of something that is not a character", "write the character itself")
  case "did not find expected alphabetic or numeric character":
    return ("anchor or alias without a name", "write letters and digits, or put the text in quotes")
  case "found undefined tag handle":
    return ("tag with an unknown handle", "declare it with `%TAG`, or remove the tag")
  case "found unexpected end of stream":
    return ("text that is still open at the end of the file", "close it")
  case "found unexpected ':'":
    return ("`:` in a plain text inside brackets", "put the text in quotes")
  default:
    return (problem.context.map { "\(problem.problem) \($0)" } ?? problem.problem, nil)
  }
}

private func isIndicator(_ byte: UInt8) -> Bool {
  [0x2C, 0x3A, 0x5B, 0x5D, 0x7B, 0x7D].contains(byte)
}
