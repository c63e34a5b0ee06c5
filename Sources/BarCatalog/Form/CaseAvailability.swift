/// The versions that have a case of an enumeration, and what replaced it.
@usableFromInline
package struct CaseAvailability: Sendable {
  @usableFromInline package let ios: Availability
  @usableFromInline package let mdc: Availability
  /// What to write instead of a deprecated case, with names in back-ticks; empty if there is nothing to say.
  package let instead: StaticString
  /// The case that means the same under a newer name; empty if there is none.
  package let renamed: StaticString

  package static var always: CaseAvailability { CaseAvailability() }

  package init(
    _ ios: Availability = .always, mdc: Availability = .always, instead: StaticString = "",
    renamed: StaticString = ""
  ) {
    self.ios = ios
    self.mdc = mdc
    self.instead = instead
    self.renamed = renamed
  }
}
