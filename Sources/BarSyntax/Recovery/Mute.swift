import BarText

/// What is not reported for the sake of damaged text: issues in it, and those that it may explain.
struct Mute {
  private let source: [UInt8]
  private let damaged: [SourceRange]
  /// The anchors and aliases in damaged text, with their sign.
  private let names: Set<ArraySlice<UInt8>>

  init(_ damaged: [SourceRange], in source: [UInt8]) {
    self.source = source
    self.damaged = damaged
    var names: Set<ArraySlice<UInt8>> = []
    for range in damaged {
      var offset = Int(range.lower)
      while offset < Int(range.upper) {
        let start = offset
        offset += 1
        if source[start] != ampersand, source[start] != asterisk { continue }
        while offset < Int(range.upper), isAnchorByte(source[offset]) { offset += 1 }
        names.insert(source[start..<offset])
      }
    }
    self.names = names
  }

  /// Whether an issue stands in damaged text, or is about a name that damaged text defines or uses.
  func covers(_ issue: Issue) -> Bool {
    if damaged.isEmpty { return false }
    if isDamaged(issue.range, damaged) { return true }
    let sign: UInt8
    switch issue.kind {
    case .unknownAlias: sign = ampersand
    case .unusedAnchor: sign = asterisk
    case .duplicateKey, .secondMergeKey, .recursiveAlias, .redefinedAnchor, .tabIndentation,
      .unicodeBreak, .tooDeep, .tooManyNodes:
      return false
    }
    let name = source[Int(issue.range.lower) + 1..<Int(issue.range.upper)]
    return names.contains(([sign] + name)[...])
  }
}

private let ampersand: UInt8 = 0x26
private let asterisk: UInt8 = 0x2A
