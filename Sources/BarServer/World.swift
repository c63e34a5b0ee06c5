package import BarEmit
package import BarLint
package import BarText

/// What the server asks of the world around it, which it does not look at itself.
package struct World {
  /// What is asked of a file.
  package enum Settings: Sendable {
    /// - Parameter known: Silences findings of a text that a baseline knows; does nothing without a baseline.
    case lint(LintSettings, known: (@Sendable (FileFindings) -> FileFindings)?)
    /// The configuration that counts for the file is wrong, so that the file is not checked; with what is wrong, where
    /// that has not been told before.
    case broken([Complaint])
  }

  /// What is wrong with a configuration.
  package struct Complaint: Sendable {
    /// The path of the configuration.
    package let path: [UInt8]
    /// The text that something was found in; `nil` if it cannot be read.
    package let source: SourceFile?
    package let findings: [Finding]
    /// What to tell in one line.
    package let message: String

    package init(path: [UInt8], source: SourceFile?, findings: [Finding], message: String) {
      self.path = path
      self.source = source
      self.findings = findings
      self.message = message
    }
  }

  /// What is asked of the file of a path, which begins with a slash and need not lead to one.
  package let settings: ([UInt8]) -> Settings
  /// What is wrong with what a configuration extends, by its path and its text, which need not be saved.
  package let brokenExtends: ([UInt8], SourceFile) -> [Finding]
  /// Reads configurations anew from then on.
  package let forgetSettings: () -> Void
  /// The text of a file; `nil` if it cannot be read.
  package let text: ([UInt8]) -> [UInt8]?
  /// The names of the files in a folder, in order; empty where it cannot be read.
  package let names: ([UInt8]) -> [String]
  /// The paths of the descriptions in a folder and those below it.
  package let descriptions: ([UInt8]) -> [[UInt8]]
  /// The folder of the process.
  package let workingFolder: [UInt8]
  /// The day on which suppressions may be over.
  package let today: () -> CalendarDay
  /// The URI of the page of a kind of findings; `nil` if there is none.
  package let page: (FindingKind) -> String?

  package init(
    settings: @escaping ([UInt8]) -> Settings,
    brokenExtends: @escaping ([UInt8], SourceFile) -> [Finding],
    forgetSettings: @escaping () -> Void,
    text: @escaping ([UInt8]) -> [UInt8]?, names: @escaping ([UInt8]) -> [String],
    descriptions: @escaping ([UInt8]) -> [[UInt8]],
    workingFolder: [UInt8], today: @escaping () -> CalendarDay,
    page: @escaping (FindingKind) -> String?
  ) {
    self.settings = settings
    self.brokenExtends = brokenExtends
    self.forgetSettings = forgetSettings
    self.text = text
    self.names = names
    self.descriptions = descriptions
    self.workingFolder = workingFolder
    self.today = today
    self.page = page
  }
}
