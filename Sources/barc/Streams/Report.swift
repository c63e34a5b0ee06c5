import BarEmit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How a run reports its findings: the options that commands share.
struct Report {
  /// Where findings go. They move to the messages where the output is what was compiled.
  enum Stream {
    case output, messages
  }

  private let format: FindingFormat
  private let color: ColorChoice
  private let isQuiet: Bool

  init(_ invocation: Invocation) {
    format = invocation.choice(of: .format) { (format: FindingFormat) in format.name } ?? .full
    color = invocation.choice(of: .color) { (choice: ColorChoice) in choice.name } ?? .auto
    isQuiet = invocation.has(.quiet)
  }

  func write(
    _ files: [FileFindings], _ summary: FindingSummary, to stream: Stream, _ console: inout Console
  ) {
    let descriptor = stream == .output ? STDOUT_FILENO : STDERR_FILENO
    var output: [UInt8] = []
    format.append(files, isColored: color.isColored(on: descriptor), to: &output)
    switch stream {
    case .output: console.writeOutput(output)
    case .messages: console.writeMessage(output)
    }
    // Where nothing could be read, the complaints have said so.
    guard !isQuiet, summary.files > 0 else { return }
    var line: [UInt8] = []
    summary.append(to: &line)
    console.writeMessage(line)
  }
}
