/// A spelling that the catalog knows: a name of a property, Swift's or Objective-C's.
@frozen @usableFromInline
package struct Spelling: Hashable, Sendable {
  /// Counted from 0, in alphabetical order of all spellings.
  @usableFromInline package let number: UInt16
  /// The 16-bit hash, which is the id of every property of this name; never 0.
  @usableFromInline package let id: UInt16

  @inlinable package init(number: UInt16, id: UInt16) {
    self.number = number
    self.id = id
  }

  /// The hash of a spelling: length and five bytes. It folds to a constant where the bytes are a literal.
  @inlinable @inline(__always)
  package static func hash(_ start: UnsafePointer<UInt8>, _ count: Int) -> UInt16 {
    guard count > 0 else { return 1 }
    var sum = UInt32(truncatingIfNeeded: count) &* 0x9E37_79B1
    sum &+= UInt32(start[count &>> 3]) &* 0x85EB_CA6B
    sum &+= UInt32(start[count &>> 2]) &* 0xC2B2_AE35
    sum &+= UInt32(start[count &>> 1]) &* 0x27D4_EB2F
    sum &+= UInt32(start[count &- 1 &- (count &>> 2)]) &* 0x1656_67B1
    sum &+= UInt32(start[count &- 1]) &* 0xD3A2_646D
    return max(1, UInt16(truncatingIfNeeded: ((sum ^ sum &>> 15) &* seed) &>> 16))
  }

  /// The spelling that the bytes are, or `nil`.
  package static func find(_ start: UnsafePointer<UInt8>, _ count: Int) -> Spelling? {
    guard count > 0 else { return nil }
    let id = hash(start, count)
    guard let number = number(ofID: id) else { return nil }
    let lower = SpellingTables.offsets.digits(3, at: number)
    let upper = SpellingTables.offsets.digits(3, at: number + 1)
    guard upper - lower == count else { return nil }
    guard areEqual(SpellingTables.names.utf8Start + lower, start, count) else { return nil }
    return Spelling(number: UInt16(truncatingIfNeeded: number), id: id)
  }

  /// The spelling that has an id, or `nil`.
  package init?(id: UInt16) {
    guard let number = Spelling.number(ofID: id),
      SpellingTables.ids.digits(3, at: number) == Int(id)
    else { return nil }
    self.init(number: UInt16(truncatingIfNeeded: number), id: id)
  }

  /// The bytes of the spelling; they live as long as the program.
  package var bytes: UnsafeBufferPointer<UInt8> { Spelling.bytes(ofNumber: number) }

  /// The bytes of the spelling of a number; they live as long as the program.
  package static func bytes(ofNumber number: UInt16) -> UnsafeBufferPointer<UInt8> {
    let lower = SpellingTables.offsets.digits(3, at: Int(number))
    let upper = SpellingTables.offsets.digits(3, at: Int(number) + 1)
    return UnsafeBufferPointer(
      start: SpellingTables.names.utf8Start + lower, count: upper - lower)
  }

  /// How many spellings there are.
  package static var count: Int { SpellingTables.count }

  /// The number of the one spelling that may have the id.
  private static func number(ofID id: UInt16) -> Int? {
    let displacement = SpellingTables.displacements.digits(2, at: Int(id & 255))
    let slot = (Int(id &>> 7) &+ displacement) & SpellingTables.slotMask
    let number = SpellingTables.slots.digits(2, at: slot)
    return number == 4095 ? nil : number
  }
}

extension StaticString {
  /// The number that is written in digits of six bits at a position, counted in numbers of as many digits.
  @inline(__always)
  func digits(_ count: Int, at position: Int) -> Int {
    let start = utf8Start + count &* position
    var value = 0
    var offset = 0
    for index in 0..<count {
      value = value &<< 6 &+ Int(start[index])
      offset = offset &<< 6 &+ 35
    }
    return value &- offset
  }
}

/// Whether two runs of bytes are equal, compared eight bytes at a time.
@inline(__always)
func areEqual(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, _ count: Int) -> Bool {
  let left = UnsafeRawPointer(left)
  let right = UnsafeRawPointer(right)
  if count >= 8 {
    var offset = 0
    while offset < count - 8 {
      if left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        != right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      {
        return false
      }
      offset += 8
    }
    return left.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
      == right.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
  }
  for offset in 0..<count
  where left.load(fromByteOffset: offset, as: UInt8.self)
    != right.load(fromByteOffset: offset, as: UInt8.self)
  {
    return false
  }
  return true
}
