/// What targets came to in the last file: those of one app mostly target the same, in the same words.
struct TargetMemory: Sendable {
  /// All that decides what is laid out for where no screen has targets of its own.
  struct Key {
    /// The targets as they are written, without any alias; empty if there are none.
    let text: ArraySlice<UInt8>
    let defaults: TargetDefaults
    let isCompatible: Bool
  }

  private var last: (key: Key, sets: EnvironmentSets)?

  func sets(_ key: Key) -> EnvironmentSets? {
    guard let last, last.key.isCompatible == key.isCompatible,
      last.key.text.elementsEqual(key.text), last.key.defaults.isIdentical(to: key.defaults)
    else { return nil }
    return last.sets
  }

  mutating func remember(_ sets: EnvironmentSets, _ key: Key) {
    // A copy of the text, since a slice would keep the whole file alive.
    let text = [UInt8](key.text)[...]
    last = (Key(text: text, defaults: key.defaults, isCompatible: key.isCompatible), sets)
  }
}
