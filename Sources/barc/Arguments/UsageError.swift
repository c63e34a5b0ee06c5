import BarEmit
import BarText

/// What is wrong with the command line.
struct UsageError: Error {
  /// What to do about it.
  enum Help {
    case sentence(StaticString)
    case didYouMean(StaticString)
    case values([StaticString])
    /// The help of a command tells more.
    case command(StaticString)
    /// How a command is called.
    case usage(command: StaticString, operands: StaticString)

    /// The nearest known name, or the only one that begins like this, or else another remedy.
    static func nearest(
      _ word: [UInt8], _ names: [StaticString], otherwise: @autoclosure () -> Help
    ) -> Help {
      if let name = NearestName.nearest(to: word, among: names) { return .didYouMean(name) }
      // A letter or two begin too much.
      if word.count < 3 { return otherwise() }
      let longer = names.filter { $0.withUTF8Buffer { $0.starts(with: word) } }
      return longer.count == 1 ? .didYouMean(longer[0]) : otherwise()
    }

    static func nearest(
      _ word: [UInt8], _ names: [StaticString], otherwise: StaticString
    ) -> Help {
      nearest(word, names, otherwise: .sentence(otherwise))
    }
  }

  /// The fact and the word that it is about, as for a finding.
  private let fact: StaticString
  private let word: [UInt8]?
  private let rest: StaticString
  /// The option that the word was given to.
  private let owner: StaticString?
  private let help: Help

  init(_ fact: StaticString, _ word: [UInt8]? = nil, _ rest: StaticString = "", help: Help) {
    self.fact = fact
    self.word = word
    self.rest = rest
    owner = nil
    self.help = help
  }

  init(_ fact: StaticString, _ name: StaticString, _ rest: StaticString = "", help: Help) {
    self.init(fact, name.withUTF8Buffer { [UInt8]($0) }, rest, help: help)
  }

  /// A value that its option does not take.
  init(_ fact: StaticString, _ value: [UInt8], of option: StaticString, help: Help) {
    self.fact = fact
    word = value
    rest = ""
    owner = option
    self.help = help
  }

  func append(to output: inout [UInt8]) {
    output.append("barc: error: ")
    output.append(fact)
    if let word {
      output.append(fact.utf8CodeUnitCount == 0 ? "`" : " `")
      VisibleText.append(String(decoding: word, as: UTF8.self), to: &output)
      output.append("`")
    }
    output.append(rest)
    if let owner {
      output.append(" of `")
      output.append(owner)
      output.append("`")
    }
    output.append("\n  = help: ")
    switch help {
    case .sentence(let sentence): output.append(sentence)
    case .didYouMean(let name):
      output.append("did you mean `")
      output.append(name)
      output.append("`?")
    case .values(let values):
      output.append("it is one of ")
      for (index, value) in values.enumerated() {
        output.append(index == 0 ? "`" : ", `")
        output.append(value)
        output.append("`")
      }
    case .command(let name):
      output.append("`barc help ")
      output.append(name)
      output.append("` shows what it takes")
    case .usage(let command, let operands):
      output.append("write `barc ")
      output.append(command)
      output.append(" [OPTION…]")
      if operands.utf8CodeUnitCount > 0 {
        output.append(" ")
        output.append(operands)
      }
      output.append("`")
    }
    output.append("\n")
  }
}
