/// What extensions of one type declare together.
///
/// The order of declarations counts, and that of files does not. So where there are several extensions, a comment
/// such as `// Part 2: how it is drawn.` right above each says its place.
struct Parts<Declaration> {
  private var parts: [(number: Int, declarations: [Declaration])] = []

  /// Begins an extension, given the line above it.
  mutating func begin(below line: Substring) {
    let number = line.hasPrefix("// Part ") ? Int(line.dropFirst(8).prefix { $0 != ":" }) : nil
    parts.append((number ?? 1, []))
  }

  /// Adds what the extension that was begun last declares.
  mutating func append(_ declaration: Declaration) {
    guard !parts.isEmpty else { return }
    parts[parts.count - 1].declarations.append(declaration)
  }

  /// Adds to what was declared last.
  mutating func changeLast(_ change: (inout Declaration) -> Void) {
    guard let last = parts.last?.declarations.indices.last else { return }
    change(&parts[parts.count - 1].declarations[last])
  }

  /// All declarations, in the order of the parts; nothing where these are not numbered from 1 on.
  var declarations: [Declaration]? {
    let sorted = parts.sorted { $0.number < $1.number }
    guard sorted.map(\.number) == Array(1..<sorted.count + 1) else { return nil }
    return sorted.flatMap(\.declarations)
  }
}
