import BarEmit

extension [UnwrittenValues.Value] {
  /// How many characters are told in the text itself.
  private static var longest: Int { 60 }

  /// As many values as are short enough, and how many more there are.
  var label: String {
    var parts: [String] = []
    var length = 0
    for value in self {
      let name = value.name.count > 40 ? value.name.prefix(39) + "…" : value.name
      let words = "\(name): \(value.text)"
      length += words.count
      if !parts.isEmpty, length > Self.longest { break }
      parts.append(words)
    }
    // Where the values come from is said after the last one of each origin that is told.
    for index in parts.indices where !self[index].origin.word.isEmpty {
      if index + 1 == parts.count || self[index + 1].origin != self[index].origin {
        parts[index] += " (\(self[index].origin.word))"
      }
    }
    if parts.count < count { parts.append("+\(count - parts.count)") }
    return parts.joined(separator: ", ")
  }

  /// All of the values, as Markdown.
  var tooltip: String {
    var page = Markdown()
    var rest = self[...]
    while let first = rest.first {
      let alike = rest.prefix { $0.origin == first.origin }
      page.paragraph(first.origin.sentence)
      page.list(alike.map { "`\($0.name): \($0.text)`" })
      rest = rest.dropFirst(alike.count)
    }
    return page.text.trimmed
  }
}

extension UnwrittenValues.Origin {
  /// Empty where the place in the text says it.
  fileprivate var word: String {
    switch self {
    case .merge: ""
    case .defaults: "defaults"
    case .preset: "preset"
    case .sideEffect(let property): property
    }
  }

  fileprivate var sentence: String {
    switch self {
    case .merge: "Merged:"
    case .defaults: "From `defaults`:"
    case .preset: "Set by the way of integration:"
    case .sideEffect(let property): "Set by `\(property)`, too:"
    }
  }
}
