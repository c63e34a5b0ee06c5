import BarCompiler
import BarText

/// What a text is to barc.
enum TextKind {
  case description, configuration
  /// Another YAML text: editors show all of them to a server for YAML.
  case other
}

extension OpenDocument {
  /// Told as where folders are searched: by the name, or else by the first key.
  var kind: TextKind { TextKind(path: path, languageID: languageID, lines.bytes) }
}

extension TextKind {
  /// - Parameters:
  ///   - path: Nothing for a text that is not saved.
  ///   - languageID: What the editor calls the language; empty for a text that no editor has.
  init(path: [UInt8]?, languageID: String, _ text: [UInt8]) {
    let name = path.map { $0[(($0.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1)...] } ?? []
    if name.elementsEqual(".barc.yaml".utf8) || name.elementsEqual(".barc.yml".utf8) {
      self = .configuration
    } else if languageID == "barc" || isDescriptionName([UInt8](name)) {
      self = .description
    } else if case .barc = FirstKey(text, isWhole: true) {
      self = .description
    } else {
      self = .other
    }
  }
}
