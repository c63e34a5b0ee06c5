import BarCatalog

extension Element {
  /// The value of an accessor that is told the height of the bar: of a bar with a prompt the one for that, then the one
  /// for the height, then the usual one, which stands in for those that are not set (UIBarButtonItem documentation).
  func value<Value>(
    _ property: Property<Owner, Keyed<Value>>, in environment: LayoutEnvironment, hasPrompt: Bool
  ) -> Value? {
    let isLow = environment.verticalSizeClass == .compact
    if hasPrompt, let value = self[property, .metrics(isLow ? .compactPrompt : .defaultPrompt)] {
      return value
    }
    if isLow, let value = self[property, .metrics(.compact)] { return value }
    return self[property, .metrics(.default)]
  }
}

extension AccessorKey {
  fileprivate static func metrics(_ metrics: BarMetrics) -> AccessorKey {
    AccessorKey(metrics.rawValue)
  }
}
