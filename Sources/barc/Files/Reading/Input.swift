import BarText

/// One text to work on.
enum Input: Hashable {
  case file(Path)
  case standardInput(name: String)

  /// What a word of the command line names: a file, or for `-` standard input, which findings may call otherwise.
  init(_ word: [UInt8], standardInputName: String? = nil) {
    self =
      Input.isStream(word)
      ? .standardInput(name: standardInputName ?? "<stdin>") : .file(Path(word).simplified)
  }

  /// What findings call it.
  var name: String {
    switch self {
    case .file(let path): path.text
    case .standardInput(let name): name
    }
  }

  /// - Parameter readers: How many threads may make sense of it at the same time.
  func read(readers: Int) throws(FileError) -> SourceFile {
    let bytes =
      switch self {
      case .file(let path): try FileReading.read(path)
      case .standardInput: try FileReading.readStandardInput()
      }
    return SourceFile(path: name, bytes: bytes, readers: readers)
  }

  /// Where the file is; `nil` for standard input.
  var path: Path? {
    switch self {
    case .file(let path): path
    case .standardInput: nil
    }
  }

  /// Whether a path leads to this file, by whatever name.
  func isFile(_ path: Path) -> Bool {
    guard let own = self.path, let identity = path.identity else { return false }
    return own.identity == identity
  }

  /// The word on the command line that stands for standard input or output.
  static func isStream(_ word: [UInt8]) -> Bool { word == [UInt8(ascii: "-")] }

  /// The inputs without repetitions, in the order of their names.
  static func ordered(_ inputs: [Input]) -> [Input] {
    var ordered: [Input] = []
    ordered.reserveCapacity(inputs.count)
    for input in inputs.sorted(by: { $0.precedes($1) }) where input != ordered.last {
      ordered.append(input)
    }
    return ordered
  }

  private func precedes(_ other: Input) -> Bool {
    switch (self, other) {
    case (.file(let own), .file(let other)): own.bytes.precede(other.bytes)
    case (.file, .standardInput): name <= other.name
    case (.standardInput, .file): name < other.name
    case (.standardInput(let own), .standardInput(let other)): own < other
    }
  }

  /// The inputs without repetitions, in the order of the first mention.
  static func unique(_ inputs: [Input]) -> [Input] {
    // A `Set` first looks up the conformance of its members at run time, which takes as long as reading a small file.
    if inputs.count < 2 { return inputs }
    var seen: Set<Input> = []
    return inputs.filter { seen.insert($0).inserted }
  }
}
