import BarCompiler
import BarText

/// What a text is read as.
package enum TextForm: Sendable {
  case description, configuration

  /// Told as where folders are searched: by the name, or else by the first key.
  ///
  /// - Parameters:
  ///   - path: `nil` for a text that is not saved.
  ///   - languageID: What the editor calls the language; empty for a text that no editor has.
  /// - Returns: `nil` for another YAML text: editors show all of them to a server for YAML.
  package init?(path: [UInt8]?, languageID: String = "", _ text: [UInt8]) {
    let name = path.map { [UInt8]($0[(($0.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1)...]) } ?? []
    if Self.isConfigurationName(name) {
      self = .configuration
    } else if languageID == "barc" || isDescriptionName(name) {
      self = .description
    } else if case .barc = FirstKey(text, isWhole: true) {
      self = .description
    } else {
      return nil
    }
  }

  /// Whether a file is a configuration: one that counts for a folder, or one to be extended, such as `base.barc.yaml`.
  static func isConfigurationName(_ name: [UInt8]) -> Bool {
    [".barc.yaml", ".barc.yml"].contains { ending in
      name.suffix(ending.utf8.count).elementsEqual(ending.utf8)
    }
  }
}

extension OpenDocument {
  var form: TextForm? { TextForm(path: path, languageID: languageID, lines.bytes) }
}
