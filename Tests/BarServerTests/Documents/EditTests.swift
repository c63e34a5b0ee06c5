import BarCompiler
import BarEmit
import BarJSON
import BarLint
import BarServer
import BarText
import Foundation
import TestSupport
import Testing

/// After any edits the server has the text that the client has, and says of it what would be said of a file.
@Suite struct EditTests {
  static let examples = [
    "Examples/mail.bars.yaml", "Examples/media.bars.yaml", "Examples/notes.bars.yaml",
    "Examples/settings.bars.yaml", "Examples/shop.bars.yaml", "Examples/app.yaml",
    "Examples/broken/anchors.bars.yaml", "Examples/broken/suppressions.bars.yaml",
  ]
  /// How many edits each text gets.
  static let count =
    ProcessInfo.processInfo.environment["BARC_EDITS"].flatMap { Int($0) } ?? 12

  /// What is found about a text that is edited step by step is what is found about the text that it has become.
  @Test(arguments: examples)
  func memoryChangesNothing(example: String) throws {
    let original = try #require(Golden.bytes(ofProject: example))
    let settings = LintSettings(today: CalendarDay(daysSince1970: 20_454))
    var memory = LayoutMemory()
    var edits = TextEdits(seed: UInt64(example.utf8.count))
    var text = original
    for _ in 0..<Self.count {
      let edit = edits.next(in: text)
      let before = text
      text.replaceSubrange(edit.range, with: edit.replacement.utf8)
      let source = SourceFile(path: example, bytes: text)
      let edited = analyze(source, settings, &memory)
      let fresh = analyze(source, settings)
      #expect(
        Self.report(edited) == Self.report(fresh),
        "\(edit)\n\(String(decoding: before, as: UTF8.self))")
      // Most texts that are edited are right most of the time.
      if edited.compilation.hasHardErrors, edits.happens(70) { text = before }
      if text.count < 200 { text = original }
    }
  }

  /// Screens that nothing connects, but for what stands before and behind all of them.
  static let screens = """
    # A text in which every screen has something too long.
    barc: 1
    toolkit: uikit
    targets: {devices: [iphone-se-3, iphone-16], languages: [en, ar]}
    shared:
      edit: &edit {title: Edit everything that can be edited, action: edit}
    screens:
      inbox:
        navigationItem: {title: All of the messages that have come in today, rightBarButtonItem: *edit}
      archive:
        navigationItem: &archived
          title: Messages that nobody is ever going to look at again
          rightBarButtonItem: {title: Remove all of them for ever, action: remove}
      drafts:
        targets: {devices: [iphone-se-3], languages: [ar, en]}
        navigationItem: *archived
      sent:
        toolkit: mdc
        navigationBar: {title: What has been sent to other people by now, rightBarButtonItems: [*edit]}
      trash:
        navigationItem: {title: Trash, prompt: What has been thrown away can be taken back for thirty days}
      junk:
        navigationItem: {title: Junk}
    flows:
      main: {screens: [trash, junk]}

    """

  /// What is kept is what an edit cannot have changed: of six screens those that nothing connects with the edited one, but
  /// never the one whose finding stands in another one.
  @Test(arguments: [
    ("Messages that nobody", 4), ("All of the messages", 4), ("What has been sent", 4),
    ("Edit everything", 0), ("main:", 0), ("languages: [en", 0), ("languages: [ar", 5),
    ("thrown away", 3), ("title: Junk", 4), ("# A text", 0), ("*archived", 5),
  ])
  func keepsWhatCannotHaveChanged(words: String, kept: Int) throws {
    let settings = LintSettings(today: CalendarDay(daysSince1970: 20_454))
    var memory = LayoutMemory()
    _ = analyze(SourceFile(path: "a.yaml", bytes: Array(Self.screens.utf8)), settings, &memory)
    #expect(memory.keptCount == 0)
    let text = Self.screens.replacing(words, with: words == "*archived" ? "*edit " : words + " ")
    let source = SourceFile(path: "a.yaml", bytes: Array(text.utf8))
    let edited = analyze(source, settings, &memory)
    #expect(!edited.compilation.hasHardErrors || words == "*archived")
    #expect(memory.keptCount == kept || edited.compilation.hasHardErrors, "\(memory.keptCount)")
    #expect(Self.report(edited) == Self.report(analyze(source, settings)))
  }

  /// Screens of one stack.
  private static func stack(_ toolkit: String) -> String {
    let screens = ["a", "b", "c", "d", "e"].enumerated().map { number, name in
      let count = ["first", "second", "third", "fourth", "last"][number]
      let item = "navigationItem: {title: The \(count) of all of the screens that there are}"
      return "  \(name): {\(toolkit == "mdc" ? "appBar: {}, " : "")\(item)}\n"
    }
    return """
      barc: 1
      toolkit: \(toolkit)
      targets: {devices: [iphone-se-3], orientations: [portrait]}
      flows:
        main: {navigationBar: {prefersLargeTitles: true}, isToolbarHidden: false, screens: [a, b, c, d, e]}
        other: [e, b]
      screens:

      """ + screens.joined()
  }

  /// In a stack an edit counts for the screen and for those on it, or for all above it where it changes what they take over.
  @Test(arguments: [
    ("third of", "uikit", 3), ("last of", "mdc", 3), ("{title: The second", "uikit", 1),
    ("{title: The third", "uikit", 2),
  ])
  func keepsWhatAStackDoesNotConnect(words: String, toolkit: String, kept: Int) {
    let before = Self.stack(toolkit)
    let settings = LintSettings(today: CalendarDay(daysSince1970: 20_454))
    var memory = LayoutMemory()
    _ = analyze(SourceFile(path: "a.yaml", bytes: Array(before.utf8)), settings, &memory)
    let after = before.replacing(
      words,
      with: words.hasPrefix("{")
        ? "{largeTitleDisplayMode: never, \(words.dropFirst())" : words + " nearly")
    let source = SourceFile(path: "a.yaml", bytes: Array(after.utf8))
    let edited = analyze(source, settings, &memory)
    #expect(!edited.compilation.hasHardErrors)
    #expect(memory.keptCount == kept, "\(memory.keptCount)")
    #expect(Self.report(edited) == Self.report(analyze(source, settings)))
  }

  /// What a finding is about moves with the finding.
  @Test func subjectsMove() throws {
    let text = """
      barc: 1
      toolkit: mdc
      targets: {devices: [iphone-se-3], orientations: [portrait]}
      screens:
        first: {buttonBar: {items: [{title: Save, action: save}]}}
        second:
          buttonBar:
            frame: [0, 100, 110, 56]
            items: [{title: Copy, action: a}, {title: Paste, action: b}, {title: Delete, action: c}]

      """
    let settings = LintSettings(today: CalendarDay(daysSince1970: 20_454))
    var memory = LayoutMemory()
    _ = analyze(SourceFile(path: "a.yaml", bytes: Array(text.utf8)), settings, &memory)
    let after = Array(text.replacing("title: Save", with: "title: Save it").utf8)
    let source = SourceFile(path: "a.yaml", bytes: after)
    let subjects = analyze(source, settings, &memory).judgement.findings.map(\.subject)
    #expect(memory.keptCount == 1)
    #expect(subjects.contains { $0 != nil })
    #expect(subjects == analyze(source, settings).judgement.findings.map(\.subject))
  }

  /// Screens of which one uses what another has, which uses what a third has.
  private static let chain = """
    barc: 1
    toolkit: uikit
    screens:
      first: {navigationItem: {title: First, rightBarButtonItem: &edit {title: Edit, action: edit}}}
      second: {navigationItem: &second {title: Second, rightBarButtonItem: *edit}}
      third: {navigationItem: *second}
      fourth: {navigationItem: {title: Fourth, rightBarButtonItem: &add {title: Add, action: add}}}
      fifth: {navigationItem: {title: Fifth}}

    """

  /// An edit counts for what uses an anchor of what is edited, and for what uses an anchor of that.
  @Test(arguments: [
    ("title: First", "title: The first", 2), ("title: Second", "title: The second", 3),
    ("title: Fourth", "title: The fourth", 4), ("title: Fifth", "title: The fifth", 4),
    ("&add", "&edit", 4), ("&add {title: Add", "&none {title: Add, tag: 1", 4),
    ("title: First, rightBarButtonItem: &edit", "title: First, leftBarButtonItem: &edit", 2),
    ("{title: Fifth}", "{title: Fifth, rightBarButtonItem: *add}", 4),
  ])
  func keepsWhatUsesNothingOfTheEdited(words: String, others: String, kept: Int) {
    let settings = LintSettings(today: CalendarDay(daysSince1970: 20_454))
    for (before, after) in [
      (Self.chain, Self.chain.replacing(words, with: others)),
      (Self.chain.replacing(words, with: others), Self.chain),
    ] {
      var memory = LayoutMemory()
      _ = analyze(SourceFile(path: "a.yaml", bytes: Array(before.utf8)), settings, &memory)
      let source = SourceFile(path: "a.yaml", bytes: Array(after.utf8))
      let edited = analyze(source, settings, &memory)
      #expect(!edited.compilation.hasHardErrors)
      #expect(memory.keptCount == kept, "\(memory.keptCount) of \(after)")
      #expect(Self.report(edited) == Self.report(analyze(source, settings)))
    }
  }

  @Test(arguments: [5, 6, 7, 8] as [UInt64])
  func screensAreEditedAtRandom(seed: UInt64) {
    let settings = LintSettings(today: CalendarDay(daysSince1970: 20_454))
    var memory = LayoutMemory()
    var edits = TextEdits(seed: seed)
    let original = Array((seed.isMultiple(of: 2) ? Self.screens : Self.chain).utf8)
    var text = original
    for _ in 0..<Self.count {
      let edit = edits.next(in: text)
      let before = text
      text.replaceSubrange(edit.range, with: edit.replacement.utf8)
      let source = SourceFile(path: "a.yaml", bytes: text)
      let edited = analyze(source, settings, &memory)
      let fresh = analyze(source, settings)
      #expect(
        Self.report(edited) == Self.report(fresh),
        "\(edit)\n\(String(decoding: before, as: UTF8.self))")
      if edited.compilation.hasHardErrors { text = before }
      if text.count < original.count / 2 { text = original }
    }
  }

  /// Edits inside of words, which leave most of the screens as they were.
  @Test(arguments: examples.prefix(6))
  func wordsAreEditedAsTheyAreTyped(example: String) throws {
    var text = try #require(Golden.bytes(ofProject: example))
    let settings = LintSettings(today: CalendarDay(daysSince1970: 20_454))
    var memory = LayoutMemory()
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<Self.count {
      let places = text.indices.dropLast().filter { text[$0] >= 0x61 && text[$0 + 1] >= 0x61 }
      let place = generator.choice(Array(places))
      let before = text
      text.insert(contentsOf: "mm".utf8, at: place + 1)
      let source = SourceFile(path: example, bytes: text)
      let edited = analyze(source, settings, &memory)
      #expect(
        Self.report(edited) == Self.report(analyze(source, settings)), "at \(place) of \(example)")
      if edited.compilation.hasHardErrors { text = before }
    }
  }

  private static func report(_ analysis: Analysis) -> String {
    let judgement = analysis.judgement
    let file = FileFindings(analysis.source, judgement.findings + judgement.suppressed)
    var bytes: [UInt8] = []
    FindingFormat.json.append(
      FindingReport([file], silence: SilenceReport(isShown: true)), isColored: false, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Through the protocol

  @Test(arguments: ["utf-8", "utf-16"], [1, 2, 3] as [UInt64])
  func textsStayTheSame(encoding: String, seed: UInt64) throws {
    var text = try #require(Golden.bytes(ofProject: "Examples/news.bars.yaml"))
    let capabilities: JSONValue = [
      "general": ["positionEncodings": [.string(encoding)]],
      "textDocument": ["diagnostic": [:]],
      "workspace": ["diagnostics": ["refreshSupport": true]],
    ]
    var client = Client(capabilities: capabilities)
    _ = client.open(String(decoding: text, as: UTF8.self))
    var edits = TextEdits(seed: seed)
    for version in 2..<2 + Self.count {
      var changes: [JSONValue] = []
      for _ in 0..<(edits.happens(30) ? 3 : 1) {
        if edits.happens(3) {
          changes.append(["text": .string(String(decoding: text, as: UTF8.self))])
          continue
        }
        let edit = edits.next(in: text)
        let lines = LineTable(text)
        changes.append([
          "range": [
            "start": Self.position(edit.range.lowerBound, in: lines, encoding),
            "end": Self.position(edit.range.upperBound, in: lines, encoding),
          ], "text": .string(edit.replacement),
        ])
        // A place between CR and LF is none that an editor could tell.
        text = Self.edited(lines, edit)
      }
      #expect(client.change(changes, version: version).isEmpty)
      let document: JSONValue = ["textDocument": Client.document()]
      let items = client.call("textDocument/diagnostic", document).result?["items"]
      var fresh = Client(capabilities: capabilities)
      _ = fresh.open(String(decoding: text, as: UTF8.self))
      let expected = fresh.call("textDocument/diagnostic", document).result?["items"]
      #expect(items == expected, "\(changes)")
      #expect(items != nil)
    }
  }

  private static func position(
    _ offset: Int, in lines: LineTable, _ encoding: String
  ) -> JSONValue {
    let line = lines.line(at: offset)
    let end = Int(lines.range(ofLine: line).upper)
    let offset = min(offset, end)
    let start = lines.start(ofLine: line)
    let character = encoding == "utf-8" ? offset - start : lines.utf16Column(of: offset)
    return ["line": .integer(line - 1), "character": .integer(character)]
  }

  /// The text after an edit whose places are as the protocol can tell them: at most at the end of a line's text.
  private static func edited(
    _ lines: LineTable, _ edit: (range: Range<Int>, replacement: String)
  ) -> [UInt8] {
    func clamped(_ offset: Int) -> Int {
      min(offset, Int(lines.range(ofLine: lines.line(at: offset)).upper))
    }
    var bytes = lines.bytes
    bytes.replaceSubrange(
      clamped(edit.range.lowerBound)..<clamped(edit.range.upperBound), with: edit.replacement.utf8)
    return bytes
  }
}
