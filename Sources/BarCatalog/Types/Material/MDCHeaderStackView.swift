/// A bar that stretches, stacked above one that does not, as in a header.
///
/// The class is marked deprecated for iOS 12 after version 124.2.0, in no tagged release.
@usableFromInline package enum MDCHeaderStackView: View {}

extension Property where Owner == MDCHeaderStackView {
  @inlinable package static var topBar: Of<Element<ViewDescription>?> {
    .init(
      "The upper view. It gets the height that the lower view leaves, and slides out at the top if that is too little.",
      default: .value(nil),
      mdc: .from(1),
      constraint:
        "An app bar puts its navigation bar here.",
      source: "components/HeaderStackView/src/MDCHeaderStackView.m layoutSubviews")
  }

  @inlinable package static var bottomBar: Of<Element<ViewDescription>?> {
    .init(
      "The lower view, at its fitting height.",
      default: .value(nil),
      mdc: .from(1),
      constraint:
        "The view should return a fitting size.",
      difference:
        "The header file says that the stack's fitting height is that of this view, or of `topBar` without it; the code adds both heights.",
      source: "components/HeaderStackView/src/MDCHeaderStackView.m layoutSubviews, sizeThatFits:")
  }

  @inlinable package static var traitCollectionDidChangeBlock: Of<Anything?> {
    .init(
      "Runs after the traits have changed.",
      default: .value(nil),
      mdc: .from(85, 10),
      traits: [.unwritable],
      instead: "a closure cannot be written in a description",
      source: "components/HeaderStackView/src/MDCHeaderStackView.h")
  }
}
