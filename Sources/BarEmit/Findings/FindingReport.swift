/// All that a run has to report, in whatever format.
package struct FindingReport: Sendable {
  /// The files that were read, in the order of their paths, those without findings too.
  package let files: [FileFindings]
  package let summary: FindingSummary
  package let paths: ReportPaths
  /// Whether everything that was asked for could be read.
  package let isComplete: Bool
  /// Which silenced findings are of interest.
  package let silence: SilenceReport

  package init(
    _ files: [FileFindings], _ summary: FindingSummary, _ paths: ReportPaths, isComplete: Bool,
    silence: SilenceReport = SilenceReport()
  ) {
    self.files = files
    self.summary = summary
    self.paths = paths
    self.isComplete = isComplete
    self.silence = silence
  }

  /// A report that counts the findings itself.
  package init(
    _ files: [FileFindings], in paths: ReportPaths = ReportPaths(workingFolder: "/"),
    silence: SilenceReport = SilenceReport()
  ) {
    var summary = FindingSummary()
    for file in files { summary.add(file) }
    self.init(files, summary, paths, isComplete: true, silence: silence)
  }
}
