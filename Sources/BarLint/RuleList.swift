extension Rule {
  /// Every rule, by the name of its file.
  package static var all: [Rule] {
    [
      .deprecatedProperty,
      .deprecatedValue,
      .ignoredProperty,
      .unavailableProperty,
      .unavailableValue,
      .unobservedChange,
      .unsupportedProperty,
      .valueOutOfRange,
    ]
  }
}
