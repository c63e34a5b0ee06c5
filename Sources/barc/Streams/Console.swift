import BarEmit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The standard streams of a run, and the worst that happened in it.
struct Console {
  private(set) var exitCode = ExitCode.success
  private var isOutputGone = false
  private var progress: Progress?

  /// A closed pipe and a file that grows too large are error codes here, never signals, so that nothing half-done is
  /// left behind.
  init() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
    // If the caller has closed a standard stream, the next file to be opened must not get its number.
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// Whether text messages have color, as far as no option says otherwise.
  var colorsMessages: Bool { ColorChoice.auto.isColored(on: STDERR_FILENO) }

  mutating func raise(to code: ExitCode) { exitCode = max(exitCode, code) }

  /// Writes to standard output; a reader that has gone away is no fault.
  mutating func writeOutput(_ bytes: [UInt8]) {
    output { () throws(FileError) in try write(bytes, to: STDOUT_FILENO) }
  }

  /// Writes a text that a file says to standard output: as it is, but on a terminal, which must not obey it.
  mutating func writeText(_ bytes: [UInt8]) {
    writeOutput(outputIsTerminal ? VisibleText.lines(bytes) : bytes)
  }

  /// Writes JSON to standard output, each on lines of its own.
  mutating func writeOutput(_ texts: [OutputText]) {
    let texts = outputIsTerminal ? texts.map(\.visibleJSON) : texts
    output { () throws(FileError) in try OutputText.write(texts, to: STDOUT_FILENO) }
  }

  private var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  private mutating func output(_ write: () throws(FileError) -> Void) {
    guard !isOutputGone else { return }
    progress?.erase()
    do throws(FileError) {
      try write()
    } catch {
      isOutputGone = true
      if !error.isBrokenPipe { complain(of: "standard output", error) }
    }
  }

  /// Writes to standard error; there is nowhere to tell that this failed.
  mutating func writeMessage(_ bytes: [UInt8]) {
    progress?.erase()
    do throws(FileError) {
      try write(bytes, to: STDERR_FILENO)
    } catch {
      return
    }
  }

  /// Reports what was done with a file.
  mutating func say(_ what: StaticString, _ name: String) {
    var output: [UInt8] = []
    output.append(what)
    VisibleText.append(name, to: &output)
    output.append("\n")
    writeMessage(output)
  }

  /// Reports what is wrong with a file, and goes on.
  mutating func complain(of name: String, _ error: FileError) {
    raise(to: .environment)
    var output: [UInt8] = []
    output.append("barc: error: ")
    VisibleText.append(name, to: &output)
    output.append(": ")
    VisibleText.append(error.message, to: &output)
    output.append("\n")
    if let help = error.help {
      output.append("  = help: ")
      output.append(help)
      output.append("\n")
    }
    writeMessage(output)
  }

  /// Shows from now on how many files are done, where there is a terminal for it.
  mutating func beginProgress(of total: Int, isQuiet: Bool) {
    progress = isQuiet ? nil : Progress(of: total)
  }

  mutating func showProgress() { progress?.show() }

  /// Counts a file that is done.
  mutating func advanceProgress() { progress?.advance() }

  mutating func endProgress() {
    progress?.erase()
    progress = nil
  }

  mutating func complain(of error: UsageError) {
    raise(to: .environment)
    var output: [UInt8] = []
    error.append(to: &output)
    writeMessage(output)
  }
}
