/// Writes what stands between the members of an object or a list, where some of them may be left out.
@frozen @usableFromInline
package struct Commas {
  @usableFromInline var isFirst = true

  @inlinable package init() {}

  /// Writes a comma, unless the member that follows is the first one.
  @inlinable @inline(__always)
  package mutating func next(_ json: inout JSONWriter) {
    if !isFirst { json.byte(UInt8(ascii: ",")) }
    isFirst = false
  }

  /// Writes a comma and a key with its colon.
  @inlinable @inline(__always)
  package mutating func next(_ key: StaticString, _ json: inout JSONWriter) {
    next(&json)
    json.name(key)
    json.byte(UInt8(ascii: ":"))
  }
}
