import BarText

extension RuleOption {
  /// What counts where nothing is said, as a configuration would say it.
  package var initialPhrase: String { "`[\(initial.joined(separator: ", "))]`" }

  /// The option on one line.
  var phrase: String { "\(name): \(sentence) Default: \(initialPhrase)." }
}
