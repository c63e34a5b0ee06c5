import BarText

/// The lines that may be at fault for an error, the likeliest first.
func suspects(
  of fault: Fault, in text: [UInt8], _ lines: LineTable, _ indentation: Indentation
) -> [Suspect] {
  let mark = min(fault.problem.offset, text.count)
  let markLine = lines.line(at: mark)
  var found: [Suspect] = []
  func add(_ role: Suspect.Role, _ offset: Int) {
    let line = lines.line(at: offset)
    if !found.contains(where: { $0.line == line && $0.role != .indentation }) {
      found.append(Suspect(role: role, line: line, offset: offset))
    }
  }
  let previous = previousContent(before: markLine, in: text, lines)
  if let quote = fault.quote { add(.quote, quote) }
  if let odd = indentation.oddLine(near: markLine) { add(.indentation, odd.lower) }
  if let context = fault.scannerContext { add(.scannerContext, context) }
  if fault.problem.problem.hasPrefix("mapping values are not allowed"), let previous,
    previous.keyEnd == nil,
    previous.indentation <= LineShape(markLine, of: text, lines).indentation
  {
    add(.bareWord, previous.content)
  }
  // After `key:text #comment` libyaml blames the next line, which begins another key.
  let isBetweenKeys = fault.problem.problem == "did not find expected key"
  if let previous,
    lostItsDash(previous, markLine, in: text, lines)
      || isBetweenKeys && previous.colonWithoutBlank(in: text) != nil
  {
    add(.previousLine, previous.content)
  }
  add(.mark, mark)
  if let context = fault.flowContext { add(.flowContext, context) }
  if let previous { add(.previousLine, previous.content) }
  return found
}

/// Whether a line stands in the column of a dash below it, and begins no entry itself.
private func lostItsDash(
  _ shape: LineShape, _ markLine: Int, in text: [UInt8], _ lines: LineTable
) -> Bool {
  guard !shape.hasDash, shape.keyEnd == nil else { return false }
  let mark = LineShape(markLine, of: text, lines)
  return mark.hasDash && mark.indentation == shape.indentation
}

/// The nearest line above that has content.
func previousContent(before line: Int, in text: [UInt8], _ lines: LineTable) -> LineShape? {
  var line = line - 1
  while line >= 1 {
    let shape = LineShape(line, of: text, lines)
    if shape.hasContent { return shape }
    line -= 1
  }
  return nil
}

/// The nearest line above that is indented less.
func parent(of shape: LineShape, in text: [UInt8], _ lines: LineTable) -> LineShape? {
  var candidate = previousContent(before: shape.line, in: text, lines)
  while let line = candidate, line.indentation >= shape.indentation {
    candidate = previousContent(before: line.line, in: text, lines)
  }
  return candidate
}
