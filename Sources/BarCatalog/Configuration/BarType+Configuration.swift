extension BarType {
  /// Whether only a configuration has objects of the type, and no description.
  package var isOfConfiguration: Bool {
    self == Configuration.type || self == FileConfiguration.type || self == RuleConfiguration.type
  }
}
