/// The names of what `compile` makes of a file.
struct OutputName {
  private let stem: [UInt8]

  /// `app.yaml` and `app.bars.yaml` have the stem `app`.
  init(of input: Input) {
    switch input {
    case .standardInput: stem = Array("stdin".utf8)
    case .file(let path):
      let suffixes: [StaticString] = [".bars.yaml", ".bars.yml", ".yaml", ".yml"]
      let name = path.name
      let length = suffixes.first { path.hasSuffix($0) && name.count > $0.utf8CodeUnitCount }
      stem = [UInt8](name.dropLast(length?.utf8CodeUnitCount ?? 0))
    }
  }

  /// The name of a document's output; documents are counted from 0, and only later ones have a number.
  func name(ofDocument index: Int) -> [UInt8] {
    stem + (index == 0 ? [] : Array(".\(index + 1)".utf8)) + Array(".bars.json".utf8)
  }
}
