/// Writes what stands between the members of an object or a list, where some of them may be left out.
struct Commas {
  private var isFirst = true

  /// Writes a comma, unless the member that follows is the first one.
  @inline(__always)
  mutating func next(_ json: inout JSONWriter) {
    if !isFirst { json.byte(comma) }
    isFirst = false
  }

  /// Writes a comma and a key with its colon.
  @inline(__always)
  mutating func next(_ key: StaticString, _ json: inout JSONWriter) {
    next(&json)
    json.name(key)
    json.byte(colon)
  }
}
