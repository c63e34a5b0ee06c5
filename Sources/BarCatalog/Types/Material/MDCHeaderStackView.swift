/// A bar that stretches above one that does not, as a header shows them.
///
/// The class is marked deprecated for iOS 12 after version 124.2.0, in no tagged release.
@usableFromInline package enum MDCHeaderStackView: View {}

extension Property where Owner == MDCHeaderStackView {
  @inlinable package static var topBar: Of<Element<ViewDescription>?> {
    .init(
      "The upper view: it gets the height that the lower one leaves, and slides out at the top where that is too little.",
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
        "The view should answer a fitting size.",
      difference:
        "The header says that the stack's fitting height is that of this view, or of `topBar` without it; the code adds both.",
      source: "components/HeaderStackView/src/MDCHeaderStackView.m layoutSubviews, sizeThatFits:")
  }

  @inlinable package static var traitCollectionDidChangeBlock: Of<Anything?> {
    .init(
      "Runs after a change of traits.",
      default: .value(nil),
      mdc: .from(85, 10),
      traits: [.unwritable],
      instead: "a closure cannot be written in a description",
      source: "components/HeaderStackView/src/MDCHeaderStackView.h")
  }
}
