/// Writes what stands around the members of a list that has each on a line of its own, so that tools for lines can be used on it.
package struct ListLines {
  private var isFirst = true

  package init() {}

  /// Writes what stands before the next member.
  package mutating func next(_ json: inout JSONWriter) {
    json.raw(isFirst ? "\n" : ",\n")
    isFirst = false
  }

  /// Writes what stands after the last member.
  package func end(_ json: inout JSONWriter) {
    if !isFirst { json.raw("\n") }
  }
}
