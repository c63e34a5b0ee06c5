/// What targets came to in the last file: those of one app mostly target the same, in the same words.
struct TargetMemory: Sendable {
  /// All that decides what is laid out for where no screen has targets of its own.
  struct Key {
    /// The targets as they are written, without any alias; empty where there are none.
    let text: ArraySlice<UInt8>
    let defaults: TargetDefaults
    let isCompatible: Bool
  }

  private struct Known {
    let text: [UInt8]
    let defaults: TargetDefaults
    let isCompatible: Bool
    let sets: EnvironmentSets
  }

  private var last: Known?

  func sets(_ key: Key) -> EnvironmentSets? {
    guard let last, last.isCompatible == key.isCompatible, last.text.elementsEqual(key.text),
      last.defaults.isIdentical(to: key.defaults)
    else { return nil }
    return last.sets
  }

  mutating func remember(_ sets: EnvironmentSets, _ key: Key) {
    last = Known(
      text: [UInt8](key.text), defaults: key.defaults, isCompatible: key.isCompatible, sets: sets)
  }
}
