import BarLint
import BarText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The options that say what a configuration may say, and which one counts.
extension CommandOption {
  static var select: Self {
    .init(
      "--select", value: .text("RULE,…"),
      help: "only these rules and groups; `barc rules` lists them"
    )
  }

  static var ignore: Self {
    .init("--ignore", value: .text("RULE,…"), help: "all but these rules and groups")
  }

  static var config: Self {
    .init(
      "--config", value: .path("FILE"),
      help: "configuration of all inputs, instead of the closest `.barc.yaml`")
  }

  static var isolated: Self { .init("--isolated", help: "read no configuration") }

  static var today: Self {
    .init(
      "--today", value: .text("DAY"),
      help: "the day, as in 2027-03-01, on which suppressions may be over")
  }
}

extension RuleLayer {
  /// What the options of a run say.
  init(_ invocation: Invocation) throws(UsageError) {
    self.init(
      selected: try ruleNames(.select, invocation),
      ignored: try ruleNames(.ignore, invocation) ?? [])
  }

  var isEmpty: Bool {
    selected == nil && ignored.isEmpty && severities.isEmpty && options.isEmpty
  }
}

/// The names that an option gives, which must all be of rules or groups.
private func ruleNames(
  _ option: CommandOption, _ invocation: Invocation
) throws(UsageError) -> [String]? {
  guard let words = invocation.words(of: option) else { return nil }
  for word in words where !RuleSelection.hasName({ $0.isSpelled(word) }) {
    if FindingKind.known.contains(where: { $0.name.isSpelled(word) }) {
      throw UsageError(
        "", word, " cannot be switched off or on",
        help: .sentence("it is always an error: nothing can be laid out until it is fixed"))
    }
    throw UsageError(
      "there is no rule", word,
      help: .nearest(word, RuleSelection.names, otherwise: "`barc rules` lists them"))
  }
  return words.map { String(decoding: $0, as: UTF8.self) }
}

/// The day that a run takes place on: as given, or else that in Greenwich, for which no file of time zones is read.
func day(_ invocation: Invocation) throws(UsageError) -> CalendarDay {
  guard let word = invocation.value(of: .today) else {
    return CalendarDay(daysSince1970: time(nil) / 86_400)
  }
  guard let day = CalendarDay(String(decoding: word, as: UTF8.self)) else {
    throw UsageError(
      "there is no day", word, help: .sentence("write it as in `--today 2027-03-01`"))
  }
  return day
}
