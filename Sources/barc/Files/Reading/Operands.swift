/// What the words of a command line name, each file once.
struct Operands {
  private let words: [[UInt8]]
  /// Whether nothing was named.
  private let searchesHere: Bool
  private let standardInputName: String?
  private let skipsOther: Bool
  private let exclusion: Exclusion

  /// - Parameter isExcluded: Whether a configuration excludes a whole path without links; the flag is true of folders.
  init(
    _ invocation: Invocation, isExcluded: @escaping (Path, Bool) -> Bool
  ) throws(UsageError) {
    let isOfScript = invocation.has(.scriptInputFiles)
    words = invocation.operands + (isOfScript ? try ScriptInputFiles.words() : [])
    searchesHere = words.isEmpty && !isOfScript
    standardInputName = invocation.value(of: .standardInputName).map { Path($0).text }
    skipsOther = invocation.has(.skipOther)
    exclusion = Exclusion(
      invocation.values(of: .exclude), isForced: invocation.has(.forceExclude), or: isExcluded)
  }

  /// Whether folders are among what is named.
  var searchesFolders: Bool { searchesHere || words.contains { Path($0).kind == .folder } }

  /// Files, and the descriptions in folders, in the order in which they were named.
  func inNamedOrder(_ console: inout Console) -> [Input] { Input.unique(inputs(&console)) }

  /// Files, and the descriptions in folders, by path; without a word, those in the working folder.
  func byPath(_ console: inout Console) -> [Input] { Input.ordered(inputs(&console)) }

  private func inputs(_ console: inout Console) -> [Input] {
    var inputs: [Input] = []
    for word in searchesHere ? [[UInt8(ascii: ".")]] : words {
      inputs += self.inputs(of: word, &console)
    }
    return inputs
  }

  /// What a word names.
  private func inputs(of word: [UInt8], _ console: inout Console) -> [Input] {
    let input = Input(word, standardInputName: standardInputName)
    guard case .file(let path) = input else { return [input] }
    if path.kind == .folder { return descriptions(in: path, &console).map(Input.file) }
    var paths = [path]
    if path.kind == nil, PathGlob.isPattern(path.bytes) {
      let complaints = console.exitCode
      paths = Discovery.files(matching: path, exclusion, &console)
      if paths.isEmpty, console.exitCode == complaints {
        console.complain(of: path.text, FileError("no YAML file matches"))
      }
    } else if isExcluded(path, &console) {
      return []
    }
    if skipsOther { paths.removeAll { Discovery.isOther($0) } }
    return paths.map(Input.file)
  }

  private func descriptions(in folder: Path, _ console: inout Console) -> [Path] {
    if isExcluded(folder, &console) { return [] }
    let complaints = console.exitCode
    let found = Discovery.descriptions(in: folder, exclusion, &console)
    if found.isEmpty, console.exitCode == complaints {
      console.complain(
        of: folder.text,
        FileError(
          "no bar description is in this folder",
          help: "one is `*.bars.yaml`, or has `barc` as its first key; `barc init` writes one"))
    }
    return found
  }

  private func isExcluded(_ path: Path, _ console: inout Console) -> Bool {
    do throws(FileError) {
      return try exclusion.excludes(named: path)
    } catch {
      console.complain(of: path.text, error)
      return false
    }
  }
}

extension CommandOption {
  static var skipOther: Self {
    .init("--skip-other", help: "pass over named files that are no descriptions, as in folders")
  }

  static var exclude: Self {
    .init(
      "--exclude", value: .path("GLOB"),
      help: "pass over paths, written as in `.gitignore`; may be given again")
  }

  static var forceExclude: Self {
    .init("--force-exclude", help: "pass over excluded paths that are named, too")
  }

  static var standardInputName: Self {
    .init("--stdin-filename", value: .path("PATH"), help: "what findings call standard input")
  }
}
