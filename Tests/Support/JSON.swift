import Foundation

/// A value of a fixture or of an output, read by a parser that this project did not write.
package indirect enum JSON: Sendable, Equatable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  package init(bytes: some Sequence<UInt8>) throws {
    self.init(try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed))
  }

  /// - Parameter value: What Foundation makes of a value.
  private init(_ value: Any) {
    switch value {
    case let members as [String: Any]: self = .object(members.mapValues(JSON.init))
    case let members as [Any]: self = .array(members.map(JSON.init))
    case let string as String: self = .string(string)
    // Foundation's numbers answer for Booleans as well; their encoding tells them apart.
    case let number as NSNumber where number.objCType[0] == CChar(UInt8(ascii: "c")):
      self = .boolean(number.boolValue)
    case let number as NSNumber: self = .number(number.doubleValue)
    default: self = .null
    }
  }

  package init(text: String) throws { try self.init(bytes: text.utf8) }

  /// The values of a fixture with one on each line; none where the file is missing or a line is no JSON.
  package static func fixture(_ file: String, test: String = #filePath) -> [JSON] {
    let lines = Golden.bytes(of: file, test: test)?.split(separator: UInt8(ascii: "\n"))
    return (try? lines?.map { try JSON(bytes: $0) }) ?? []
  }

  package subscript(key: String) -> JSON? { object?[key] }

  package var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }
  package var string: String? {
    guard case .string(let string) = self else { return nil }
    return string
  }
  package var boolean: Bool? {
    guard case .boolean(let boolean) = self else { return nil }
    return boolean
  }
  package var array: [JSON]? {
    guard case .array(let array) = self else { return nil }
    return array
  }
  package var object: [String: JSON]? {
    guard case .object(let object) = self else { return nil }
    return object
  }
}
