import TestSupport

/// A slip that people make in one line.
enum Breakage: CaseIterable {
  case colonRemoved, spaceAfterColonRemoved, quoteRemoved, quoteAdded, closerRemoved, openerRemoved
  case closerAdded, commaRemoved, indentedMore, indentedLess, tabIndented, colonInValue
  case reservedCharacter, dashRemoved, spaceAfterDashRemoved, cutOff, characterRemoved
  case characterReplaced

  /// The line with the slip, or nil if it cannot be made there.
  func apply(to line: [UInt8], using generator: inout SeededGenerator) -> [UInt8]? {
    switch self {
    case .colonRemoved: return removing(":", from: line, &generator)
    case .spaceAfterColonRemoved: return replacing(": ", with: ":", in: line, &generator)
    case .quoteRemoved:
      return removing("\"", from: line, &generator) ?? removing("'", from: line, &generator)
    case .quoteAdded: return replacing(": ", with: ": \"", in: line, &generator)
    case .closerRemoved:
      return removing("}", from: line, &generator) ?? removing("]", from: line, &generator)
    case .openerRemoved:
      return removing("{", from: line, &generator) ?? removing("[", from: line, &generator)
    case .closerAdded: return line + Array((Bool.random(using: &generator) ? "}" : "]").utf8)
    case .commaRemoved: return removing(",", from: line, &generator)
    case .indentedMore: return [0x20] + line
    case .indentedLess: return line.first == 0x20 ? Array(line.dropFirst()) : nil
    case .tabIndented: return line.starts(with: [0x20, 0x20]) ? [0x09] + line.dropFirst(2) : nil
    case .colonInValue: return line.contains(0x3A) ? line + Array(": more".utf8) : nil
    case .reservedCharacter:
      let character = ["@", "`", "%", "%@", "*", "&", "|", "!"].randomElement(using: &generator)
      return replacing(": ", with: ": " + (character ?? "@"), in: line, &generator)
    case .dashRemoved: return replacing("- ", with: "", in: line, &generator)
    case .spaceAfterDashRemoved: return replacing("- ", with: "-", in: line, &generator)
    case .cutOff:
      let content = line.drop { $0 == 0x20 }
      if content.count < 3 { return nil }
      return Array(line.dropLast(Int.random(in: 1..<content.count - 1, using: &generator)))
    case .characterRemoved:
      guard let index = inside(line, &generator) else { return nil }
      var result = line
      result.remove(at: index)
      return result
    case .characterReplaced:
      guard let index = inside(line, &generator) else { return nil }
      let character = Array("{}[]\"':,-?&*#!|>%@ x".utf8).randomElement(using: &generator)
      var result = line
      result[index] = character ?? 0x7B
      return result
    }
  }

  private func inside(_ line: [UInt8], _ generator: inout SeededGenerator) -> Int? {
    line.indices.filter { line[$0] != 0x20 && line[$0] < 0x80 }.randomElement(using: &generator)
  }

  private func removing(
    _ text: String, from line: [UInt8], _ generator: inout SeededGenerator
  ) -> [UInt8]? {
    replacing(text, with: "", in: line, &generator)
  }

  private func replacing(
    _ text: String, with replacement: String, in line: [UInt8], _ generator: inout SeededGenerator
  ) -> [UInt8]? {
    let wanted = Array(text.utf8)
    let places = line.indices.filter { line[$0...].starts(with: wanted) }
    guard let place = places.randomElement(using: &generator) else { return nil }
    var result = line
    result.replaceSubrange(place..<place + wanted.count, with: replacement.utf8)
    return result
  }
}
