/// Bounds how often names of a file are compared with misspelt ones: where both are many, the time would be their product.
struct SuggestionBudget {
  /// A thousand mistakes among a thousand names each still have their suggestion.
  private var left = 1_000_000

  /// Whether that many names may be compared, which are then used up.
  mutating func allows(_ count: Int) -> Bool {
    if left < count { return false }
    left -= count
    return true
  }
}
