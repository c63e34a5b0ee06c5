import BarText

/// What is not reported for the sake of damaged text: issues in it, and those that it may explain.
struct Mute {
  private let source: [UInt8]
  private let damaged: [SourceRange]
  /// The aliases in damaged text, with their sign, and all words: an anchor may have lost its sign.
  private let names: Set<ArraySlice<UInt8>>

  init(_ damaged: [SourceRange], in source: [UInt8]) {
    self.source = source
    self.damaged = damaged
    var names: Set<ArraySlice<UInt8>> = []
    for range in damaged {
      var offset = Int(range.lower)
      while offset < Int(range.upper) {
        let start = offset
        if source[offset] == asterisk { offset += 1 }
        while offset < Int(range.upper), isAnchorByte(source[offset]) { offset += 1 }
        if offset > start { names.insert(source[start..<offset]) } else { offset += 1 }
      }
    }
    self.names = names
  }

  /// Whether an issue stands in damaged text, or is about a name that damaged text defines or uses.
  func covers(_ issue: Issue) -> Bool {
    if damaged.isEmpty { return false }
    if isDamaged(issue.range, damaged) { return true }
    // Without the sign before it.
    let name = source[Int(issue.range.lower)..<Int(issue.range.upper)].dropFirst()
    switch issue.kind {
    case .unknownAlias: return names.contains(name)
    case .unusedAnchor: return names.contains(([asterisk] + name)[...])
    case .duplicateKey, .secondMergeKey, .recursiveAlias, .redefinedAnchor, .tabIndentation,
      .unicodeBreak, .tooDeep, .tooManyNodes:
      return false
    }
  }
}

private let asterisk: UInt8 = 0x2A
