import BarCatalog
import BarSyntax
package import BarText

/// What comes of giving something another name.
package enum Renaming: Equatable, Sendable {
  /// Edits that do not meet, in text order.
  case edits([Fix.Edit])
  /// Why it cannot have that name, or no other one, as a sentence.
  case refused(String)
}

extension Analysis {
  /// The name at a byte offset that could be another one; `nil` if none is.
  package func renameable(at offset: Int) -> SourceRange? {
    guard let (named, all) = namesakes(at: offset), all.contains(where: { $0.declaration != nil })
    else { return nil }
    return named.range
  }

  /// The edits that give what is named at a byte offset another name, wherever it is named; `nil` if no name is.
  package func rename(at offset: Int, to name: String) -> Renaming? {
    guard let (named, all) = namesakes(at: offset) else { return nil }
    guard all.contains(where: { $0.declaration != nil }) else {
      return .refused("`\(named.name)` is not declared in this file.")
    }
    if name == named.name { return .edits([]) }
    if let reason = refusal(of: name, for: named) { return .refused(reason) }
    let edits = all.map { use in
      named.kind == .anchor
        ? Fix.Edit(use.range, name)
        : Fix.Edit(tree.nodes[Int(use.node)].range, plainScalar(name))
    }
    return .edits(edits)
  }

  /// Why something cannot have a name.
  private func refusal(of name: String, for named: NameUse) -> String? {
    let noun = named.kind.noun
    if name.isEmpty { return "The name of a \(noun) cannot be empty." }
    if name.utf8.count > 256 || name.unicodeScalars.contains(where: { $0.value < 0x20 }) {
      return "`\(name.prefix(40))` cannot be written as a name on one line."
    }
    let isTaken = nameUses().contains {
      $0.name == name && $0.document == named.document && $0.kind.noun == noun
    }
    if isTaken { return "There is a \(noun) `\(name)` already." }
    switch named.kind {
    case .anchor:
      return name.utf8.allSatisfy(\.isNameByte)
        ? nil : "The name of an anchor has letters, digits, `-` and `_` only."
    case .color:
      if name.hasPrefix("#") { return "A name that begins with `#` is a color itself." }
      return EnumerationName.systemColor.number(of: name) == nil
        ? nil : "`\(name)` is a color of UIKit."
    case .device:
      if Device.spellings.contains(name) { return "There is a device `\(name)` already." }
      if Glob.isPattern(name) { return "`\(name)` stands for every device that it matches." }
      return patternThatMatches(named.name, or: name, named.document).map { pattern in
        "`\(pattern)` would stand for other devices then."
      }
    case .screen, .flow, .image, .scrollView, .rule, .file: return nil
    }
  }

  /// A pattern in the description that matches one of two names of devices.
  private func patternThatMatches(
    _ old: String, or new: String, _ document: Int
  ) -> String? {
    nameUses().first { use in
      guard use.kind == .device, use.document == document, Glob.isPattern(use.name) else {
        return false
      }
      let glob = Glob(use.name)
      return glob.matches(old) || glob.matches(new)
    }?.name
  }
}
