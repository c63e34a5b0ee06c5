package import BarCatalog

/// What a language's name says about it; names are as `Locale` has them, such as `ar` or `zh-Hant`.
package enum Language {
  /// Whether the language is written from right to left.
  ///
  /// By its script if the name has one, else by the language itself.
  package static func direction(of name: UnsafeRawBufferPointer) -> LayoutDirection {
    var subtags = Subtags(name)
    guard let primary = subtags.next() else { return .ltr }
    while let subtag = subtags.next() {
      if let direction = direction(ofScript: subtag) { return direction }
    }
    return isRightToLeft(primary) ? .rtl : .ltr
  }

  /// Whether a language of that name is written from right to left.
  package static func direction(of name: String) -> LayoutDirection {
    var name = name
    return name.withUTF8 { direction(of: UnsafeRawBufferPointer($0)) }
  }

  /// Whether two names are the same but for case and the kind of dash.
  package static func areEqual(
    _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer
  ) -> Bool {
    left.count == right.count && isPrefix(left, of: right)
  }

  /// Whether a name's subtags are the first ones of another's, as those of `pt` are of `pt-BR`.
  package static func isPrefix(
    _ name: UnsafeRawBufferPointer, of other: UnsafeRawBufferPointer
  ) -> Bool {
    guard name.count <= other.count else { return false }
    for index in 0..<name.count where folded(name[index]) != folded(other[index]) { return false }
    return name.count == other.count || folded(other[name.count]) == UInt8(ascii: "-")
  }

  /// The languages whose usual script runs from right to left (Unicode CLDR, `characterOrder`).
  private static func isRightToLeft(_ language: UInt64) -> Bool {
    switch language {
    case code("ar"), code("arc"), code("azb"), code("ckb"), code("dv"), code("fa"), code("glk"),
      code("he"), code("iw"), code("ks"), code("lrc"), code("mzn"), code("nqo"), code("pnb"),
      code("prs"), code("ps"), code("sd"), code("sdh"), code("skr"), code("syr"), code("ug"),
      code("ur"), code("yi"):
      true
    default: false
    }
  }

  /// The direction of a subtag that names a script, which has four letters; `nil` for any other subtag.
  private static func direction(ofScript subtag: UInt64) -> LayoutDirection? {
    switch subtag {
    case code("adlm"), code("arab"), code("aran"), code("hebr"), code("nkoo"), code("rohg"),
      code("syrc"), code("thaa"):
      .rtl
    case code("aaaa")...code("zzzz"): .ltr
    default: nil
    }
  }

  /// Up to eight letters, a byte each, the first one highest.
  private static func code(_ letters: StaticString) -> UInt64 {
    letters.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt64($1) } }
  }

  /// A letter in lower case, and `-` for either kind of dash.
  private static func folded(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 32
    case UInt8(ascii: "_"): UInt8(ascii: "-")
    default: byte
    }
  }

  /// The parts of a name as codes; one that is longer than eight letters is the code of its last eight.
  private struct Subtags: IteratorProtocol {
    private let name: UnsafeRawBufferPointer
    private var index = 0

    init(_ name: UnsafeRawBufferPointer) { self.name = name }

    mutating func next() -> UInt64? {
      guard index < name.count else { return nil }
      var code: UInt64 = 0
      while index < name.count, folded(name[index]) != UInt8(ascii: "-") {
        code = code << 8 | UInt64(folded(name[index]))
        index += 1
      }
      index += 1
      return code
    }
  }
}
