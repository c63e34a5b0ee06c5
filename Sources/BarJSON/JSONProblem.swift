/// Why a text is not JSON.
package struct JSONProblem: Error, Equatable {
  /// The fact, in lower case and without a full stop.
  package let message: StaticString
  /// Where it shows, in bytes from the beginning of the text; at most the count of its bytes.
  package let offset: Int

  package init(message: StaticString, offset: Int) {
    self.message = message
    self.offset = offset
  }

  package static func == (left: JSONProblem, right: JSONProblem) -> Bool {
    left.offset == right.offset && "\(left.message)" == "\(right.message)"
  }
}
