import BarText

extension Issue {
  /// The words of an issue.
  func finding(in source: SourceFile, lines: LineTable) -> Finding {
    let text = excerpt(range, of: source.bytes)
    switch kind {
    case .duplicateKey:
      let name = unquoted(text)
      return Finding(
        .duplicateKey, range, "duplicate key `\(name)`",
        help: "remove one of the two, or rename it",
        notes: [Finding.Note(other, "`\(name)` is already here")])
    case .secondMergeKey:
      return Finding(
        .duplicateKey, range, "second merge key `<<` in one mapping",
        help: "merge several mappings with one list: `<<: [*first, *second]`",
        notes: [Finding.Note(other, "the first `<<` is here")])
    case .unknownAlias:
      return unknownAlias(text, source: source, lines: lines)
    case .recursiveAlias:
      return Finding(
        .recursiveAlias, range, "alias `\(text)` is inside the node that it names",
        help: "move the part to repeat out of the node that repeats it",
        notes: [Finding.Note(other, "the node begins here")])
    case .unusedAnchor:
      return Finding(
        .unusedAnchor, range, "anchor `\(text)` is never used",
        help: "remove it, or use it with `*\(text.dropFirst())`",
        fixes: [Fix("remove the anchor", .safe, [Fix.Edit(withBlanks(range, source.bytes), "")])])
    case .redefinedAnchor:
      return Finding(
        .redefinedAnchor, range, "anchor `\(text)` is defined again",
        help: "aliases below it refer to this node; rename one of the two",
        notes: [Finding.Note(other, "the first `\(text)` is here")])
    case .tabIndentation:
      return tabFinding(range)
    case .unicodeBreak:
      return Finding(
        .unicodeLineBreak, range,
        "\(breakName(source.bytes[Int(range.lower)..<Int(range.upper)])) is a line break in YAML but not in editors",
        help: "use a plain line break, or an escape in double quotes")
    case .tooDeep:
      return Finding(
        .tooDeep, range,
        "nesting deeper than \(YAMLTree.maximumDepth) levels, counting those that aliases repeat",
        help: "the rest of the file is not read")
    case .tooManyNodes:
      return Finding(
        .tooManyNodes, range,
        "aliases stand for more than \(YAMLTree.maximumAddedNodes) nodes",
        help: "the rest of the file is not read")
    }
  }

  private func unknownAlias(_ text: String, source: SourceFile, lines: LineTable) -> Finding {
    if other.isEmpty {
      return Finding(
        .unknownAlias, range, "unknown alias `\(text)`",
        help: "no anchor `&\(text.dropFirst())` comes before it in this document")
    }
    let nearest = excerpt(other, of: source.bytes)
    if nearest.dropFirst() == text.dropFirst() {
      return Finding(
        .unknownAlias, range, "alias `\(text)` comes before its anchor",
        help: "move the anchor up: an alias repeats what comes before it",
        notes: [Finding.Note(other, "`\(nearest)` is only here")])
    }
    let right = "*" + nearest.dropFirst()
    if other.lower > range.lower {
      return Finding(
        .unknownAlias, range, "unknown alias `\(text)`",
        help: "did you mean `\(right)`, whose anchor would have to come before it?",
        notes: [Finding.Note(other, "`\(nearest)` is here")])
    }
    return Finding(
      .unknownAlias, range, "unknown alias `\(text)`", help: "did you mean `\(right)`?",
      notes: [Finding.Note(other, "`\(nearest)` is here")],
      fixes: [Fix("replace it with `\(right)`", .unsafe, [Fix.Edit(range, right)])])
  }
}

/// What is said of a tab in a line's indentation.
func tabFinding(_ range: SourceRange) -> Finding {
  Finding(.tabIndentation, range, "tab in the indentation", help: "indent with spaces")
}

/// The text of a range for a message: at most 60 characters, on one line.
private func excerpt(_ range: SourceRange, of bytes: [UInt8]) -> String {
  let text = String(
    decoding: bytes[Int(range.lower)..<Int(range.upper)].prefix(256).prefix { !$0.isBreak },
    as: UTF8.self)
  return text.count > 60 ? text.prefix(59) + "…" : text
}

/// An anchor with the blanks that go with it: those after it, or at a line's end those before it.
private func withBlanks(_ range: SourceRange, _ bytes: [UInt8]) -> SourceRange {
  var upper = Int(range.upper)
  while upper < bytes.count, bytes[upper].isBlank { upper += 1 }
  if upper < bytes.count, !bytes[upper].isBreak { return SourceRange(Int(range.lower), upper) }
  var lower = Int(range.lower)
  while lower > 0, bytes[lower - 1].isBlank { lower -= 1 }
  // A line's indentation stays.
  if lower == 0 || bytes[lower - 1].isBreak { lower = Int(range.lower) }
  return SourceRange(lower, Int(range.upper))
}

/// The text of a key without its quotes.
private func unquoted(_ text: String) -> String {
  guard let first = text.first, first == "'" || first == "\"", text.count > 1, text.last == first
  else { return text }
  return String(text.dropFirst().dropLast())
}

private func breakName(_ bytes: ArraySlice<UInt8>) -> StaticString {
  if bytes.count == 2 { return "U+0085 (next line)" }
  return bytes.last == 0xA8 ? "U+2028 (line separator)" : "U+2029 (paragraph separator)"
}
