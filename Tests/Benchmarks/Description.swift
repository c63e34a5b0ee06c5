/// Generated descriptions: what people write by hand, many times over.
///
/// Every screen is Material with a navigation bar of its own. Fixed shares carry what hand-written
/// files have: comments, flow and block collections, quoted and plain scalars, anchors, aliases, merge keys,
/// texts beyond ASCII. The same arguments give the same bytes.
struct Description {
  private(set) var text = ""
  private var generator: SeededGenerator
  private var screenCount = 0
  /// The anchor of an item that the next screen shows again.
  private var anchor: String?

  /// A description without mistakes, of at least `bytes` bytes and at most two screens more.
  static func clean(bytes: Int, seed: UInt64 = 1) -> String {
    var description = Description(seed: seed)
    description.appendPreamble()
    repeat {
      description.appendScreen(mistake: nil)
    } while description.text.utf8.count < bytes || description.anchor != nil
    return description.text
  }

  /// A description with one mistake in each of its screens.
  static func withMistakes(_ count: Int, seed: UInt64 = 1) -> String {
    var description = Description(seed: seed)
    description.appendPreamble()
    for number in 0..<count {
      description.appendScreen(mistake: mistakes[number % mistakes.count])
    }
    return description.text
  }

  private init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  private mutating func appendPreamble() {
    text += """
      # A generated description.
      barc: 1
      toolkit: mdc
      targets:
        deployment: "15.0"
        sdk: "18.0"
        os: ["18.0"]
        devices: [iphone-16]
        orientations: [portrait]
        directions: [ltr]
      colors:
        brand: "#1E66F5"
      shared:
        close: &close {image: close, accessibilityLabel: Close, action: close}
        common: &common {isEnabled: true, tag: 7, accessibilityHint: Opens the page}
      screens:
        start:
          navigationItem:
            title: Start
            leftBarButtonItems: [*close]
            rightBarButtonItems: [{<<: *common, title: Help, action: help}]
          navigationBar: {titleAlignment: leading}

      """
  }

  private mutating func appendScreen(mistake: Mistake?) {
    let number = screenCount
    screenCount += 1
    if generator.happens(30) { text += "  # Shows the \(word()), one of many.\n" }
    text += "  screen\(number):\n    navigationItem:\n"
    text += "      \(mistake == .key ? "titel" : "title"): \(scalar(title()))"
    text += generator.happens(20) ? "  # as people know it\n" : "\n"
    text += "      leftBarButtonItems:\n"
    for position in 0..<generator.choice([1, 1, 2]) {
      text += "        - \(item(position))\n"
    }
    text += "      rightBarButtonItems:\n"
    let isAnchored = mistake == nil && appendAnchoredItem(number)
    for position in 10..<(10 + generator.choice([1, 2, 2]) - (isAnchored ? 1 : 0)) {
      appendItem(position)
    }
    let enabled = mistake == .boolean ? "yes" : generator.choice(["true", "false"])
    let alignment = mistake == .name ? "centre" : generator.choice(["leading", "center"])
    text +=
      "    navigationBar: {titleAlignment: \(alignment), uppercasesButtonTitles: \(enabled)}\n"
  }

  /// Appends the item that the screen before has anchored, or in a tenth of the others one that the next screen shows again.
  private mutating func appendAnchoredItem(_ screen: Int) -> Bool {
    if let anchor {
      text += "        - *\(anchor)\n"
      self.anchor = nil
      return true
    }
    guard generator.happens(10) else { return false }
    let name = "again\(screen)"
    text += "        - &\(name) {title: \(scalar(title())), action: \(word())}\n"
    anchor = name
    return true
  }

  private mutating func appendItem(_ position: Int) {
    if generator.happens(50) {
      text += "        - \(item(position))\n"
      return
    }
    text += "        - title: \(scalar(title()))\n"
    text += "          action: \(word())\(position)\n"
    text += "          isEnabled: \(generator.choice(["true", "false"]))\n"
    text += "          tintColor: \(generator.choice(["brand", "systemBlue"]))\n"
  }

  private mutating func item(_ position: Int) -> String {
    let name = word()
    switch Int.random(in: 0..<100, using: &generator) {
    // Once in a bar: to show an item twice would be a finding.
    case 0..<30 where position == 0:
      return "*close"
    case 0..<20:
      return "{<<: *common, title: \(title()), action: \(name)\(position)}"
    case 20..<55:
      let label = scalar(title())
      return "{image: \(name), accessibilityLabel: \(label), action: \(name)\(position)}"
    default:
      let text = scalar(title())
      let hint = scalar("Opens the \(name)")
      return "{title: \(text), action: \(name)\(position), accessibilityHint: \(hint)}"
    }
  }

  private mutating func title() -> String {
    if generator.happens(6) { return generator.choice(Self.foreignTitles) }
    let first = word()
    let capitalized = first.prefix(1).uppercased() + first.dropFirst()
    return generator.happens(33) ? "\(capitalized) \(word())" : capitalized
  }

  private mutating func word() -> String {
    generator.choice(Self.words)
  }

  private mutating func scalar(_ text: String) -> String {
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<20: "\"\(text)\""
    case 20..<30: "'\(text)'"
    default: text
    }
  }

  private enum Mistake {
    case key
    case name
    case boolean
  }

  private static let mistakes: [Mistake] = [.key, .name, .boolean]

  private static let words = [
    "album", "alert", "archive", "balance", "bill", "bookmark", "calendar", "cart", "channel",
    "comment", "contact", "coupon", "device", "draft", "event", "file", "friend", "game", "goal",
    "group", "guide", "history", "invoice", "journey", "lesson", "list", "map", "member", "message",
    "movie", "note", "offer", "order", "photo", "place", "recipe", "report", "route", "ticket",
    "trip",
  ]

  private static let foreignTitles = [
    "Größe", "Überblick", "Réglages", "Избранное", "設定", "お気に入り", "Ayarlar", "מועדפים",
  ]
}
