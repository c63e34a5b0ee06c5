import BarLint
import BarText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

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

  static var today: Self {
    .init(
      "--today", value: .text("DAY"),
      help: "the day, as in 2027-03-01, on which suppressions may be over")
  }
}

/// What the options of a run of lint ask for.
func settings(_ invocation: Invocation) throws(UsageError) -> LintSettings {
  let selection = RuleSelection(
    selected: try ruleNames(.select, invocation),
    ignored: try ruleNames(.ignore, invocation) ?? [])
  guard let word = invocation.value(of: .today) else {
    return LintSettings(selection, today: currentDay())
  }
  guard let day = CalendarDay(String(decoding: word, as: UTF8.self)) else {
    throw UsageError(
      "there is no day", word, help: .sentence("write it as in `--today 2027-03-01`"))
  }
  return LintSettings(selection, today: day)
}

/// The names that an option gives, which must all be of rules or groups.
private func ruleNames(
  _ option: CommandOption, _ invocation: Invocation
) throws(UsageError) -> [String]? {
  guard let words = invocation.words(of: option) else { return nil }
  let names = RuleSelection.names
  for word in words where !names.contains(where: { $0.isSpelled(word) }) {
    throw UsageError(
      "there is no rule", word,
      help: .nearest(word, names, otherwise: "`barc rules` lists them"))
  }
  return words.map { String(decoding: $0, as: UTF8.self) }
}

/// The day in Greenwich; no file of time zones is read for it.
func currentDay() -> CalendarDay { CalendarDay(daysSince1970: time(nil) / 86_400) }
