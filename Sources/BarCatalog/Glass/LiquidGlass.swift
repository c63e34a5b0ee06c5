/// When UIKit draws the items of bars in glass. Bars of Material Components draw opaque views of their own and never do.
package enum LiquidGlass {
  /// The first iOS and the first SDK with the material.
  package static var first: Version { Version(26) }
  /// The first SDK whose apps cannot keep the older look.
  package static var firstWithoutCompatibility: Version { Version(27) }

  /// Whether bars have glass.
  ///
  /// - Parameters:
  ///   - os: The version that the app runs on.
  ///   - sdk: The version that it is built with.
  ///   - requiresCompatibility: What `UIDesignRequiresCompatibility` of the app's Info.plist says; false if it is not there.
  package static func isActive(os: Version, sdk: Version, requiresCompatibility: Bool) -> Bool {
    guard os >= first, sdk >= first else { return false }
    // iOS 26 reads the key whatever SDK the app was built with.
    return !requiresCompatibility
      || os >= firstWithoutCompatibility && sdk >= firstWithoutCompatibility
  }
}

/// A fact about when there is glass.
package struct GlassFact: Sendable {
  package let sentence: StaticString
  /// Whether it was not established beyond one report or an inference.
  package let isUncertain: Bool
  package let sources: StaticString

  fileprivate init(_ sentence: StaticString, isUncertain: Bool = false, sources: StaticString) {
    self.sentence = sentence
    self.isUncertain = isUncertain
    self.sources = sources
  }
}

extension GlassFact {
  /// What there is to know, in the order in which it is read. Sources stand one a line.
  package static var all: [GlassFact] {
    [
      .systemAndSDK, .compatibility, .ignoredKey, .olderSDK, .keyOnFirstSystem, .crash, .versions,
      .material,
    ]
  }

  static var systemAndSDK: GlassFact {
    GlassFact(
      "UIKit's bars are transparent and their items are glass on iOS and iPadOS 26 and later, in apps built with SDK 26 or later.",
      sources:
        "https://developer.apple.com/documentation/bundleresources/information-property-list/uidesignrequirescompatibility"
    )
  }

  static var compatibility: GlassFact {
    GlassFact(
      "`UIDesignRequiresCompatibility: true` in the Info.plist keeps the design of older SDKs; without the key, it is false. The key has existed since iOS 26.0.",
      sources:
        "https://developer.apple.com/documentation/bundleresources/information-property-list/uidesignrequirescompatibility"
    )
  }

  static var ignoredKey: GlassFact {
    GlassFact(
      "An app built for iOS, iPadOS or Mac Catalyst 27 or later cannot keep it: the key is ignored.",
      sources:
        "https://developer.apple.com/documentation/bundleresources/information-property-list/uidesignrequirescompatibility\nhttps://developer.apple.com/forums/thread/832710"
    )
  }

  static var olderSDK: GlassFact {
    GlassFact(
      "What counts is the SDK, not the system alone: an app built with an older SDK keeps its design on iOS 27.",
      sources: "https://developer.apple.com/forums/thread/832710")
  }

  static var keyOnFirstSystem: GlassFact {
    GlassFact(
      "iOS 26 itself reads the key whichever SDK the app was built with.",
      sources:
        "https://developer.apple.com/forums/thread/832710\nhttps://github.com/expo/expo/pull/49850\nSAP cloud-sdk-ios-fiori LiquidGlassHelper"
    )
  }

  static var crash: GlassFact {
    GlassFact(
      "An app built with SDK 27 that still had the key is reported to have crashed at launch on iOS 26.6: remove the key when moving to that SDK.",
      isUncertain: true, sources: "https://developer.apple.com/forums/thread/858194")
  }

  static var versions: GlassFact {
    GlassFact(
      "Apple's page about navigation bars gives its advice without a version; 26 is inferred from the members that it names, such as `prominent` and `subtitle`, and from the page about the key.",
      sources:
        "UINavigationBar documentation Customize the appearance of a navigation bar\nhttps://developer.apple.com/documentation/bundleresources/information-property-list/uidesignrequirescompatibility"
    )
  }

  static var material: GlassFact {
    GlassFact(
      "Material Components' bars are opaque views and never glass: `barTintColor` of a bottom app bar and `backgroundColor` of a header are as good there as ever.",
      sources:
        "components/BottomAppBar/src/MDCBottomAppBarView.m\ncomponents/FlexibleHeader/src/MDCFlexibleHeaderView.m"
    )
  }
}
