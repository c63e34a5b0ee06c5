/// The input files that a script phase of Xcode declares.
enum ScriptInputFiles {
  /// Their paths, in the order of their numbers.
  static func words() throws(UsageError) -> [[UInt8]] {
    let name: StaticString = "SCRIPT_INPUT_FILE_COUNT"
    guard let value = EnvironmentVariable.value(of: name) else {
      throw UsageError("there is no variable", name, help: remedy)
    }
    guard let count = Int(String(decoding: value, as: UTF8.self)), count >= 0 else {
      throw UsageError("unknown value", value, of: name, help: remedy)
    }
    var words: [[UInt8]] = []
    for number in 0..<count {
      let name = [UInt8]("SCRIPT_INPUT_FILE_\(number)".utf8)
      guard let word = EnvironmentVariable.value(of: name) else {
        throw UsageError("there is no variable", name, help: remedy)
      }
      words.append(word)
    }
    return words
  }

  private static var remedy: UsageError.Help {
    .sentence("Xcode sets it for script phases that list their input files")
  }
}

extension CommandOption {
  static var scriptInputFiles: Self {
    .init(
      "--use-script-input-files", help: "take the input files of a script phase of Xcode, too")
  }
}
