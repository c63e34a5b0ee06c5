import TestSupport

extension JSON {
  /// What of an expectation does not hold. Members that it does not name may be anything; so may a null in a list.
  func differences(from expected: JSON, at path: String) -> [String] {
    switch (expected, self) {
    case (.object(let members), .object(let own)):
      return members.sorted { $0.key < $1.key }.flatMap { key, value in
        let path = "\(path)/\(key)"
        guard let member = own[key] else { return value == .null ? [] : ["\(path): missing"] }
        return member.differences(from: value, at: path)
      }
    case (.array(let members), .array(let own)) where members.count == own.count:
      return zip(members, own).enumerated().flatMap { index, pair in
        pair.0 == .null ? [] : pair.1.differences(from: pair.0, at: "\(path)/\(index)")
      }
    case (.number(let number), .number(let own)) where abs(number - own) <= 1e-9:
      return []
    default: return self == expected ? [] : ["\(path): expected \(expected), got \(self)"]
    }
  }
}
