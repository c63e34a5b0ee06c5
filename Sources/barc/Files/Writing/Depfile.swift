import BarEmit

/// What files were made of, as Make and Ninja read it.
struct Depfile {
  /// Files that are rebuilt when one of the others changes.
  struct Rule {
    var outputs: [Path]
    var inputs: [Path]
  }

  private let path: Path

  /// `nil` if nobody asked for one.
  init?(
    _ invocation: Invocation, _ destination: CompileDestination, _ inputs: [Input]
  ) throws(UsageError) {
    guard let word = invocation.value(of: .depfile) else { return nil }
    path = Path(word)
    if !destination.isFiles {
      throw UsageError(
        "there are no files to write", word, " about", help: .sentence("name a file with `-o`"))
    }
    if inputs.contains(where: { $0.isFile(path) }) {
      throw UsageError("file", word, " is an input", help: .sentence("name another file"))
    }
  }

  /// The folder that is written in.
  var folders: [Path] { [AtomicWriting.folder(of: path)] }

  /// Writes the rules, unless there are none: then what an earlier run wrote still holds.
  func write(_ rules: [Rule], _ console: inout Console) {
    if rules.isEmpty { return }
    do throws(FileError) {
      var text: [UInt8] = []
      for rule in rules {
        for (index, output) in rule.outputs.enumerated() {
          if index > 0 { text.append(" ") }
          try Self.append(output, to: &text)
        }
        text.append(":")
        for input in rule.inputs {
          text.append(" ")
          try Self.append(input, to: &text)
        }
        text.append("\n")
      }
      try AtomicWriting.write([OutputText(text)], to: path)
    } catch {
      console.complain(of: path.text, error)
    }
  }

  /// Appends a name as compilers of C write it: that is what both programs read alike.
  private static func append(_ path: Path, to text: inout [UInt8]) throws(FileError) {
    let backslash = UInt8(ascii: "\\")
    var backslashes = 0
    for byte in path.bytes {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        throw FileError("no such file can hold a name with a line break")
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        // Backslashes before a blank would be taken for its escape.
        text.append(repeating: backslash, count: backslashes + 1)
      case UInt8(ascii: "#"): text.append(backslash)
      case UInt8(ascii: "$"): text.append(byte)
      default: break
      }
      backslashes = byte == backslash ? backslashes + 1 : 0
      text.append(byte)
    }
  }
}

extension CommandOption {
  static var depfile: Self {
    .init(
      "--depfile", value: .path("PATH"),
      help: "file to write what was made of what to, for Make and Ninja")
  }
}
