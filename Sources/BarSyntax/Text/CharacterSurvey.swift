import BarText

/// What one pass over a file's bytes says about its characters, before libyaml sees them.
struct CharacterSurvey {
  /// A run of bytes that libyaml does not read.
  struct Fault {
    enum Kind {
      case invalidUTF8, controlCharacter
    }

    let kind: Kind
    var range: SourceRange
  }

  /// How many lines of a file may begin with `%`, and how long they may be, in bytes.
  static var maximumDirectives: Int { 100 }
  static var maximumDirectiveLength: Int { 1_000 }

  /// The number of bytes of a byte order mark: 3 or 0.
  let textStart: Int
  /// Whether every byte after the mark is below 0x80.
  private(set) var isASCII = true
  /// Whether there is a tab.
  private(set) var hasTabs = false
  /// Runs in text order.
  private(set) var faults: [Fault] = []
  /// The first `%TAG` line that is one too many or too long: libyaml compares each with each,
  /// and copies a prefix for every tag.
  private(set) var excessiveDirective: SourceRange?
  private var directives = 0
  /// Where NEL, LS and PS stand.
  private(set) var unicodeBreaks: [SourceRange] = []
  /// What a reader does not see as it is, in text order.
  private(set) var deceptions: [Deception] = []
  /// Up to where words have been looked at for letters that look like others.
  private var judgedWords = 0

  /// Looks at every byte of a file.
  init(_ bytes: [UInt8]) {
    textStart = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    bytes.withUnsafeBufferPointer { buffer in
      if let base = buffer.baseAddress { survey(base, buffer.count) }
    }
  }

  /// Blocks of printable ASCII and line feeds go by at once.
  private mutating func survey(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
    var offset = textStart
    while offset < count {
      while offset + block <= count, isPlain(bytes + offset) { offset += block }
      let end = min(offset + block, count)
      while offset < end {
        let byte = bytes[offset]
        if byte == percent, offset == textStart || bytes[offset - 1].isBreak {
          surveyDirective(bytes, offset, count)
        }
        if byte >= 0x20 && byte < 0x7F || byte.isBreak {
          offset += 1
        } else if byte == .tab {
          hasTabs = true
          offset += 1
        } else {
          offset = surveyCharacter(bytes, offset, count)
        }
      }
    }
  }

  /// Whether a block has printable ASCII and line feeds alone, and no `%`, which may begin a directive.
  @inline(__always)
  private func isPlain(_ bytes: UnsafePointer<UInt8>) -> Bool {
    // Without a branch the compiler vectorizes the loop.
    var others: UInt8 = 0
    for index in 0..<block {
      let byte = bytes[index]
      let isPrintable: UInt8 = byte &- 0x20 < 0x5F ? 1 : 0
      let isFeed: UInt8 = byte == .lineFeed ? 1 : 0
      let isPercent: UInt8 = byte == percent ? 1 : 0
      others |= (isPrintable | isFeed) ^ 1 | isPercent
    }
    return others == 0
  }

  /// Judges a character that is not plain ASCII; the result is the offset after it.
  private mutating func surveyCharacter(
    _ bytes: UnsafePointer<UInt8>, _ offset: Int, _ count: Int
  ) -> Int {
    let first = bytes[offset]
    if first < 0x80 {
      add(.controlCharacter, offset, offset + 1)
      return offset + 1
    }
    isASCII = false
    let length = lengthOfScalar(bytes, at: offset, end: count)
    if length == 0 {
      add(.invalidUTF8, offset, offset + 1)
      return offset + 1
    }
    let end = offset + length
    if length == 2, first == 0xC2, bytes[offset + 1] < 0xA0 {
      if bytes[offset + 1] == 0x85 {
        unicodeBreaks.append(SourceRange(offset, end))
      } else {
        add(.controlCharacter, offset, end)
      }
    } else if first == 0xE2, unicodeBreak(bytes, offset, count: count) > 0 {
      unicodeBreaks.append(SourceRange(offset, end))
    } else if first == 0xEF, bytes[offset + 1] == 0xBF, bytes[offset + 2] >= 0xBE {
      add(.controlCharacter, offset, end)
    } else if first == 0xE2 || first == 0xEF {
      if isHidden(bytes, offset) {
        deceptions.append(Deception(kind: .hiddenCharacter, range: SourceRange(offset, end)))
      }
    } else if isGreekOrCyrillic(first), offset >= judgedWords {
      let word = Word(around: offset, in: bytes, from: textStart, to: count)
      judgedWords = word.range.upperBound
      if word.isDeceptive {
        let range = SourceRange(word.range.lowerBound, word.range.upperBound)
        deceptions.append(Deception(kind: .lookAlikeLetter, range: range))
      }
    }
    return end
  }

  private mutating func surveyDirective(
    _ bytes: UnsafePointer<UInt8>, _ lower: Int, _ count: Int
  ) {
    if excessiveDirective != nil { return }
    var upper = lower
    while upper < count, !bytes[upper].isBreak { upper += 1 }
    directives += 1
    if directives > CharacterSurvey.maximumDirectives
      || upper - lower > CharacterSurvey.maximumDirectiveLength
    {
      excessiveDirective = SourceRange(lower, upper)
    }
  }

  private mutating func add(_ kind: Fault.Kind, _ lower: Int, _ upper: Int) {
    if let last = faults.last, last.kind == kind, Int(last.range.upper) == lower {
      faults[faults.count - 1].range.upper = Int32(truncatingIfNeeded: upper)
    } else {
      faults.append(Fault(kind: kind, range: SourceRange(lower, upper)))
    }
  }
}

private let percent: UInt8 = 0x25
/// How many bytes are looked at together.
private let block = 32
