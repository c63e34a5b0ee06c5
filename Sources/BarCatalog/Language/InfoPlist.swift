/// Keys of the app's Info.plist that affect bars.
@usableFromInline package enum InfoPlist: BarObject {}

extension Property where Owner == InfoPlist {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  @inlinable package static var UIDesignRequiresCompatibility: Of<Bool> {
    .init(
      "Keeps the design of iOS 18 when built with the SDK of iOS 26.",
      default: .value(false),
      ios: .from(26),
      source: "Apple's Information Property List documentation")
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @inlinable package static var UIViewControllerBasedStatusBarAppearance: Of<Bool> {
    .init(
      "Whether view controllers choose the status bar style.",
      default: .value(true),
      source: "Apple's Information Property List documentation")
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @inlinable package static var UIUserInterfaceStyle: Of<AppUserInterfaceStyle> {
    .init(
      "Makes the app light or dark regardless of the device.",
      default: .value(.Automatic),
      source: "Apple's Information Property List documentation")
  }
}
