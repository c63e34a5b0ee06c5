import BarText

/// The terminal sequences around parts of a text finding, or none.
struct TextPalette: Sendable {
  let isColored: Bool

  /// Parts that stand out from the rest.
  enum Part: Sendable {
    case path, message, gutter
    case severity(Severity)
  }

  func begin(_ part: Part, _ output: inout [UInt8]) {
    guard isColored else { return }
    switch part {
    case .path, .message: output.append("\u{1B}[1m")
    case .gutter: output.append("\u{1B}[34m")
    case .severity(.error): output.append("\u{1B}[1;31m")
    case .severity(.warning): output.append("\u{1B}[1;33m")
    case .severity(.note): output.append("\u{1B}[1;36m")
    }
  }

  func end(_ output: inout [UInt8]) {
    if isColored { output.append("\u{1B}[0m") }
  }
}
