/// What is passed over where folders are searched; if that is forced, what was named is, too.
struct Exclusion {
  /// Folders that hold other people's files, or what a build has made.
  private static var skippedFolders: [StaticString] {
    [".git", ".build", "Carthage", "Pods", "DerivedData", "node_modules"]
  }

  /// Patterns of the command line, which are about paths from the working folder.
  private let patterns: [IgnorePattern]
  /// The whole path of the working folder; `nil` if nobody asks for it.
  private let workingFolder: Path?
  let isForced: Bool
  /// Whether anything else excludes a path, which is a whole one without links; the flag is true of folders.
  private let isExcluded: (Path, Bool) -> Bool

  init(
    _ words: [[UInt8]] = [], isForced: Bool = false,
    or isExcluded: @escaping (Path, Bool) -> Bool = { _, _ in false }
  ) {
    // A leading `./` anchors a pattern to the working folder, just as a leading slash does.
    patterns = words.compactMap { word in
      IgnorePattern(word.starts(with: "./".utf8) ? word.dropFirst() : word[...])
    }
    workingFolder = words.isEmpty && !isForced ? nil : Path([UInt8(ascii: ".")]).real
    self.isForced = isForced
    self.isExcluded = isExcluded
  }

  /// Whether something that is in a folder is passed over.
  ///
  /// - Parameters:
  ///   - path: A whole path without links.
  ///   - rules: What the `.gitignore` files say there.
  func excludes(_ path: Path, isFolder: Bool, _ rules: IgnoreRules) -> Bool {
    if isFolder, Self.skippedFolders.contains(where: { $0.isSpelled(path.name) }) { return true }
    let fromHere = workingFolder.flatMap { path.inside($0) } ?? path.bytes.dropFirst()
    return patterns.verdict(on: fromHere, isFolder: isFolder)
      ?? (rules.verdict(on: path, isFolder: isFolder) ?? false || isExcluded(path, isFolder))
  }

  /// Whether something that was named would be passed over, were it searched for from the root of its repository, or
  /// else from the working folder.
  func excludes(named path: Path) throws(FileError) -> Bool {
    // A symbolic link counts under its own name.
    guard isForced, let kind = path.kind, let folder = path.folder.real else { return false }
    let whole = kind == .folder ? path.real ?? path : folder.appending(path.name)
    let root = IgnoreRules.repository(around: folder) ?? workingFolder ?? folder
    var rules = IgnoreRules()
    for above in whole.ancestors(from: root) {
      let isFolder = above != whole || kind == .folder
      if above != root, excludes(above, isFolder: isFolder, rules) { return true }
      if isFolder { try rules.add(fileIn: above) }
    }
    return false
  }
}
