/// A form in which findings are reported. A new one is a file that declares it, and a line in `all`.
package struct FindingFormat: Sendable {
  /// What the command line calls it.
  package let name: StaticString
  /// Whether nothing else may be written into the same stream: a program reads it from beginning to end.
  package let isDocument: Bool
  /// Whether a report is what its files have to say, one after the other, so that nothing needs to be kept until the
  /// last one is read.
  package let isByFile: Bool
  /// What is added to the page of a job, on a server that has such pages; `nil` if the form is of no such server.
  package let jobSummary: (@Sendable (FindingReport) -> [UInt8])?
  /// The palette is for those forms that people read.
  private let write: @Sendable (FindingReport, TextPalette, inout [UInt8]) -> Void

  init(
    _ name: StaticString, isDocument: Bool, isByFile: Bool,
    jobSummary: (@Sendable (FindingReport) -> [UInt8])? = nil,
    write: @escaping @Sendable (FindingReport, TextPalette, inout [UInt8]) -> Void
  ) {
    self.name = name
    self.isDocument = isDocument
    self.isByFile = isByFile
    self.jobSummary = jobSummary
    self.write = write
  }

  /// Every form, in the order of help.
  package static var all: [FindingFormat] {
    [
      .full, .concise, .xcode, .json, .jsonLines, .sarif, .github, .gitlab, .checkstyle, .junit,
    ]
  }

  /// Appends a report; color is for those forms that people read.
  package func append(_ report: FindingReport, isColored: Bool, to output: inout [UInt8]) {
    write(report, TextPalette(isColored: isColored), &output)
  }
}
