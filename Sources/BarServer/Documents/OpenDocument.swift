import BarLint
package import BarText

/// A text that is open in the editor, as the editor has it.
package struct OpenDocument: Sendable {
  /// What the editor calls it, exactly.
  package let uri: String
  /// Where it is saved; `nil` for one that is not.
  package let path: [UInt8]?
  /// What the editor takes the text for, such as `yaml`.
  package let languageID: String
  /// The editor's number of the text.
  package private(set) var version: Int?
  /// The text.
  package private(set) var lines: LineTable
  /// The number of the text and of what is asked of it among all that the server has seen: a new one with every change.
  var revision: Int
  /// What is known of the text; nothing until somebody asks.
  var analysis: Analysis?
  /// What was found about the layouts of bars, for as long as the same is asked.
  var layouts = LayoutMemory()
  /// The number of the text of which the client has been told what is found.
  var revisionShown: Int?
  /// Whether the client shows something that was found in the text.
  var hasShownFindings = false

  package init(
    uri: String, languageID: String = "", version: Int? = nil, text: [UInt8], revision: Int = 0
  ) {
    self.uri = uri
    path = FileURI.path(of: uri)
    self.languageID = languageID
    self.version = version
    self.revision = revision
    lines = LineTable(text)
  }

  /// Takes changes over, one after the other: each is of the text that those before it have made.
  mutating func apply(_ changes: [TextChange], version: Int?, revision: Int) {
    for change in changes {
      if let range = change.range {
        lines.replace(range.bytes(in: lines), with: change.text)
      } else {
        lines = LineTable(change.text)
      }
    }
    self.version = version
    self.revision = revision
    analysis = nil
  }
}

/// A change of a text, as editors tell it.
struct TextChange {
  /// What is replaced; `nil` for the whole text.
  let range: EditorRange?
  let text: [UInt8]
}
