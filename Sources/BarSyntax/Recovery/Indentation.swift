import BarText

/// How a file is indented, and which lines fall out of it.
struct Indentation {
  /// By how many columns lines go in: 4, 2, or 1 if they have no habit.
  let step: Int
  private let text: [UInt8]
  private let lines: LineTable

  init(of text: [UInt8], _ lines: LineTable) {
    self.text = text
    self.lines = lines
    var count = 0
    var byTwo = 0
    var byFour = 0
    for line in 1...lines.count {
      let range = lines.range(ofLine: line)
      var offset = Int(range.lower)
      while offset < range.upper, text[offset] == .space { offset += 1 }
      let columns = offset - Int(range.lower)
      if columns == 0 || offset == range.upper { continue }
      count += 1
      if columns % 2 == 0 { byTwo += 1 }
      if columns % 4 == 0 { byFour += 1 }
    }
    // A few lines may break the habit: those are the suspects.
    let enough = count - max(1, count / 10)
    step = byFour >= enough ? 4 : byTwo >= enough ? 2 : 1
  }

  /// Whether a line falls out of the file's habit.
  func isOdd(_ shape: LineShape) -> Bool {
    shape.indentation % step != 0 || hasTab(shape)
  }

  /// The nearest odd line at or above a line, in the entries before it and not farther up than its parent.
  func oddLine(near line: Int) -> LineShape? {
    let mark = LineShape(line, of: text, lines)
    if mark.hasContent, isOdd(mark) { return mark }
    var shape = mark
    for _ in 0..<200 {
      guard let previous = previousContent(before: shape.line, in: text, lines) else { return nil }
      if isOdd(previous) { return previous }
      if mark.hasContent, previous.indentation < mark.indentation { return nil }
      shape = previous
    }
    return nil
  }

  /// The columns that a line may have been meant to have, the likeliest first.
  func targets(for shape: LineShape) -> [Int] {
    let previous = previousContent(before: shape.line, in: text, lines)
    let next = nextContent(after: shape.line)
    var targets: [Int] = []
    func add(_ columns: Int?) {
      guard let columns, columns >= 0, columns != shape.indentation || hasTab(shape),
        columns % step == 0, !targets.contains(columns)
      else { return }
      if hasTab(shape) || abs(columns - shape.indentation) < step { targets.append(columns) }
    }
    if shape.keyEnd == shape.textEnd, let next, next.indentation > shape.indentation {
      // The line that opens a block is indented one step less than the block.
      add((next.indentation - 1) / step * step)
      add(next.indentation - step)
    }
    if let next, next.hasDash == shape.hasDash { add(next.indentation) }
    if let previous {
      add(previous.hasDash && !shape.hasDash ? previous.contentIndentation : previous.indentation)
      add(previous.indentation)
      if previous.keyEnd == previous.textEnd { add(previous.contentIndentation + step) }
    }
    add((shape.indentation + step - 1) / step * step)
    add(shape.indentation / step * step)
    return targets
  }

  /// The line moved to other columns without moving its text: the first letters of a word give way to spaces,
  /// or letters fill the columns before it; a dash moves freely.
  func edit(_ suspect: Suspect, _ shape: LineShape, to columns: Int) -> RecoveryEdit? {
    let content = shape.content + columns - shape.indentation
    let first = shape.start + columns
    var writes: [RecoveryEdit.Write] = []
    var edges: [RecoveryEdit.Edge] = []
    if shape.hasDash { writes.append(RecoveryEdit.Write(offset: first, byte: 0x2D)) }
    var blanks = [SourceRange(shape.start, max(shape.content, content))]
    if startsWithWord(shape, longerThan: content - shape.content) {
      if content < shape.content {
        for offset in content..<shape.content {
          writes.append(RecoveryEdit.Write(offset: offset, byte: 0x78))
        }
      }
      edges.append(
        RecoveryEdit.Edge(
          inCopy: Int32(truncatingIfNeeded: content),
          inSource: Int32(truncatingIfNeeded: shape.content), isUpper: false))
    } else if shape.hasDash, first + 1 < shape.content {
      blanks = [SourceRange(shape.start, shape.content)]
    } else {
      return nil
    }
    // Nested dashes on one line are rare enough to be left out.
    if shape.hasDash, text[shape.lower + 1..<shape.content].contains(0x2D) { return nil }
    return RecoveryEdit(
      suspect: suspect, idea: .indentation(columns), blanks: blanks, writes: writes, edges: edges,
      lines: shape.line...shape.line)
  }

  private func hasTab(_ shape: LineShape) -> Bool {
    text[shape.start..<shape.lower].contains(.tab)
  }

  private func startsWithWord(_ shape: LineShape, longerThan count: Int) -> Bool {
    let word = text[shape.content..<shape.textEnd].prefix { isAnchorByte($0) }
    return word.count > max(0, count) && word.first != 0x2D
  }

  private func nextContent(after line: Int) -> LineShape? {
    var line = line + 1
    while line <= lines.count {
      let shape = LineShape(line, of: text, lines)
      if shape.hasContent { return shape }
      line += 1
    }
    return nil
  }
}
