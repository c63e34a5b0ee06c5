import BarSystem
import BarText
import CLibYAML

/// Builds the flat tree from libyaml's events, in one pass, with a stack of its own.
///
/// The events go through `mutating` methods: closures over the same state cost a quarter more.
struct TreeBuilder: ~Copyable {
  let bytes: UnsafePointer<UInt8>
  let count: Int
  /// The number of bytes before the text that libyaml sees: a byte order mark, or 0.
  let textStart: Int
  let reader: EventReader
  var cursor: MarkCursor
  var built = BuiltTree()
  /// The innermost open collection.
  var top = Frame()
  /// The frames around it: the first `depth` of these.
  var outer = [Frame](repeating: Frame(), count: YAMLTree.maximumDepth + 1)
  var depth = 0
  /// The anchors of the document; at the end those of the last one.
  var anchors = AnchorTable()
  /// Entries of `built.issues` about aliases without an anchor, in this document.
  var unknownAliases: [Int] = []
  /// Whether nothing before the text has anchors, so that an alias without one here has none.
  var knowsAllAnchors = true
  var addedByAliases = 0
  /// The end of the last leaf, collection or `---`.
  var lastEnd = 0
  /// The next `#` and the next tab that no token has passed.
  var nextNumberSign: Int
  var nextTab: Int
  private var documentStart = 0
  private var documentIsExplicit = false
  private var documentRoot: Int32 = -1
  private var isInDocument = false

  /// - Parameters:
  ///   - survey: What is known of the characters of the whole text.
  ///   - capacity: The number of bytes whose nodes there must be room for, if more than `count`.
  init(
    _ bytes: UnsafePointer<UInt8>, count: Int, _ survey: CharacterSurvey, capacity: Int? = nil
  ) {
    let textStart = survey.textStart
    self.init(
      bytes, count: count, textStart: textStart,
      EventReader(bytes + textStart, count: count - textStart), gapStart: textStart, survey,
      capacity: capacity ?? count)
  }

  /// Builds what stands after a seam, as the value of a key.
  init(
    _ bytes: UnsafePointer<UInt8>, count: Int, behind seam: Seam, _ survey: CharacterSurvey
  ) {
    self.init(
      bytes, count: count, textStart: seam.prefaceOffset,
      EventReader(bytes + seam.offset, count: count - seam.offset, preface: Seam.preface),
      gapStart: seam.offset, survey, capacity: count - seam.offset)
    knowsAllAnchors = false
  }

  private init(
    _ bytes: UnsafePointer<UInt8>, count: Int, textStart: Int, _ reader: consuming EventReader,
    gapStart: Int, _ survey: CharacterSurvey, capacity: Int
  ) {
    self.bytes = bytes
    self.count = count
    self.textStart = textStart
    self.reader = reader
    cursor = MarkCursor(
      bytes + textStart, count: count - textStart, isASCII: survey.isASCII)
    nextNumberSign = find(.numberSign, in: bytes, from: gapStart, count: count)
    nextTab = survey.hasTabs ? find(.tab, in: bytes, from: gapStart, count: count) : count
    // Growing would copy. Few files have more than a node for every four bytes, and most have one for every twelve.
    reserveLargePages(&built.nodes, capacity: capacity / 4 + 16, expected: capacity / 12)
    built.comments.reserveCapacity(nextNumberSign < count ? capacity / 32 + 4 : 0)
  }

  /// Reads everything, or up to the first error or bound.
  mutating func build() -> BuiltTree {
    read()
    return built
  }

  /// Reads as `build` does, and keeps what is built.
  mutating func read() {
    var isReading = true
    while isReading {
      guard reader.advance() else {
        let problem = reader.problem(&cursor)
        built.problem = textStart == 0 ? problem : problem.moved(by: textStart)
        break
      }
      let event = reader.event
      switch event.pointee.type {
      case YAML_SCALAR_EVENT: scalar(event)
      case YAML_MAPPING_START_EVENT, YAML_SEQUENCE_START_EVENT: isReading = open(event)
      case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: close(event)
      case YAML_ALIAS_EVENT: isReading = alias(event)
      case YAML_DOCUMENT_START_EVENT: openDocument(event)
      case YAML_DOCUMENT_END_EVENT:
        closeDocument(isExplicit: event.pointee.data.document_end.implicit == 0)
      case YAML_STREAM_END_EVENT: isReading = false
      default: break
      }
      reader.release()
    }
    finish()
    built.addedByAliases = addedByAliases
  }

  /// The byte offset of a mark.
  @inline(__always)
  mutating func offset(_ mark: yaml_mark_t) -> Int {
    cursor.byteOffset(ofCharacter: mark.index) + textStart
  }

  /// Whether the node that now begins is a key.
  @inline(__always)
  mutating func beginsKey() -> Bool {
    if !top.isMapping { return false }
    let isKey = top.expectsKey
    top.expectsKey = !isKey
    return isKey
  }

  private mutating func openDocument(_ event: UnsafeMutablePointer<yaml_event_t>) {
    documentStart = offset(event.pointee.start_mark)
    documentIsExplicit = event.pointee.data.document_start.implicit == 0
    lastEnd = offset(event.pointee.end_mark)
    documentRoot = Int32(truncatingIfNeeded: built.nodes.count)
    isInDocument = true
    top = Frame()
    anchors.removeAll()
  }

  private mutating func closeDocument(isExplicit: Bool) {
    built.documents.append(
      YAMLDocument(
        root: documentRoot, range: SourceRange(documentStart, max(documentStart, lastEnd)),
        startsExplicitly: documentIsExplicit, endsExplicitly: isExplicit))
    built.height = max(built.height, Int(top.height))
    closeAnchors()
    isInDocument = false
  }

  /// Closes what an error or a bound left open, so that every tree is whole.
  private mutating func finish() {
    if let problem = built.problem {
      passToken(min(problem.offset, count), count)
    } else if !built.isOverBound {
      passToken(count, count)
    }
    if !isInDocument { return }
    while top.node >= 0 {
      if top.isMapping, !top.expectsKey { appendEmpty() }
      closeTop(at: lastEnd)
    }
    if Int(documentRoot) == built.nodes.count { appendEmpty() }
    closeDocument(isExplicit: false)
  }

  private mutating func appendEmpty() {
    _ = beginsKey()
    built.nodes.append(
      YAMLNode(
        .scalar, SourceRange(lastEnd, lastEnd),
        link: -1))
  }
}

extension LibraryProblem {
  /// The same problem in a text with `count` more bytes before it.
  func moved(by count: Int) -> LibraryProblem {
    LibraryProblem(
      stage: stage, problem: problem, offset: offset + count, context: context,
      contextOffset: contextOffset.map { $0 + count })
  }
}
