package import BarCatalog

extension Entry {
  /// The versions that the property is in from, such as `iOS 15`; empty if it was always there.
  package var since: String {
    Availability.list(ios, mdc) { $0.introduced == 0 ? nil : Availability.text($0.introduced) }
  }

  /// The versions that it is deprecated in, or gone from; empty if it is neither.
  package var until: String {
    Availability.list(ios, mdc) { versions in
      switch (versions.deprecated, versions.removed) {
      case (0, 0): nil
      case (let deprecated, 0): Availability.text(deprecated)
      case (0, let removed): "gone from \(Availability.text(removed))"
      case (let deprecated, let removed):
        "\(Availability.text(deprecated)), gone from \(Availability.text(removed))"
      }
    }
  }

  /// Why nobody should write it, as a sentence; empty if there is no reason.
  package var advice: String {
    if traits.contains(.unwritable) {
      return instead.isEmpty
        ? "It cannot be written in a description."
        : "It cannot be written in a description: \(instead)."
    }
    let until = until
    if until.isEmpty { return "" }
    return instead.isEmpty
      ? "Deprecated in \(until)." : "Deprecated in \(until); instead: \(instead)."
  }

  /// The default as a description would say it: a value in back-ticks, or words.
  package var initialPhrase: String {
    if initial.isEmpty { return "not established" }
    // What is set for no key has no value to write.
    return isComputed || form.isKeyed ? initial : "`\(initial)`"
  }
}

extension Availability {
  /// A version as people write it: without a minor number of 0.
  static func text(_ version: UInt32) -> String {
    let minor = version % 1_000
    return minor == 0 ? "\(version / 1_000)" : "\(version / 1_000).\(minor)"
  }

  /// What is said of the versions of iOS and of Material Components, each with its name.
  fileprivate static func list(
    _ ios: Availability, _ mdc: Availability, _ text: (Availability) -> String?
  ) -> String {
    [text(ios).map { "iOS \($0)" }, text(mdc).map { "MDC \($0)" }].compactMap { $0 }
      .joined(separator: ", ")
  }

  /// The versions of iOS that have a case, in brackets; empty if all have it.
  var remark: String {
    var parts: [String] = []
    if introduced != 0 { parts.append("since iOS \(Availability.text(introduced))") }
    if deprecated != 0 { parts.append("deprecated in iOS \(Availability.text(deprecated))") }
    if removed != 0 { parts.append("gone from iOS \(Availability.text(removed))") }
    return parts.joined(separator: ", ")
  }
}

extension StaticString {
  var isEmpty: Bool { utf8CodeUnitCount == 0 }
}

extension EnumerationName {
  /// What is known of a case beyond its name, as one line; empty if there is nothing.
  package func remark(_ number: UInt8) -> String {
    let availability = availability(number)
    var parts: [String] = []
    let sentence = sentence(number)
    if !sentence.isEmpty { parts.append("\(sentence)") }
    // A comment may say the versions in its own words.
    let versions = availability.ios.remark
    if !versions.isEmpty, !"\(sentence)".contains("iOS") {
      parts.append(versions.prefix(1).uppercased() + versions.dropFirst() + ".")
    }
    if !availability.instead.isEmpty { parts.append("Instead: \(availability.instead).") }
    return parts.joined(separator: " ")
  }
}
