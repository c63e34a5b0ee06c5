/// Why a finding is not reported.
package enum Silence: Equatable, Sendable {
  /// A comment silences it, which may say why.
  case comment(reason: String?)
  /// It was there when the baseline was written.
  case baseline
}
