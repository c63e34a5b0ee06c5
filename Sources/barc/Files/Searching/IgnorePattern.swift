/// A line of a `.gitignore` file.
struct IgnorePattern {
  private let glob: PathGlob
  /// Whether it takes back what other lines ignore.
  let isNegated: Bool
  private let isForFolders: Bool
  /// Whether it is about the whole path, and not about the last name in it.
  private let isOfPath: Bool

  /// `nil` for a line that says nothing: blank, or a comment.
  init?(line: some Collection<UInt8>) {
    if line.first == UInt8(ascii: "#") { return nil }
    self.init(Self.withoutTrailingBlanks(Array(line))[...])
  }

  /// A pattern alone, as an option has it.
  init?(_ pattern: ArraySlice<UInt8>) {
    var pattern = pattern
    let slash = UInt8(ascii: "/")
    isNegated = pattern.first == UInt8(ascii: "!")
    if isNegated { pattern = pattern.dropFirst() }
    isForFolders = pattern.last == slash
    if isForFolders { pattern = pattern.dropLast() }
    isOfPath = pattern.contains(slash)
    if pattern.first == slash { pattern = pattern.dropFirst() }
    if pattern.isEmpty { return nil }
    glob = PathGlob(pattern)
  }

  /// - Parameter path: From the folder that the pattern is of.
  func matches(_ path: ArraySlice<UInt8>, isFolder: Bool) -> Bool {
    if isForFolders, !isFolder { return false }
    if isOfPath { return glob.matches(path) }
    return glob.matches(
      path.suffix(from: path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? path.startIndex))
  }

  /// The line without blanks at its end, the last of which a backslash keeps.
  private static func withoutTrailingBlanks(_ line: [UInt8]) -> [UInt8] {
    var end = 0
    var offset = 0
    while offset < line.count {
      let isEscape = line[offset] == UInt8(ascii: "\\") && offset + 1 < line.count
      if isEscape { offset += 1 }
      if isEscape || line[offset] != UInt8(ascii: " ") { end = offset + 1 }
      offset += 1
    }
    return [UInt8](line[..<end])
  }
}

extension [IgnorePattern] {
  /// What the last pattern that matches says: whether the path is ignored, or taken back; `nil` if none does.
  func verdict(on path: ArraySlice<UInt8>, isFolder: Bool) -> Bool? {
    last { $0.matches(path, isFolder: isFolder) }.map { !$0.isNegated }
  }
}
