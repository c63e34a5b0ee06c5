import BarEmit
import BarLint
import BarServer
import BarText

/// The files around the texts that a server has: configurations, baselines, descriptions that are not open, and pages.
///
/// A class, because it is what the disk is to one server: what has been read is remembered until the server says that
/// it has changed.
final class ServedFiles {
  private let invocation: Invocation
  private let working = AbsolutePath.working
  private var configurations: Configurations
  private var baselines: [(path: Path, result: Result<Baseline, FileError>)] = []
  private var pages = PageFolder()

  init(_ invocation: Invocation) throws(UsageError) {
    self.invocation = invocation
    configurations = try Configurations(invocation)
  }

  var world: World {
    World(
      settings: settings, brokenExtends: brokenExtends, forgetSettings: forget, text: text,
      names: names, descriptions: descriptions, workingFolder: working.path(from: .root).bytes,
      today: today,
      page: { self.pages.page(of: $0) })
  }

  // MARK: Configurations

  private func settings(of path: [UInt8]) -> World.Settings {
    let place = AbsolutePath.root.resolving(path)
    guard let settings = configurations.settings(for: place) else {
      return .broken(configurations.takeComplaints().map(complaint))
    }
    guard let path = invocation.value(of: .baseline).map({ Path($0) }) ?? settings.baseline else {
      return .lint(settings.lint, known: nil)
    }
    switch baseline(path) {
    case .success(let baseline):
      let name = place.path(from: working.resolving(path.bytes).folder).text
      let use = BaselineUse(
        number: 0, path: name, entries: Array(baseline.entries(of: name)), isWritten: false)
      return .lint(settings.lint, known: { use.silenced($0) })
    case .failure(let error): return .broken([complaint(.unreadable(path, error))])
    }
  }

  private func brokenExtends(of path: [UInt8], _ source: SourceFile) -> [Finding] {
    var complaints: [ConfigurationComplaint] = []
    _ = ConfigurationChain(reading: Path(path), as: source, from: working, &complaints)
    return complaints.flatMap { complaint -> [Finding] in
      // What is wrong with another file of the chain is shown in that one.
      guard case .findings(let file, let findings) = complaint, file.path == source.path else {
        return []
      }
      return findings.filter { "\($0.kind.name)" == "\(FindingKind.brokenExtends.name)" }
    }
  }

  private func forget() {
    baselines = []
    // This cannot fail: the same command line was accepted at the start.
    if let anew = try? Configurations(invocation) { configurations = anew }
  }

  private func baseline(_ path: Path) -> Result<Baseline, FileError> {
    if let known = baselines.first(where: { $0.path == path }) { return known.result }
    let result: Result<Baseline, FileError>
    do throws(FileError) {
      // Standard input is the editor's.
      if path.kind == .stream { throw FileError("it is no file") }
      result = Baseline.read(try FileReading.read(path)).mapError { FileError("\($0.message)") }
    } catch {
      result = .failure(error)
    }
    baselines.append((path, result))
    return result
  }

  private func complaint(_ complaint: ConfigurationComplaint) -> World.Complaint {
    switch complaint {
    case .unreadable(let path, let error):
      return World.Complaint(
        path: whole(path), source: nil, findings: [], message: "\(path.text): \(error.message)")
    case .findings(let source, let findings):
      var message = source.path
      if let first = findings.first {
        let position = LineTable(source.bytes).position(of: Int(first.range.lower))
        message += ":\(position.line):\(position.column): \(first.message)"
      }
      return World.Complaint(
        path: whole(Path([UInt8](source.path.utf8))), source: source, findings: findings,
        message: message)
    }
  }

  private func whole(_ path: Path) -> [UInt8] {
    working.resolving(path.bytes).path(from: .root).bytes
  }

  // MARK: Files

  private func text(of path: [UInt8]) -> [UInt8]? {
    do throws(FileError) { return try FileReading.read(Path(path)) } catch { return nil }
  }

  private func names(in folder: [UInt8]) -> [String] {
    do throws(FileError) {
      return try FolderEntry.entries(of: Path(folder)).filter {
        $0.kind == .file || $0.kind == .link
      }
      .map { String(decoding: $0.name, as: UTF8.self) }
    } catch {
      return []
    }
  }

  private func descriptions(in folder: [UInt8]) -> [[UInt8]] {
    let exclusion = Exclusion { self.configurations.excludes($0, isFolder: $1) }
    // Files that cannot be read are reported on standard error, which editors log.
    var console = Console()
    return Discovery.descriptions(in: Path(folder), exclusion, &console).map(\.bytes)
  }

  private func today() -> CalendarDay {
    do throws(UsageError) { return try day(invocation) } catch {
      return CalendarDay(daysSince1970: 0)
    }
  }
}
