import BarCompiler
import BarLint
import BarSyntax
import BarText

/// An input, and what is asked of it.
struct ConfiguredInput: Sendable {
  let input: Input
  let settings: Configurations.Settings
  /// What it is compared with, if anything.
  var baseline: BaselineUse?
}

/// What a run asks of each of its inputs: the command line, and above it the configuration that is closest to the input.
struct Configurations {
  /// What is asked of one input.
  struct Settings: Sendable {
    let lint: LintSettings
    /// The file with the findings that are known.
    let baseline: Path?
  }

  /// Where configurations come from.
  private enum Origin {
    case none
    /// One that was named, for all inputs.
    case named(ConfigurationFinder.Found)
    case closest
  }

  /// The settings that were made last, for the inputs that follow.
  private struct Last {
    /// The folders of the configurations that they are made of; no two have the same.
    let folders: [AbsolutePath]
    /// The patterns of each configuration that the input matches.
    let rows: [[Int]]
    let settings: Settings
  }

  /// The folder whose configuration was asked for last.
  private struct Asked {
    /// The path as it was written up to its last slash, with it.
    let folder: [UInt8]
    let found: ConfigurationFinder.Found
  }

  /// The folder of the process.
  let working = AbsolutePath.working
  private let commandLine: RuleLayer
  private let today: CalendarDay
  /// The rules to ask; `nil` for those that are selected.
  private let rules: [Rule]?
  private var origin: Origin
  private var finder: ConfigurationFinder
  private var last: Last?
  private var asked: Asked?

  /// - Parameter rules: The rules to ask; those that are selected if left out.
  init(_ invocation: Invocation, rules: [Rule]? = nil) throws(UsageError) {
    commandLine = try RuleLayer(invocation)
    today = try day(invocation)
    self.rules = rules
    finder = ConfigurationFinder(from: working)
    origin = invocation.has(.isolated) ? .none : .closest
    guard let word = invocation.value(of: .config) else { return }
    if invocation.has(.isolated) {
      throw UsageError(
        "option", CommandOption.config.name, " contradicts `--isolated`",
        help: .sentence("leave one of them out"))
    }
    let chain = ConfigurationChain(reading: Path(word), from: working, &finder.complaints)
    origin = .named(chain.map(ConfigurationFinder.Found.chain) ?? .broken)
  }

  /// Inputs with what is asked of them, without those whose configuration is broken; says what is wrong.
  mutating func configured(_ inputs: [Input], _ console: inout Console) -> [ConfiguredInput] {
    let configured = inputs.compactMap { input -> ConfiguredInput? in
      settings(ofFileAt: input.location).map { ConfiguredInput(input: input, settings: $0) }
    }
    sayComplaints(&console)
    return configured
  }

  /// The configurations that count for a file, the closest first; `nil` if one is broken.
  mutating func links(for path: AbsolutePath) -> [ConfigurationChain.Link]? {
    configuration(for: path.folder).links
  }

  /// What is asked of a file; `nil` if its configuration is broken.
  mutating func settings(for path: AbsolutePath) -> Settings? {
    links(for: path).map { settings($0, path) }
  }

  /// What is wrong with the configurations that were asked for since somebody took that last.
  mutating func takeComplaints() -> [ConfigurationComplaint] {
    defer { finder.complaints = [] }
    return finder.complaints
  }

  /// The files that configurations have been read from.
  var files: [Path] {
    var chains = finder.chains
    if case .named(.chain(let chain)) = origin { chains.append(chain) }
    return chains.flatMap { $0.links.map { Path([UInt8]($0.file.tree.source.path.utf8)) } }
  }

  /// Whether a configuration passes something over that is in a folder.
  mutating func excludes(_ path: Path, isFolder: Bool) -> Bool {
    guard case .chain(let chain) = configuration(ofFileAt: path.bytes) else { return false }
    let place = working.resolving(path.bytes)
    return chain.links.contains { $0.excludes(place, isFolder: isFolder) }
  }

  /// Reports what is wrong with the configurations that were asked for.
  mutating func sayComplaints(_ console: inout Console) {
    for complaint in takeComplaints() { complaint.say(&console) }
  }

  /// The configuration of files in a folder.
  private mutating func configuration(for folder: AbsolutePath) -> ConfigurationFinder.Found {
    switch origin {
    case .none: .none
    case .named(let found): found
    case .closest: finder.configuration(for: folder)
    }
  }

  /// The configuration of a file, by its path; files of one folder are asked for one after the other mostly.
  private mutating func configuration(ofFileAt path: [UInt8]) -> ConfigurationFinder.Found {
    let name = path[((path.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1)...]
    let folder = path[..<name.startIndex]
    if let asked, asked.folder.elementsEqual(folder), !Self.leadsElsewhere(name) {
      return asked.found
    }
    let found = configuration(for: working.resolving(path).folder)
    asked = Self.leadsElsewhere(name) ? nil : Asked(folder: [UInt8](folder), found: found)
    return found
  }

  /// Whether a last name of a path is none of something in the folder before it.
  private static func leadsElsewhere(_ name: ArraySlice<UInt8>) -> Bool {
    name.allSatisfy { $0 == UInt8(ascii: ".") }
  }

  /// What is asked of a file, by its path; `nil` if its configuration is broken.
  private mutating func settings(ofFileAt path: [UInt8]) -> Settings? {
    configuration(ofFileAt: path).links.map { links in
      // Without any configuration the path makes no difference.
      settings(links, links.isEmpty ? .root : working.resolving(path))
    }
  }

  private mutating func settings(
    _ links: [ConfigurationChain.Link], _ path: AbsolutePath
  ) -> Settings {
    let rows = links.map { $0.matchingRows(path) }
    let folders = links.map(\.folder)
    if let last, last.rows == rows, last.folders == folders { return last.settings }
    var layers = commandLine.isEmpty ? [] : [commandLine]
    for (link, rows) in zip(links, rows) {
      // Later rows override earlier ones.
      layers += rows.reversed().map { link.file.perFile[$0].layer }
      layers.append(link.file.layer)
    }
    let targets = links.reduce(TargetDefaults.none) { $0.over($1.file.targets) }
    let baseline = links.first { $0.file.baseline != nil }.flatMap { link in
      link.file.baseline.map { link.folder.resolving([UInt8]($0.utf8)).path(from: working) }
    }
    let settings = Settings(
      lint: LintSettings(RuleSelection(layers), rules: rules, targets: targets, today: today),
      baseline: baseline)
    last = Last(folders: folders, rows: rows, settings: settings)
    return settings
  }
}

extension Input {
  /// Where configurations are looked for: the file, or what standard input is called.
  var location: [UInt8] {
    switch self {
    case .file(let path): path.bytes
    case .standardInput(let name): [UInt8](name.utf8)
    }
  }
}
