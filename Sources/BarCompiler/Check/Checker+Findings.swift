import BarCatalog
import BarSyntax
import BarText

extension Checker {
  /// Whether a property that is not allowed everywhere may be written here; reports why if not.
  mutating func isWritable(
    _ shape: Shape, _ type: BarType, _ place: UInt8, _ key: Int32
  ) -> Bool {
    let traits = shape.traits
    let name = type.propertyName(at: place)
    if traits.contains(.unwritable) {
      let entry = type.entry(at: place)
      let isAbsent = traits.contains(.absent)
      report(
        isAbsent ? .unknownKey : .notWritable, range(key),
        isAbsent
          ? "unknown key `\(name)` in \(article(type))"
          : "`\(name)` of \(article(type)) cannot be written in a description",
        help: entry.instead.utf8CodeUnitCount == 0 ? nil : "\(entry.instead)",
        fixes: entry.renamed.utf8CodeUnitCount == 0
          ? [] : [.write("\(entry.renamed)", at: range(key), .unsafe)])
      return false
    }
    if let toolkit, traits.contains(toolkit == .uikit ? .mdcOnly : .uikitOnly) {
      reportWrongToolkit(name, toolkit, key)
      return false
    }
    if traits.contains(.later) {
      // Where it is null nothing is set, and so nothing is left out.
      let value = target(key + 1)
      if value >= 0, isNull(value) { return true }
      report(
        .notCompiledYet, range(key),
        "`\(name)` is not compiled yet: its contents are checked but not laid out")
    }
    return true
  }

  private mutating func reportWrongToolkit(_ name: StaticString, _ toolkit: Toolkit, _ key: Int32) {
    let (own, other, help) =
      switch toolkit {
      case .uikit:
        (
          "uikit", "Material Components",
          "write `toolkit: mdc` for this screen, or use one of UIKit's bars"
        )
      case .mdc:
        ("mdc", "UIKit", "write `toolkit: uikit` for this screen, or use one of Material's bars")
      }
    report(
      .wrongToolkit, range(key), "`\(name)` belongs to \(other), but the toolkit here is `\(own)`",
      help: help)
  }

  mutating func reportWrongKind(_ node: Int32, _ property: PropertyName, _ form: ValueForm) {
    let colon =
      form.kind == .element
      ? form.elementType(isUIKit: toolkit == .uikit).flatMap { keyWithoutBlank(node, of: $0) } : nil
    let key = colon.map { tree.text(in: SourceRange(range(node).lower, $0)) }
    report(
      .wrongKind, range(node),
      "\(subject(property)) takes \(expectation(form)), not \(description(of: node))",
      help: key.map { "write a space after `\($0)`" } ?? advice(form, node),
      fixes: colon.map { [.insertBlank(at: $0)] } ?? [])
  }

  /// Reports that a value is missing: at the value where something stands, else at the key or the dash.
  mutating func reportNull(
    _ written: Int32, _ node: Int32, _ property: PropertyName, _ form: ValueForm
  ) {
    if !tree.damaged.isEmpty, tree.isDamaged(range(node)) { return }
    let isEmpty = range(node).isEmpty
    var place = range(node)
    if isEmpty, written > 0, written == node {
      place = property.isMember ? dash(before: node) : range(written - 1)
    }
    report(
      .wrongKind, place, "\(subject(property)) \(isEmpty ? "has no value" : "cannot be null")",
      help: "it takes \(expectation(form))")
  }

  /// The dash of an entry of a list that holds nothing; its own empty range where there is none.
  private func dash(before node: Int32) -> SourceRange {
    let lower = Int(range(node).lower)
    let bytes = tree.source.bytes[..<lower]
    let last = bytes.lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    guard let last, bytes[last] == UInt8(ascii: "-") else { return range(node) }
    return SourceRange(last, last + 1)
  }

