import BarEmit
import BarText

/// The baselines of a run: a file is compared with the one that the command line names, or else its configuration.
struct Baselines {
  private enum Way {
    case compare, prune
    /// Write a baseline: this one, or for each file the one that it would be compared with.
    case write(Path?)
  }

  /// A baseline, and what the run had to do with it.
  private struct Used {
    let path: Path
    let place: AbsolutePath
    /// `nil` if it cannot be read, which has been said.
    let baseline: Baseline?
    var checked: [String] = []
    var found: [Baseline.Entry] = []
    var stale: [Baseline.Entry] = []
  }

  /// No more lines are written about entries of one baseline.
  private static let mostLines = 10

  private let way: Way
  private let named: Path?
  private let isQuiet: Bool
  private let working: AbsolutePath
  private var used: [Used] = []

  /// - Parameter working: The folder of the process.
  init(_ invocation: Invocation, in working: AbsolutePath) {
    self.working = working
    named = invocation.value(of: .baseline).map { Path($0) }
    isQuiet = invocation.has(.quiet)
    if let word = invocation.value(of: .writeBaseline) {
      way = .write(word.isEmpty ? nil : Path(word))
    } else {
      way = invocation.has(.pruneBaseline) ? .prune : .compare
    }
  }

  /// The inputs with what they are compared with, without those whose baseline cannot be read, which is said.
  mutating func prepared(
    _ inputs: [ConfiguredInput], _ console: inout Console
  ) -> [ConfiguredInput] {
    inputs.compactMap { configured in
      guard let path = path(for: configured.settings) else { return configured }
      let number = number(of: path, &console)
      guard let baseline = used[number].baseline else { return nil }
      let place = working.resolving(configured.input.location)
      let text = place.path(from: used[number].place.folder).text
      used[number].checked.append(text)
      var configured = configured
      configured.baseline = BaselineUse(
        number: number, path: text, entries: Array(baseline.entries(of: text)),
        isWritten: isWriting)
      return configured
    }
  }

  /// Whether findings are compared with any baseline.
  var isUsed: Bool { !used.isEmpty }

  mutating func add(_ outcome: BaselineUse.Outcome) {
    used[outcome.use.number].found += outcome.found
    used[outcome.use.number].stale += outcome.stale
  }

  /// Writes what is to be written, or says which entries are stale.
  ///
  /// - Parameter searched: Whether folders were searched, so that what is not there has gone.
  func finish(searched: Bool, _ console: inout Console) {
    for used in used {
      guard let baseline = used.baseline else { continue }
      let checked = Set(used.checked)
      let others = baseline.entries.filter { !checked.contains($0.path) }
      switch way {
      case .write:
        let kept = others.filter { isThere($0, used) }
        write(Baseline(used.found + kept), used, &console)
      case .prune, .compare:
        var stale = used.stale
        if searched { stale += others.filter { !isThere($0, used) } }
        if stale.isEmpty { continue }
        if case .prune = way {
          write(baseline.removing(stale), used, &console)
        } else if !isQuiet {
          say(stale, used, &console)
        }
      }
    }
  }

  private var isWriting: Bool { if case .write = way { true } else { false } }

  /// Whether the command line says where the baseline is.
  private var isNamed: Bool {
    if case .write(.some) = way { true } else { named != nil }
  }

  private func path(for settings: Configurations.Settings) -> Path? {
    switch way {
    case .compare, .prune: return named ?? settings.baseline
    case .write(let path):
      let usual: StaticString = ".barc-baseline.json"
      return path ?? named ?? settings.baseline ?? usual.withUTF8Buffer { Path([UInt8]($0)) }
    }
  }

  /// The number of a baseline, which is read when it is first asked for.
  private mutating func number(of path: Path, _ console: inout Console) -> Int {
    let place = working.resolving(path.bytes)
    if let number = used.firstIndex(where: { $0.place == place }) { return number }
    used.append(Used(path: path, place: place, baseline: read(path, &console)))
    return used.count - 1
  }

  private func read(_ path: Path, _ console: inout Console) -> Baseline? {
    do throws(FileError) {
      let bytes = try FileReading.read(path)
      switch Baseline.read(bytes) {
      case .success(let baseline): return baseline
      case .failure(let problem):
        if isWriting { return Baseline() }
        let position = problem.offset.map { LineTable(bytes).position(of: $0) }
        let place = position.map { ":\($0.line):\($0.column)" } ?? ""
        console.complain(of: "\(path.text)\(place)", FileError(problem.message))
      }
    } catch {
      // A baseline that is about to be written need not exist, nor be readable.
      if isWriting { return Baseline() }
      let isMissing = path.kind == nil
      console.complain(
        of: path.text,
        isMissing
          ? FileError(error.message, help: "`barc lint --write-baseline` writes it") : error)
    }
    return nil
  }

  private func isThere(_ entry: Baseline.Entry, _ used: Used) -> Bool {
    used.place.folder.resolving([UInt8](entry.path.utf8)).path(from: working).kind != nil
  }

  private func write(_ baseline: Baseline, _ used: Used, _ console: inout Console) {
    do throws(FileError) {
      let text = OutputText(baseline.bytes)
      if isNamed {
        try AtomicWriting.write([text], to: used.path)
      } else {
        try AtomicWriting.writeUnnamed([text], to: used.path)
      }
      if !isQuiet { console.say("wrote ", used.path.text) }
    } catch {
      console.complain(of: used.path.text, error)
    }
  }

  private func say(_ stale: [Baseline.Entry], _ used: Used, _ console: inout Console) {
    var output: [UInt8] = []
    for entry in stale.prefix(Self.mostLines) {
      VisibleText.append(
        "\(used.path.text): stale: \(entry.path) has \(entry.count) `\(entry.rule)` less than is known",
        to: &output)
      output.append("\n")
    }
    if stale.count > Self.mostLines {
      output.append(contentsOf: "\(stale.count - Self.mostLines) more entries are stale\n".utf8)
    }
    output.append("  = help: --prune-baseline removes what is stale\n")
    console.writeMessage(output)
  }
}

extension CommandOption {
  static var baseline: Self {
    .init(
      "--baseline", value: .path("FILE"),
      help: "do not report the findings that this file knows")
  }

  static var writeBaseline: Self {
    .init(
      "--write-baseline", value: .optionalPath("FILE.json"),
      help: "make all findings known; .barc-baseline.json if left out")
  }

  static var pruneBaseline: Self {
    .init("--prune-baseline", help: "remove what is no longer found from the baseline")
  }

  static var showSuppressed: Self {
    .init("--show-suppressed", help: "show what comments and the baseline silence, too")
  }
}
