/// What to lay out for: every combination of these lists is an environment.
@usableFromInline package enum Targets: BarObject {}

extension Property where Owner == Targets {
  @inlinable package static var deployment: Of<Version?> {
    .init(
      "The earliest iOS that the app runs on.",
      default: .computed("the oldest iOS that the SDK can target"),
      source: "the description language")
  }

  @inlinable package static var sdk: Of<Version?> {
    .init(
      "The SDK that the app is built with.",
      default: .computed("the newest known SDK"),
      source: "the description language")
  }

  @inlinable package static var os: Of<List<Version>?> {
    .init(
      "Versions of iOS to lay out for.",
      default: .computed("the deployment target and the newest version that the SDK knows"),
      source: "the description language")
  }

  @inlinable package static var devices: Of<List<Name>?> {
    .init(
      "Devices, by id, group or pattern.",
      default: .computed("the group `common`"),
      source: "the description language")
  }

  @inlinable package static var orientations: Of<List<Orientation>?> {
    .init(
      "Orientations of the device.",
      default: .computed("portrait and landscape"),
      source: "the description language")
  }

  @inlinable package static var directions: Of<List<LayoutDirection>?> {
    .init(
      "Layout directions; not together with `languages`.",
      default: .computed("ltr, or those of the languages"),
      source: "the description language")
  }

  @inlinable package static var languages: Of<List<Name>?> {
    .init(
      "Languages of the texts; directions follow from them.",
      default: .computed("the first one of each text"),
      source: "the description language")
  }

  @inlinable package static var textSizes: Of<List<ContentSizeCategory>?> {
    .init(
      "Text sizes that the user may choose.",
      default: .computed("large"),
      source: "the description language")
  }

  @inlinable package static var windows: Of<List<Element<WindowDescription>>?> {
    .init(
      "Windows and sheets to show the screens in.",
      default: .computed("fullScreen"),
      source: "the description language")
  }
}
