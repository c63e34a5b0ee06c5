/// Keys of the app's Info.plist that matter to bars.
@usableFromInline package enum InfoPlist: BarObject {}

extension Property where Owner == InfoPlist {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  @inlinable package static var UIDesignRequiresCompatibility: Of<Bool> {
    .init(
      "Keeps the look of iOS 18 when built with the SDK of iOS 26.",
      default: .value(false),
      ios: .from(26),
      source: "Apple's Information Property List documentation")
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @inlinable package static var UIViewControllerBasedStatusBarAppearance: Of<Bool> {
    .init(
      "Whether view controllers choose the status bar's style.",
      default: .value(true),
      source: "Apple's Information Property List documentation")
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @inlinable package static var UIUserInterfaceStyle: Of<AppUserInterfaceStyle> {
    .init(
      "Makes the app light or dark, whatever the device is.",
      default: .value(.Automatic),
      source: "Apple's Information Property List documentation")
  }
}
