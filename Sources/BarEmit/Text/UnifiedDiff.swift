/// What changed in a file, as `diff -u` shows it and `patch` reads it.
package enum UnifiedDiff {
  /// How many lines that stay are shown around those that change.
  private static let context = 3
  /// How many lines are skipped at most, in both texts together, to find the next that agree.
  private static let window = 48

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

  /// The rows of both texts: where they differ, first what was removed and then what was added.
  ///
  /// Fixes change lines here and there, so the next lines that agree are near: looking no farther than a window keeps the
  /// time linear, and at worst shows more than the least.
  private static func rows(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Row] {
    var rows: [Row] = []
    var (from, to) = (0, 0)
    while from < old.count || to < new.count {
      if from < old.count, to < new.count, old[from] == new[to] {
        rows.append(Row(change: .same, line: new[to], old: from, new: to))
        from += 1
        to += 1
        continue
      }
      var (oldEnd, newEnd) = (from, to)
      repeat {
        let step = distance(old[oldEnd...], new[newEnd...])
        oldEnd += step.old
        newEnd += step.new
      } while (oldEnd < old.count || newEnd < new.count)
        && !(oldEnd < old.count && newEnd < new.count && old[oldEnd] == new[newEnd])
      for line in from..<oldEnd {
        rows.append(Row(change: .removed, line: old[line], old: line, new: to))
      }
      for line in to..<newEnd {
        rows.append(Row(change: .added, line: new[line], old: oldEnd, new: line))
      }
      (from, to) = (oldEnd, newEnd)
    }
    return rows
  }

  /// How many lines are skipped in each text up to the nearest that agree; one in each where none do in the window.
  private static func distance(
    _ old: ArraySlice<ArraySlice<UInt8>>, _ new: ArraySlice<ArraySlice<UInt8>>
  ) -> (old: Int, new: Int) {
    if new.isEmpty { return (old.count, 0) }
    if old.isEmpty { return (0, new.count) }
    for sum in 1...min(window, old.count + new.count) {
      for skipped in max(0, sum - new.count)...min(sum, old.count) {
        let (left, right) = (old.startIndex + skipped, new.startIndex + sum - skipped)
        if left < old.endIndex, right < new.endIndex, old[left] == new[right] {
          return (skipped, sum - skipped)
        }
      }
    }
    return (1, 1)
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