  mutating func reportNotBoolean(_ node: Int32, _ property: PropertyName) {
    let text = kind(node) == .scalar ? shownText(of: node) : ""
    let meant: String? =
      switch text.lowercased() {
      case "yes", "on", "true", "y", "1": "true"
      case "no", "off", "false", "n", "0": "false"
      default: nil
      }
    report(
      .wrongKind, range(node),
      "\(subject(property)) takes `true` or `false`, not \(description(of: node))",
      help: meant.map { "write `\($0)`" },
      fixes: meant.map { [.write($0, at: range(node), .safe)] } ?? [])
  }

  mutating func reportUnknownCase(
    _ node: Int32, _ enumeration: EnumerationName, _ property: PropertyName
  ) {
    let text = shownText(of: node)
    let spellings = (0..<enumeration.count).map { enumeration.spelling($0) }
    let bare = text.hasPrefix(".") ? String(text.dropFirst()) : text
    let otherwise = enumeration == .findingSeverity ? "; `ignore` switches a rule off" : ""
    let near =
      spellings.first { "\($0)" == bare }
      ?? NearestName.nearest(to: [UInt8](bare.utf8), among: spellings)
    report(
      .unknownCase, range(node), "`\(text)` is not a value of \(quotedName(property))",
      help: near.map { "did you mean `\($0)`?" } ?? "it takes \(firstNames(spellings))\(otherwise)",
      fixes: near.map {
        [.write("\($0)", at: range(node), text.hasPrefix(".") ? .safe : .unsafe)]
      } ?? [])
  }

  mutating func reportUnknownKeyOfAccessor(
    _ node: Int32, _ keys: EnumerationName, _ property: PropertyName
  ) {
    let spellings = (0..<keys.count).map { keys.spelling($0) }
    let text = kind(node) == .scalar ? shownText(of: node) : noun(node)
    let message = "\(description(of: node)) is not a key of \(quotedName(property))"
    if let name = currentName(of: node, keys) {
      report(
        .unknownCase, range(node), message, help: "write `\(name)`, its name since iOS 8",
        fixes: [.write("\(name)", at: range(node), .safe)])
      return
    }
    let near = NearestName.nearest(to: [UInt8](text.utf8), among: spellings)
    report(
      .unknownCase, range(node), message,
      help: near.map { "did you mean `\($0)`?" } ?? "its keys are \(firstNames(spellings))")
  }

  mutating func reportUnknownColor(_ node: Int32, _ property: PropertyName) {
    let text = shownText(of: node)
    if wrongColors.contains(tree.textWord(node), in: tree.texts) {
      // A broken entry of `colors` is reported where it is defined, not at each use.
      if property.type == Description.type {
        report(
          .unknownColor, range(node), "`\(text)` in `colors` is not a color itself",
          help: "write `\"#RRGGBB\"`, or a UIKit color such as `systemBlue`")
      }
      return
    }
    var names: [String] = []
    let namedCount = colors < 0 ? 0 : Table<Color>(tape, at: colors).count
    if colors >= 0, suggestions.allows(namedCount + wrongColors.words.count) {
      let table = Table<Color>(tape, at: colors)
      names = (0..<table.count).map { tree.string(table.nameCell($0).word) }
      // A broken entry is still one that may have been meant.
      names += wrongColors.words.map(tree.string)
    }
    names += (0..<EnumerationName.systemColor.count).map {
      "\(EnumerationName.systemColor.spelling($0))"
    }
    let near = NearestName.nearest(to: text, among: names)
    report(
      .unknownColor, range(node), "there is no color `\(text)`",
      help: near.map { "did you mean `\($0)`?" }
        ?? "write `\"#RRGGBB\"`, a name in `colors`, or a UIKit color such as `systemBlue`",
      fixes: near.map { [.write($0, at: range(node), .unsafe)] } ?? [])
  }

  /// Reports that a color by appearance, or an accessor that takes colors, has no such key.
  mutating func reportUnknownKeyOfColor(_ node: Int32, _ property: PropertyName) {
    let keys = property.type.shape(at: property.place).form.keySpace(0)
    if let keys { return reportUnknownKeyOfAccessor(node, keys, property) }
    report(
      .unknownKey, range(node),
      "a color has one value for `light` and one for `dark`, not for \(description(of: node))")
  }

