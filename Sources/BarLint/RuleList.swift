extension Rule {
  /// Every rule, by the name of its file.
  package static var all: [Rule] {
    [
      .deprecatedProperty,
      .ignoredProperty,
      .unavailableProperty,
      .unobservedChange,
      .unsupportedProperty,
    ]
  }
}
