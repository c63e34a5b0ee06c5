/// What the `.gitignore` files of a folder and of those above it say, up to the root of the repository.
struct IgnoreRules {
  /// The patterns of one folder.
  private struct Layer {
    let folder: Path
    let patterns: [IgnorePattern]
  }

  static let fileName: StaticString = ".gitignore"
  private var layers: [Layer] = []

  init() {}

  /// The rules that hold in a folder, those of its own file too, with the files of the folders above it up to a root.
  init(in folder: Path, from root: Path) throws(FileError) {
    for above in folder.ancestors(from: root) { try add(fileIn: above) }
  }

  /// The nearest folder, from this one up, in which a repository begins.
  static func repository(around folder: Path) -> Path? {
    var next = folder
    while !hasRepository(next) {
      let above = next.folder
      if above == next { return nil }
      next = above
    }
    return next
  }

  static func hasRepository(_ folder: Path) -> Bool { folder.appending(".git".utf8).kind != nil }

  /// Adds what a folder's own file says, if it has one.
  mutating func add(fileIn folder: Path) throws(FileError) {
    let path = folder.appending("\(Self.fileName)".utf8)
    guard path.kind == .file else { return }
    var text = try FileReading.read(path)[...]
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    let lines = text.split(separator: UInt8(ascii: "\n")).map { line in
      line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }
    let patterns = lines.compactMap { IgnorePattern(line: $0) }
    if !patterns.isEmpty { layers.append(Layer(folder: folder, patterns: patterns)) }
  }

  /// Whether something is ignored, or taken back; `nil` if no line is about it. The last line counts, and those of
  /// the nearest folder do before others.
  ///
  /// - Parameter path: A whole path; what is in an ignored folder need not be matched itself.
  func verdict(on path: Path, isFolder: Bool) -> Bool? {
    for layer in layers.reversed() {
      guard let rest = path.inside(layer.folder) else { continue }
      if let verdict = layer.patterns.verdict(on: rest, isFolder: isFolder) { return verdict }
    }
    return nil
  }
}
