/// A description: the top level of a document.
@usableFromInline package enum Description: BarObject {}

extension Property where Owner == Description {
  @inlinable package static var barc: Of<Int> {
    .init(
      "The version of the language.",
      default: .unknown,
      traits: [.required, .notNull],
      source: "the description language")
  }

  @inlinable package static var toolkit: Of<Toolkit?> {
    .init(
      "The toolkit of screens that do not set their own.",
      default: .value(nil),
      source: "the description language")
  }

  @inlinable package static var targets: Of<Element<Targets>?> {
    .init(
      "What to lay out for.",
      default: .value(nil),
      source: "the description language")
  }

  @inlinable package static var infoPlist: Of<Element<InfoPlist>?> {
    .init(
      "Keys of the app's Info.plist.",
      default: .value(nil),
      source: "the description language")
  }

  @inlinable package static var devices: Of<Table<Element<DeviceDescription>>?> {
    .init(
      "Custom devices, in addition to the known ones.",
      default: .value(nil),
      source: "the description language")
  }

  @inlinable package static var fonts: Of<Element<FontModels>?> {
    .init(
      "How text is measured.",
      default: .value(nil),
      source: "the description language")
  }

  @inlinable package static var colors: Of<Table<Color>?> {
    .init(
      "Colors by name.",
      default: .value(nil),
      source: "the description language")
  }

  @inlinable package static var images: Of<Table<Element<ImageDefinition>>?> {
    .init(
      "Sizes of images, by name; 24 by 24 points if no size is given.",
      default: .value(nil),
      source: "the description language")
  }

  @inlinable package static var shared: Of<Anything?> {
    .init(
      "A place for anchors; not checked until used.",
      default: .value(nil),
      source: "the description language")
  }

  @inlinable package static var defaults: Of<Element<Defaults>?> {
    .init(
      "What is merged beneath every screen.",
      default: .value(nil),
      source: "the description language")
  }

  @inlinable package static var screens: Of<Table<Element<Screen>>?> {
    .init(
      "The screens, by id.",
      default: .value(nil),
      source: "the description language")
  }

  @inlinable package static var flows: Of<Table<Element<Flow>>?> {
    .init(
      "Navigation stacks, by id.",
      default: .value(nil),
      source: "the description language")
  }
}
