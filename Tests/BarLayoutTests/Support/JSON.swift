import Foundation

/// A value of a fixture.
indirect enum JSON: Decodable, Sendable, Equatable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSON].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }

  init(text: String) throws {
    self = try JSONDecoder().decode(JSON.self, from: Data(text.utf8))
  }

  /// The values of a fixture with one on each line.
  static func fixture(_ name: String) -> [JSON] {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Fixtures/\(name)").path
    return (try? lines(of: path)) ?? []
  }

  /// The values of a file with one on each line.
  static func lines(of path: String) throws -> [JSON] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map {
      try JSON(text: String($0))
    }
  }

  subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }
  var string: String? {
    guard case .string(let string) = self else { return nil }
    return string
  }
  var boolean: Bool? {
    guard case .boolean(let boolean) = self else { return nil }
    return boolean
  }
  var array: [JSON]? {
    guard case .array(let array) = self else { return nil }
    return array
  }
}