  /// Reports a key of a text that is not a language.
  mutating func reportNotLanguage(_ node: Int32, _ property: PropertyName) {
    reportNoLanguage(
      node,
      "\(subject(property)) is a text, or one text per language; \(description(of: node)) is not a language"
    )
  }

  /// Reports a member of a list of languages that is not one.
  mutating func reportNoLanguage(_ node: Int32, _ property: PropertyName) {
    reportNoLanguage(
      node, "\(subject(property)) takes a language, not \(description(of: node))")
  }

  private mutating func reportNoLanguage(_ node: Int32, _ message: String) {
    let tag = kind(node) == .scalar ? LanguageName.tag(meantBy: shownText(of: node)) : nil
    report(
      .wrongKind, range(node), message,
      help: tag.map { "did you mean `\($0)`?" } ?? "write a language such as `en`, `ar` or `pt-BR`",
      fixes: tag.map { [.write($0, at: range(node), .unsafe)] } ?? [])
  }

  /// Reports that a window has more than one kind; the size of a kind may stand beside the kind.
  mutating func requireOneWindow(from mark: Int) {
    let own = WindowDescription.self
    let cells = pending[mark...]
    let sizes = cells.filter { $0.id == own.id(.popover) || $0.id == own.id(.extension) }
    guard let size = sizes.first else { return }
    let kindOfSize: WindowKind = size.id == own.id(.popover) ? .popover : .extension
    let kind = cells.first {
      $0.id == own.id(.kind) && $0.word != UInt64(kindOfSize.rawValue)
    }
    let name = { (cell: Cell) in "\(WindowDescription.type.propertyName(at: cell.place))" }
    if let second = sizes.dropFirst().first {
      report(
        .wrongKind, range(max(size.node, second.node) - 1),
        "`\(name(size))` and `\(name(second))` in one window",
        help: "write two windows: `[{\(name(size)): …}, {\(name(second)): …}]`")
    } else if let kind {
      report(
        .wrongKind, range(max(size.node, kind.node) - 1),
        "`\(name(size))` in a window of another kind",
        help: "remove `kind`, or write two windows")
    }
  }

  mutating func reportObjectiveC(_ node: Int32, _ swift: StaticString) {
    report(
      .objectiveCSpelling, range(node),
      "`\(shownText(of: node))` is the Objective-C spelling of `\(swift)`",
      help: "write `\(swift)`",
      fixes: [.write("\(swift)", at: range(node), .safe)])
  }

  /// Reports that a mapping has a property under both of its names; the same name twice is a finding of the parser.
  mutating func reportSecondSpelling(
    _ key: Int32, _ property: PropertyName, in mapping: Int32
  ) {
    let node = target(key)
    let word = tree.textWord(node)
    var notes: [Finding.Note] = []
    for (earlier, _) in tree.entries(of: mapping) {
      if earlier == key { break }
      let other = target(earlier)
      guard other >= 0, kind(other) == .scalar else { continue }
      if tree.texts.areEqual(tree.textWord(other), word) { return }
      let spelling = tree.withText(tree.textWord(other)) { bytes in
        bytes.baseAddress.flatMap {
          Spelling.find($0.assumingMemoryBound(to: UInt8.self), bytes.count)
        }
      }
      guard let number = spelling?.number else { continue }
      let type = property.type
      if type.place(number) == property.place
        || type.swiftPlace(forObjectiveC: number) == property.place
      {
        notes.append(Finding.Note(range(other), "\(quotedName(property)) is already here"))
      }
    }
    report(
      .duplicateKey, range(node), "\(quotedName(property)) is set twice",
      help: "remove one of the two", notes: notes)
  }

  mutating func reportNoDescription(_ root: Int32) {
    let isEmpty = root < 0 || isNull(root)
    let place = root < 0 ? SourceRange(0, 0) : range(root)
    report(
      .noDescription, place,
      isEmpty ? "the document is empty" : "a description is a mapping, not a \(noun(root))",
      help: "begin it with `barc: 1`")
  }
}
