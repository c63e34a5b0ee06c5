/// A number and what is counted: `1 screen`, `2 screens`.
///
/// - Parameter plural: What several are called; the noun with an `s` if left out.
func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
  number == 1 ? "1 \(noun)" : "\(number) \(plural ?? noun + "s")"
}
