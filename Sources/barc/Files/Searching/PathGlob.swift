/// A pattern of paths as `.gitignore` files have them: `*` and `?` stay in a name, `**` crosses folders, `[a-z]` is one
/// byte, and a backslash takes what follows as it is.
///
/// A path need not be text, so that this is about bytes, as in git. Patterns of names of devices are about characters, and
/// have another syntax: that of the shell, see `Glob`.
struct PathGlob {
  private enum Token {
    case byte(UInt8)
    /// One byte that is not a slash.
    case any
    /// One byte of these, by number, which is not a slash.
    case set([Bool])
    /// Any bytes of one name.
    case star
    /// Any number of whole folders, with the slash after each.
    case folders
    /// Everything that is left.
    case rest
  }

  private static let slash = UInt8(ascii: "/")
  /// `nil` in a pattern that matches nothing, as with a bracket that is not closed.
  private let tokens: [Token]?

  init(_ pattern: some Collection<UInt8>) {
    var reader = TokenReader(Array(pattern))
    tokens = reader.tokens()
  }

  /// Whether a word of the command line is a pattern, and not just a path.
  static func isPattern(_ word: some Sequence<UInt8>) -> Bool {
    let special: StaticString = "*?["
    return word.contains { byte in special.withUTF8Buffer { $0.contains(byte) } }
  }

  /// Whether the whole path is matched.
  ///
  /// Of each kind of star only the last one met can have to give more: so the time is bounded by the lengths.
  func matches(_ path: some Collection<UInt8>) -> Bool {
    guard let tokens else { return false }
    let path = Array(path)
    var (token, offset) = (0, 0)
    var star: (token: Int, offset: Int)?
    var folders: (token: Int, offset: Int)?
    while true {
      if token == tokens.count, offset == path.count { return true }
      if token < tokens.count {
        switch tokens[token] {
        case .rest: return true
        case .star:
          star = (token, offset)
          token += 1
          continue
        case .folders:
          (folders, star) = ((token, offset), nil)
          token += 1
          continue
        case let one where offset < path.count && Self.matches(one, path[offset]):
          token += 1
          offset += 1
          continue
        default: break
        }
      }
      // Backtrack: the last star takes one byte more, or else the last `**` takes one folder more.
      if let last = star, last.offset < path.count, path[last.offset] != Self.slash {
        star = (last.token, last.offset + 1)
        (token, offset) = (last.token + 1, last.offset + 1)
      } else if let last = folders, let end = path[last.offset...].firstIndex(of: Self.slash) {
        (folders, star) = ((last.token, end + 1), nil)
        (token, offset) = (last.token + 1, end + 1)
      } else {
        return false
      }
    }
  }

  private static func matches(_ token: Token, _ byte: UInt8) -> Bool {
    switch token {
    case .byte(let expected): byte == expected
    case .any: byte != slash
    case .set(let members): byte != slash && members[Int(byte)]
    case .star, .folders, .rest: false
    }
  }

  // MARK: Reading

  private struct TokenReader {
    private let pattern: [UInt8]
    private var offset = 0

    init(_ pattern: [UInt8]) { self.pattern = pattern }

    private var next: UInt8? { offset < pattern.count ? pattern[offset] : nil }

    mutating func tokens() -> [Token]? {
      var tokens: [Token] = []
      while let byte = next {
        offset += 1
        switch byte {
        case UInt8(ascii: "?"): tokens.append(.any)
        case UInt8(ascii: "*"): tokens.append(stars())
        case UInt8(ascii: "["):
          guard let members = set() else { return nil }
          tokens.append(.set(members))
        case UInt8(ascii: "\\"):
          guard let escaped = next else { return nil }
          offset += 1
          tokens.append(.byte(escaped))
        default: tokens.append(.byte(byte))
        }
      }
      return tokens
    }

    /// Two stars count only as a whole name.
    private mutating func stars() -> Token {
      let isNameStart = offset == 1 || pattern[offset - 2] == PathGlob.slash
      let start = offset
      while next == UInt8(ascii: "*") { offset += 1 }
      guard offset > start, isNameStart else { return .star }
      if next == nil { return .rest }
      guard next == PathGlob.slash else { return .star }
      offset += 1
      return .folders
    }

    /// The members of a set, after its opening bracket; `nil` if it is not closed.
    private mutating func set() -> [Bool]? {
      var members = [Bool](repeating: false, count: 256)
      var isNegated = false
      if next == UInt8(ascii: "!") || next == UInt8(ascii: "^") {
        isNegated = true
        offset += 1
      }
      var isFirst = true
      while let byte = next, isFirst || byte != UInt8(ascii: "]") {
        isFirst = false
        if let name = className() {
          guard let holds = Self.holds(name) else { return nil }
          for member in 0..<256 where holds(UInt8(member)) { members[member] = true }
          continue
        }
        guard let lower = member() else { return nil }
        var upper = lower
        if next == UInt8(ascii: "-"), offset + 1 < pattern.count,
          pattern[offset + 1] != UInt8(ascii: "]")
        {
          offset += 1
          guard let last = member() else { return nil }
          upper = last
        }
        if lower <= upper { for member in lower...upper { members[Int(member)] = true } }
      }
      guard next != nil else { return nil }
      offset += 1
      return isNegated ? members.map { !$0 } : members
    }

    private mutating func member() -> UInt8? {
      if next == UInt8(ascii: "\\") { offset += 1 }
      guard let byte = next else { return nil }
      offset += 1
      return byte
    }

    /// The name in a class such as `[:alpha:]`; `nil` if none begins.
    private mutating func className() -> String? {
      guard pattern[offset...].starts(with: "[:".utf8) else { return nil }
      let name = pattern[(offset + 2)...].prefix { $0 != UInt8(ascii: "]") }
      guard name.last == UInt8(ascii: ":"), name.endIndex < pattern.count else { return nil }
      offset = name.endIndex + 1
      return String(decoding: name.dropLast(), as: UTF8.self)
    }

    /// What is in a named class of ASCII; `nil` for a name that none has.
    private static func holds(_ name: String) -> ((UInt8) -> Bool)? {
      func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
      func isUpper(_ byte: UInt8) -> Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte }
      func isLower(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte }
      func isAlphanumeric(_ byte: UInt8) -> Bool { isDigit(byte) || isUpper(byte) || isLower(byte) }
      func isGraphic(_ byte: UInt8) -> Bool { 0x21...0x7E ~= byte }
      switch name {
      case "alnum": return isAlphanumeric
      case "alpha": return { isUpper($0) || isLower($0) }
      case "blank": return { $0 == 0x20 || $0 == 0x09 }
      case "cntrl": return { $0 < 0x20 || $0 == 0x7F }
      case "digit": return isDigit
      case "graph": return isGraphic
      case "lower": return isLower
      case "print": return { isGraphic($0) || $0 == 0x20 }
      case "punct": return { isGraphic($0) && !isAlphanumeric($0) }
      case "space": return { $0 == 0x20 || 0x09...0x0D ~= $0 }
      case "upper": return isUpper
      case "xdigit":
        return {
          isDigit($0) || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0
            || UInt8(ascii: "A")...UInt8(ascii: "F") ~= $0
        }
      default: return nil
      }
    }
  }
}
