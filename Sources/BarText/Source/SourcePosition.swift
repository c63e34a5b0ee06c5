/// A place in a text as people count it.
package struct SourcePosition: Hashable, Comparable, Sendable {
  /// The line, counted from 1; LF, CRLF and CR end a line.
  package let line: Int
  /// The column, counted from 1 in Unicode scalars.
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
