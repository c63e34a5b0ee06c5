/// A shell pattern over one name, as `fnmatch` has it without flags.
///
/// `*` is any run of characters, `?` is one, `[abc]` and `[a-z]` one of a set, `[!a]` and `[^a]`
/// one not of it; a backslash takes the next character literally, inside a set too. A `]` that
/// comes first in a set is a member; a `[` that nothing closes, and a last backslash, stand for
/// themselves. Characters are Unicode scalars, compared as they are; classes such as `[:alpha:]`
/// are not known.
package struct Glob: Sendable {
  private let pattern: [Element]
  /// Members of all sets, one after the other, as closed ranges.
  private let members: [ClosedRange<Unicode.Scalar>]

  private enum Element {
    case scalar(Unicode.Scalar)
    case anyOne
    case anyRun
    case set(Range<Int>, negated: Bool)
  }

  /// Whether the text has a character that means something in a pattern.
  package static func isPattern(_ text: String) -> Bool {
    text.utf8.contains { byte in
      byte == UInt8(ascii: "*") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "[")
        || byte == UInt8(ascii: "\\")
    }
  }

  package init(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    var pattern: [Element] = []
    var members: [ClosedRange<Unicode.Scalar>] = []
    var index = 0
    var mayClose = true
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      switch scalar {
      case "*": pattern.append(.anyRun)
      case "?": pattern.append(.anyOne)
      case "\\" where index < scalars.count:
        pattern.append(.scalar(scalars[index]))
        index += 1
      case "[" where mayClose:
        let lower = members.count
        if let set = Glob.readSet(scalars, from: index, into: &members) {
          pattern.append(.set(lower..<members.count, negated: set.negated))
          index = set.end
        } else {
          // Nothing closes this bracket, so nothing closes a later one: do not look again.
          members.removeSubrange(lower...)
          mayClose = false
          pattern.append(.scalar(scalar))
        }
      default: pattern.append(.scalar(scalar))
      }
    }
    self.pattern = pattern
    self.members = members
  }

  /// Whether the whole name fits.
  ///
  /// Only the last run is ever given more to take, so the time is at most the product of lengths.
  package func matches(_ name: String) -> Bool {
    let scalars = name.unicodeScalars
    var position = scalars.startIndex
    var element = 0
    var retry: (element: Int, position: String.UnicodeScalarView.Index)?
    while position < scalars.endIndex {
      if element < pattern.count {
        if case .anyRun = pattern[element] {
          element += 1
          retry = (element, position)
          continue
        }
        if accepts(pattern[element], scalars[position]) {
          element += 1
          position = scalars.index(after: position)
          continue
        }
      }
      guard let last = retry else { return false }
      position = scalars.index(after: last.position)
      element = last.element
      retry = (last.element, position)
    }
    return pattern[element...].allSatisfy { rest in
      if case .anyRun = rest { true } else { false }
    }
  }

  private func accepts(_ element: Element, _ scalar: Unicode.Scalar) -> Bool {
    switch element {
    case .scalar(let wanted): wanted == scalar
    case .anyOne: true
    case .anyRun: false
    case .set(let range, let negated):
      members[range].contains { $0.contains(scalar) } != negated
    }
  }

  /// Reads a set after its bracket; `nil` if it does not end.
  private static func readSet(
    _ scalars: [Unicode.Scalar], from start: Int, into members: inout [ClosedRange<Unicode.Scalar>]
  ) -> (negated: Bool, end: Int)? {
    var index = start
    var negated = false
    if index < scalars.count, scalars[index] == "!" || scalars[index] == "^" {
      negated = true
      index += 1
    }
    let first = index
    func member() -> Unicode.Scalar? {
      if index + 1 < scalars.count, scalars[index] == "\\" { index += 1 }
      guard index < scalars.count else { return nil }
      defer { index += 1 }
      return scalars[index]
    }
    while index < scalars.count {
      if scalars[index] == "]", index > first { return (negated, index + 1) }
      guard let lower = member() else { return nil }
      // A hyphen that ends the set is a member, not a range.
      if index + 1 < scalars.count, scalars[index] == "-", scalars[index + 1] != "]" {
        index += 1
        guard let upper = member() else { return nil }
        // A range written backwards is empty.
        if lower <= upper { members.append(lower...upper) }
      } else {
        members.append(lower...lower)
      }
    }
    return nil
  }
}
