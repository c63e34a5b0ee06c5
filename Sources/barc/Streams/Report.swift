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

  /// What the report says of a file, made on any thread.
  struct Part: Sendable {
    fileprivate let summary: FindingSummary
    /// The text, in a form that is by file.
    fileprivate let text: [UInt8]
    /// The file, in any other form.
    fileprivate let file: FileFindings?
  }

  /// How much text is collected before it is written, in bytes.
  private static let pieceSize = 1 << 16

  let form: Form
  private let isQuiet: Bool
  private let destination: Destination
  private(set) var summary = FindingSummary()
  private var files: [FileFindings] = []
  private var text: [UInt8] = []

  /// - Parameters:
  ///   - inputs: What is read, which no report may be written over.
  ///   - hasBaseline: Whether findings are compared with a baseline.
  init(
    _ invocation: Invocation, to stream: Stream, reading inputs: [Input] = [],
    hasBaseline: Bool = false
  ) throws(UsageError) {
    let format = try FormatChoice(invocation).format
    let color = invocation.choice(of: .color) { (choice: ColorChoice) in choice.name } ?? .auto
    isQuiet = invocation.has(.quiet)
    if let word = Self.outputFile(invocation), !Input.isStream(word) {
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
    form = Form(
      format: format, isColored: Self.isColored(color, destination), paths: .ofProcess,
      silence: SilenceReport(
        isShown: invocation.has(.showSuppressed), hasBaseline: hasBaseline))
  }

  /// Where the report goes as the command line says, or else the environment.
  private static func outputFile(_ invocation: Invocation) -> [UInt8]? {
    invocation.value(of: .outputFile)
      ?? (invocation.command.takes(.outputFile)
        ? EnvironmentVariable.value(of: "BARC_OUTPUT_FILE") : nil)
  }

  private static func isColored(_ color: ColorChoice, _ destination: Destination) -> Bool {
    switch destination {
    case .stream(.output): color.isColored(on: STDOUT_FILENO)
    case .stream(.messages): color.isColored(on: STDERR_FILENO)
    // Environment variables that ask for color mean terminals, not files.
    case .file: color == .always
    }
  }

  /// The folder that is written in, if it is one.
  var folders: [Path] {
    switch destination {
    case .stream: []
    case .file(let path): [AtomicWriting.folder(of: path)]
    }
  }

  /// Adds a file; files come in the order of their paths.
  mutating func add(_ part: Part, _ console: inout Console) {
    summary.add(part.summary)
    if let file = part.file { files.append(file) }
    text += part.text
    if case .stream = destination, text.count >= Self.pieceSize { writeText(&console) }
  }

  /// Writes what is left, when all files have been added.
  mutating func finish(_ console: inout Console) {
    let report = FindingReport(
      files, summary, form.paths, isComplete: console.exitCode < .environment,
      silence: form.silence)
    if !form.format.isByFile {
      form.format.append(report, isColored: form.isColored, to: &text)
    }
    writeText(&console)
    if let summary = form.format.jobSummary { write(summary, of: report, &console) }
    // If nothing could be read, the complaints have said so.
    guard !isQuiet, summary.files > 0 else { return }
    var line: [UInt8] = []
    summary.append(to: &line)
    console.writeMessage(line)
  }

  private mutating func writeText(_ console: inout Console) {
    switch destination {
    case .stream(.output): console.writeOutput(text)
    case .stream(.messages): console.writeMessage(text)
    case .file(let path):
      do throws(FileError) {
        try AtomicWriting.write([OutputText(text)], to: path)
      } catch {
        console.complain(of: path.text, error)
      }
    }
    text.removeAll(keepingCapacity: true)
  }

  /// Adds to the page of the job where GitHub names a file for it.
  private func write(
    _ summary: (FindingReport) -> [UInt8], of report: FindingReport, _ console: inout Console
  ) {
    guard let word = EnvironmentVariable.value(of: "GITHUB_STEP_SUMMARY") else { return }
    let path = Path(word)
    do throws(FileError) {
      try Appending.append(summary(report), to: path)
    } catch {
      console.complain(of: path.text, error)
    }
  }
}

extension Report {
  /// The form of a report, which is all that threads need to know of it.
  struct Form: Sendable {
    fileprivate let format: FindingFormat
    fileprivate let isColored: Bool
    fileprivate let paths: ReportPaths
    fileprivate let silence: SilenceReport

    /// What the report says of a file.
    ///
    /// - Parameter fixed: How many fixes were applied to it.
    func part(of file: FileFindings, fixed: Int = 0) -> Part {
      var summary = FindingSummary()
      summary.add(file)
      summary.fixed = fixed
      guard format.isByFile else {
        return Part(summary: summary, text: [], file: file.reported)
      }
      var text: [UInt8] = []
      if !file.all.isEmpty {
        let report = FindingReport([file], summary, paths, isComplete: true, silence: silence)
        format.append(report, isColored: isColored, to: &text)
      }
      return Part(summary: summary, text: text, file: nil)
    }
  }
}
