import BarEmit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How a run reports its findings: the options that commands share.
struct Report {
  /// Where findings go. They move to the messages where the output is what was compiled or fixed.
  enum Stream {
    case output, messages
  }

  private enum Destination {
    case stream(Stream)
    case file(Path)
  }

  private let format: FindingFormat
  private let color: ColorChoice
  private let isQuiet: Bool
  private let destination: Destination

  /// - Parameter inputs: What is read, which no report may be written over.
  init(
    _ invocation: Invocation, to stream: Stream, reading inputs: [Input] = []
  ) throws(UsageError) {
    let choice = invocation.choice(of: .format) { (choice: FormatChoice) in choice.name }
    format = choice?.format ?? .full
    color = invocation.choice(of: .color) { (choice: ColorChoice) in choice.name } ?? .auto
    isQuiet = invocation.has(.quiet)
    if let word = invocation.value(of: .outputFile), !Input.isStream(word) {
      let path = Path(word)
      if inputs.contains(where: { $0.isFile(path) }) {
        throw UsageError(
          "output file", word, " is an input", help: .sentence("name another file"))
      }
      destination = .file(path)
    } else {
      destination = .stream(stream)
      if format.isDocument, stream == .messages {
        throw UsageError(
          "findings as", format.name, " need an output of their own",
          help: .sentence("send what is made to a file, not to standard output"))
      }
    }
  }

  func write(_ files: [FileFindings], _ summary: FindingSummary, _ console: inout Console) {
    let report = FindingReport(
      files, summary, .ofProcess, isComplete: console.exitCode < .environment)
    var output: [UInt8] = []
    format.append(report, isColored: isColored, to: &output)
    switch destination {
    case .stream(.output): console.writeOutput(output)
    case .stream(.messages): console.writeMessage(output)
    case .file(let path):
      do throws(FileError) {
        try AtomicWriting.write([OutputText(output)], to: path)
      } catch {
        console.complain(of: path.text, error)
      }
    }
    if format == .github { writeSummary(of: report, &console) }
    // Where nothing could be read, the complaints have said so.
    guard !isQuiet, summary.files > 0 else { return }
    var line: [UInt8] = []
    summary.append(to: &line)
    console.writeMessage(line)
  }

  private var isColored: Bool {
    switch destination {
    case .stream(.output): color.isColored(on: STDOUT_FILENO)
    case .stream(.messages): color.isColored(on: STDERR_FILENO)
    // Those who set a color for all programs mean what they see, not what is kept.
    case .file: color == .always
    }
  }

  /// Adds to the page of the job where GitHub names a file for it.
  private func writeSummary(of report: FindingReport, _ console: inout Console) {
    guard let word = EnvironmentVariable.value(of: "GITHUB_STEP_SUMMARY") else { return }
    let path = Path(word)
    do throws(FileError) {
      try Appending.append(GitHubSummary.bytes(of: report), to: path)
    } catch {
      console.complain(of: path.text, error)
    }
  }
}
