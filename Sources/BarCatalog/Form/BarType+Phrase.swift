extension BarType {
  /// What a person calls an object of the type: a class by its name, the language's own types in words.
  package var phrase: String {
    let name = "\(name)"
    if ["UI", "MDC", "CG"].contains(where: name.hasPrefix) { return name }
    var words = ""
    for character in name {
      if character.isUppercase, !words.isEmpty { words += " " }
      words += character.lowercased()
    }
    for suffix in [" description", " reference"] where words.hasSuffix(suffix) {
      words.removeLast(suffix.utf8.count)
    }
    return words
  }
}
