/// What changed in a file, as `diff -u` shows it and `patch` reads it.
package enum UnifiedDiff {
  /// How many lines that stay are shown around those that change.
  private static let context = 3

  /// Appends the difference of two texts; nothing where they are equal.
  package static func append(
    from old: [UInt8], to new: [UInt8], path: String, to output: inout [UInt8]
  ) {
    if old == new { return }
    let rows = rows(lines(of: old), lines(of: new))
    output.append("--- ")
    VisibleText.append(path, to: &output)
    output.append("\n+++ ")
    VisibleText.append(path, to: &output)
    output.append("\n")
    for hunk in hunks(rows) { append(rows, hunk, to: &output) }
  }

  // MARK: Rows

  private enum Change {
    case same, removed, added
  }

  /// A line of either text, and how many lines of both stand before it.
  private struct Row {
    let change: Change
    let line: ArraySlice<UInt8>
    let old: Int
    let new: Int
  }

  /// Lines with their breaks.
  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in text.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(text[start...index])
      start = index + 1
    }
    if start < text.count { lines.append(text[start...]) }
    return lines
  }

  private static func rows(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Row] {
    let difference = new.difference(from: old)
    var removed = [Bool](repeating: false, count: old.count)
    var added = [Bool](repeating: false, count: new.count)
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed[offset] = true
      case .insert(let offset, _, _): added[offset] = true
      }
    }
    var rows: [Row] = []
    var (from, to) = (0, 0)
    while from < old.count || to < new.count {
      if from < old.count, removed[from] {
        rows.append(Row(change: .removed, line: old[from], old: from, new: to))
        from += 1
      } else if to < new.count, added[to] {
        rows.append(Row(change: .added, line: new[to], old: from, new: to))
        to += 1
      } else {
        rows.append(Row(change: .same, line: new[to], old: from, new: to))
        from += 1
        to += 1
      }
    }
    return rows
  }

  // MARK: Hunks

  /// The ranges of rows that are shown: changes with their context, joined where that meets.
  private static func hunks(_ rows: [Row]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, row) in rows.enumerated() where row.change != .same {
      let range = max(0, index - context)..<min(rows.count, index + context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private static func append(_ rows: [Row], _ hunk: Range<Int>, to output: inout [UInt8]) {
    let shown = rows[hunk]
    guard let first = shown.first else { return }
    output.append("@@ -")
    append(first.old, shown.count { $0.change != .added }, to: &output)
    output.append(" +")
    append(first.new, shown.count { $0.change != .removed }, to: &output)
    output.append(" @@\n")
    for row in shown {
      switch row.change {
      case .same: output.append(" ")
      case .removed: output.append("-")
      case .added: output.append("+")
      }
      output.append(contentsOf: row.line)
      if row.line.last != UInt8(ascii: "\n") { output.append("\n\\ No newline at end of file\n") }
    }
  }

  /// Appends a range of lines: its first one, counted from 1, and how many there are unless there is one.
  private static func append(_ before: Int, _ count: Int, to output: inout [UInt8]) {
    output.appendDecimal(count == 0 ? before : before + 1)
    if count == 1 { return }
    output.append(",")
    output.appendDecimal(count)
  }
}
