import BarText
import CLibYAML

/// The end of a node's properties, and what they are.
struct FoundProperties {
  var anchor = SourceRange(0, 0)
  var tag = SourceRange(0, 0)
  /// Where the node itself may begin.
  var end = 0
}

extension TreeBuilder {
  mutating func scalar(_ event: UnsafeMutablePointer<yaml_event_t>) {
    let data = event.pointee.data.scalar
    guard let value = data.value else { return }
    let length = data.length
    let start = offset(event.pointee.start_mark)
    if data.anchor == nil, data.tag == nil, let style = verbatimStyle(event, value, start) {
      let end = start + length + (style == .plain ? 0 : 2)
      cursor.move(toCharacter: event.pointee.end_mark.index, offset: end - textStart)
      return leaf(value, length, style, SourceRange(start, end))
    }
    let end = offset(event.pointee.end_mark)
    let index = Int32(truncatingIfNeeded: built.nodes.count)
    let isKey = beginsKey()
    var lower = start
    var upper = end
    var flags: YAMLNode.Flags = []
    var arenaText: Int32 = -1
    var found = FoundProperties()
    let hasProperties = data.anchor != nil || data.tag != nil
    if hasProperties {
      found = scanProperties(start, end)
      lower = found.end
      flags = .hasProperties
    }
    let style: ScalarStyle
    switch data.style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE, YAML_DOUBLE_QUOTED_SCALAR_STYLE:
      style = data.style == YAML_SINGLE_QUOTED_SCALAR_STYLE ? .singleQuoted : .doubleQuoted
      if end - lower - 2 != length || !areEqual(value, bytes + lower + 1, count: length) {
        arenaText = store(value, count: length)
      }
    case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE:
      style = data.style == YAML_LITERAL_SCALAR_STYLE ? .literal : .folded
      upper = endOfBlock(lower, end)
      arenaText = store(value, count: length)
    default:
      style = .plain
      if length == 0 {
        lower = hasProperties ? end : placeOfEmpty(start)
        upper = lower
      } else if end - lower != length || !areEqual(value, bytes + lower, count: length) {
        arenaText = store(value, count: length)
      }
    }
    if hasProperties {
      passProperties(found)
      appendProperties(found, tag: data.tag, to: index)
    }
    if style == .literal || style == .folded {
      passHeader(lower, upper)
    } else {
      passToken(lower, upper)
    }
    lastEnd = upper
    if isKey {
      let isMerge =
        length == 2 && style == .plain && value[0] == 0x3C && value[1] == 0x3C
        && mayBeMerge(data.tag)
      if isMerge {
        flags.insert(.isMerge)
        addMergeKey(index, SourceRange(lower, upper))
      } else {
        addKey(hash(value, count: length))
      }
    }
    built.nodes.append(
      YAMLNode(
        .scalar, SourceRange(lower, upper), link: arenaText, style: style,
        flags: flags))
    if hasProperties, !found.anchor.isEmpty {
      let entry = define(found.anchor, index)
      anchors.close(entry, weight: 1, height: 0)
    }
  }

  /// The style of a scalar whose text stands in the source as it is, or `nil` if it takes a closer look.
  ///
  /// Then the length of its text says where it ends, and no characters have to be counted.
  @inline(__always)
  private func verbatimStyle(
    _ event: UnsafeMutablePointer<yaml_event_t>, _ value: UnsafePointer<UInt8>, _ start: Int
  ) -> ScalarStyle? {
    let length = event.pointee.data.scalar.length
    switch event.pointee.data.scalar.style {
    case YAML_PLAIN_SCALAR_STYLE:
      // Nothing but the end of a line changes a plain text.
      return event.pointee.end_mark.line == event.pointee.start_mark.line && length > 0
        ? .plain : nil
    case YAML_SINGLE_QUOTED_SCALAR_STYLE, YAML_DOUBLE_QUOTED_SCALAR_STYLE:
      let characters = event.pointee.end_mark.index - event.pointee.start_mark.index
      guard length + 2 == characters else { return nil }
      if !areEqualASCII(value, bytes + start + 1, count: length) { return nil }
      return event.pointee.data.scalar.style == YAML_SINGLE_QUOTED_SCALAR_STYLE
        ? .singleQuoted : .doubleQuoted
    default: return nil
    }
  }

  /// Adds a scalar without properties whose text stands in the source as it is.
  @inline(__always)
  private mutating func leaf(
    _ value: UnsafePointer<UInt8>, _ length: Int, _ style: ScalarStyle, _ range: SourceRange
  ) {
    passToken(Int(range.lower), Int(range.upper))
    lastEnd = Int(range.upper)
    var flags: YAMLNode.Flags = []
    if beginsKey() {
      let index = Int32(truncatingIfNeeded: built.nodes.count)
      if length == 2, style == .plain, value[0] == 0x3C, value[1] == 0x3C {
        flags = .isMerge
        addMergeKey(index, range)
      } else {
        addKey(hash(value, count: length))
      }
    }
    built.nodes.append(YAMLNode(.scalar, range, link: -1, style: style, flags: flags))
  }

  /// Says false if a bound ends the file here.
  mutating func alias(_ event: UnsafeMutablePointer<yaml_event_t>) -> Bool {
    let lower = offset(event.pointee.start_mark)
    let upper = offset(event.pointee.end_mark)
    let range = SourceRange(lower, upper)
    _ = beginsKey()
    passToken(lower, upper)
    lastEnd = upper
    let (target, height) = use(range)
    built.nodes.append(
      YAMLNode(
        .alias, range, link: target))
    top.height = max(top.height, height)
    if depth + Int(height) > YAMLTree.maximumDepth { return stop(.tooDeep, range) }
    if addedByAliases > YAMLTree.maximumAddedNodes { return stop(.tooManyNodes, range) }
    return true
  }

  /// Says false if a bound ends the file here.
  mutating func open(_ event: UnsafeMutablePointer<yaml_event_t>) -> Bool {
    let start = offset(event.pointee.start_mark)
    let isMapping = event.pointee.type == YAML_MAPPING_START_EVENT
    let anchor: UnsafeMutablePointer<yaml_char_t>?
    let tag: UnsafeMutablePointer<yaml_char_t>?
    let isFlow: Bool
    if isMapping {
      let data = event.pointee.data.mapping_start
      (anchor, tag) = (data.anchor, data.tag)
      isFlow = data.style == YAML_FLOW_MAPPING_STYLE
    } else {
      let data = event.pointee.data.sequence_start
      (anchor, tag) = (data.anchor, data.tag)
      isFlow = data.style == YAML_FLOW_SEQUENCE_STYLE
    }
    if depth == YAMLTree.maximumDepth {
      let end = offset(event.pointee.end_mark)
      return stop(.tooDeep, SourceRange(start, min(max(end, start + 1), count)))
    }
    _ = beginsKey()
    let index = Int32(truncatingIfNeeded: built.nodes.count)
    var frame = Frame()
    frame.node = index
    frame.addedBefore = Int32(truncatingIfNeeded: addedByAliases)
    frame.isMapping = isMapping
    frame.expectsKey = isMapping
    frame.isFlow = isFlow
    var lower = start
    var flags: YAMLNode.Flags = isFlow ? .isFlow : []
    if anchor != nil || tag != nil {
      let end = offset(event.pointee.end_mark)
      let found = scanProperties(start, end)
      passProperties(found)
      appendProperties(found, tag: tag, to: index)
      flags.insert(.hasProperties)
      if isFlow {
        lower = end - 1
      } else {
        // The start event of a sequence that is not indented under its key ends after the first dash, that of any other
        // sequence before it.
        lower = isMapping || end < count && bytes[end] == 0x2D ? end : end - 1
      }
      if !found.anchor.isEmpty {
        frame.anchor = Int32(truncatingIfNeeded: define(found.anchor, index))
      }
    } else if isFlow, isMapping, bytes[start] != 0x7B {
      flags.insert(.isPair)
    }
    // Until it is closed, the next index of a collection is -1.
    built.nodes.append(
      YAMLNode(
        isMapping ? .mapping : .sequence, SourceRange(lower, lower), link: -1, flags: flags))
    outer[depth] = top
    depth += 1
    top = frame
    // An empty first child belongs inside this collection, not after whatever was closed last.
    lastEnd = max(lastEnd, isFlow && !flags.contains(.isPair) ? lower + 1 : lower)
    return true
  }

  mutating func close(_ event: UnsafeMutablePointer<yaml_event_t>) {
    if top.isFlow, !built.nodes[Int(top.node)].flags.contains(.isPair) {
      closeTop(at: offset(event.pointee.end_mark))
    } else {
      closeTop(at: lastEnd)
    }
  }

  /// Closes the innermost collection, whose text ends at an offset.
  mutating func closeTop(at upper: Int) {
    if depth == 0 { return }
    depth -= 1
    let node = Int(top.node)
    let end = max(Int(built.nodes[node].range.lower), upper)
    built.nodes[node].range.upper = Int32(truncatingIfNeeded: end)
    built.nodes[node].link = Int32(truncatingIfNeeded: built.nodes.count)
    if top.isMapping {
      if top.mergeKey >= 0 { built.nodes[node].flags.insert(.isMerge) }
      if top.mayHaveDuplicates { reportDuplicates(in: node) }
    }
    let height = top.height + 1
    if top.anchor >= 0 {
      let weight = built.nodes.count - node + addedByAliases - Int(top.addedBefore)
      anchors.close(Int(top.anchor), weight: weight, height: height)
    }
    lastEnd = end
    top = outer[depth]
    top.height = max(top.height, height)
  }

  /// Notes the bound that ends the file.
  private mutating func stop(_ kind: Issue.Kind, _ range: SourceRange) -> Bool {
    built.issues.append(Issue(kind: kind, range: range))
    built.isOverBound = true
    return false
  }

  /// Puts a text that the source does not have into the arena.
  mutating func store(_ value: UnsafePointer<UInt8>, count: Int) -> Int32 {
    built.arena.append(contentsOf: UnsafeBufferPointer(start: value, count: count))
    built.arenaStarts.append(Int32(truncatingIfNeeded: built.arena.count))
    return Int32(truncatingIfNeeded: built.arenaStarts.count - 2)
  }

  /// An empty node belongs after the token before it: libyaml puts some at the next token, maybe lines below.
  private func placeOfEmpty(_ start: Int) -> Int {
    if start <= lastEnd || start > count { return start }
    if start > 0, [0x2D, 0x3A, 0x3F].contains(bytes[start - 1]) { return start }
    for offset in lastEnd..<start
    where bytes[offset].isBreak || unicodeBreak(bytes, offset, count: count) > 0 {
      return lastEnd
    }
    return start
  }

  /// The end of a block scalar's text: without the blank lines after it.
  private func endOfBlock(_ lower: Int, _ end: Int) -> Int {
    var upper = end
    while upper > lower + 1, bytes[upper - 1].isBlank || bytes[upper - 1].isBreak { upper -= 1 }
    return upper
  }
}
