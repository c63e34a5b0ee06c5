/// Where the documents of a run of `compile` go.
struct CompileDestination {
  private enum Place {
    case standardOutput
    /// Beside each input.
    case besideInput
    case folder(Path)
    /// A file for one document, a folder for several.
    case fileOrFolder(Path)
    /// A device or a pipe, which takes everything.
    case stream(Path)
  }

  private let place: Place
  private let inputs: Set<Path.Identity>
  private let readsStandardInput: Bool
  private let isQuiet: Bool
  /// Whether each file that is written is named; of many the number says more.
  private let namesEach: Bool
  /// What has been written, so that no input overwrites what another one gave.
  private var written: Set<Path> = []
  /// What each file depends on that has been written, in order.
  private(set) var dependencies: [Depfile.Rule] = []

  /// `word` is the value of the option that names it, if it was given.
  init(_ word: [UInt8]?, _ inputs: [Input], isQuiet: Bool) {
    self.isQuiet = isQuiet
    namesEach = inputs.count <= 20
    self.inputs = Set(
      inputs.compactMap(\.path?.identity))
    readsStandardInput = inputs.contains { $0.path == nil }
    let standardOutput: StaticString = "/dev/stdout"
    guard let word else {
      place = .besideInput
      return
    }
    let path = Path(word)
    if Input.isStream(word) || standardOutput.isSpelled(word) {
      place = .standardOutput
    } else if path.kind == .stream {
      place = .stream(path)
    } else if inputs.count > 1 || path.namesFolder || path.kind == .folder {
      place = .folder(path)
    } else {
      place = .fileOrFolder(path)
    }
  }

  /// Whether documents go to standard output, so that nothing else may.
  var usesOutput: Bool {
    switch place {
    case .standardOutput: true
    case .besideInput: readsStandardInput
    case .folder, .fileOrFolder, .stream: false
    }
  }

  /// Whether what is written has names.
  var isFiles: Bool {
    switch place {
    case .standardOutput, .stream: false
    case .besideInput, .folder, .fileOrFolder: !usesOutput
    }
  }

  /// The folders that are written in.
  func folders(of inputs: [Input]) -> [Path] {
    switch place {
    case .standardOutput, .stream: []
    case .besideInput: inputs.compactMap(\.path?.folder)
    case .folder(let folder): [folder]
    case .fileOrFolder(let path): [AtomicWriting.folder(of: path)]
    }
  }

  /// Writes the documents of one input, of which there is at least one, each on a line of its own.
  mutating func write(_ documents: [OutputText], of input: Input, _ console: inout Console) {
    switch place {
    case .standardOutput: console.writeOutput(documents)
    case .stream(let path):
      do throws(FileError) {
        try AtomicWriting.write(documents, to: path)
      } catch {
        console.complain(of: path.text, error)
      }
    case .folder(let folder): write(documents, of: input, in: folder, &console)
    case .fileOrFolder(let path):
      if documents.count == 1 {
        write(documents, of: input, to: [path], &console)
      } else if path.kind == .file {
        console.complain(
          of: path.text, FileError("is a file, and several documents need a folder"))
      } else {
        write(documents, of: input, in: path, &console)
      }
    case .besideInput:
      switch input {
      case .standardInput: console.writeOutput(documents)
      case .file(let path): write(documents, of: input, in: path.folder, &console)
      }
    }
  }

  /// Says how many files have been written, where they were not named one by one.
  func sayCount(_ console: inout Console) {
    if isQuiet || namesEach { return }
    let count = dependencies.reduce(0) { $0 + $1.outputs.count }
    if count > 0 { console.say("wrote ", count == 1 ? "1 file" : "\(count) files") }
  }

  private mutating func write(
    _ documents: [OutputText], of input: Input, in folder: Path, _ console: inout Console
  ) {
    do throws(FileError) {
      try AtomicWriting.makeFolder(folder)
    } catch {
      console.complain(of: folder.text, error)
      return
    }
    let name = OutputName(of: input)
    let paths = documents.indices.map { folder.appending(name.name(ofDocument: $0)) }
    write(documents, of: input, to: paths, &console)
  }

  /// Whether a path is the one that the command line says, and not made of the name of an input.
  private func isNamed(_ path: Path) -> Bool {
    if case .fileOrFolder(path) = place { true } else { false }
  }

  /// Writes each document to its path.
  private mutating func write(
    _ documents: [OutputText], of input: Input, to paths: [Path], _ console: inout Console
  ) {
    var rule = Depfile.Rule(outputs: [], inputs: input.path.map { [$0] } ?? [])
    for (document, path) in zip(documents, paths) {
      do throws(FileError) {
        guard written.insert(path).inserted else {
          throw FileError("is the output of two inputs; `-o` names another place")
        }
        if let identity = path.identity, inputs.contains(identity) {
          throw FileError("is an input, and is not overwritten")
        }
        if isNamed(path) {
          try AtomicWriting.write([document], to: path)
        } else {
          try AtomicWriting.writeUnnamed([document], to: path)
        }
        rule.outputs.append(path)
        if !isQuiet, namesEach { console.say("wrote ", path.text) }
      } catch {
        console.complain(of: path.text, error)
      }
    }
    if !rule.outputs.isEmpty { dependencies.append(rule) }
  }
}
