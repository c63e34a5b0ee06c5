/// What a report says of findings that are silenced.
package struct SilenceReport: Sendable {
  /// Whether they are shown in forms that leave them out else.
  package let isShown: Bool
  /// Whether findings were compared with a baseline, so that those that are reported are new.
  package let hasBaseline: Bool

  package init(isShown: Bool = false, hasBaseline: Bool = false) {
    self.isShown = isShown
    self.hasBaseline = hasBaseline
  }
}
