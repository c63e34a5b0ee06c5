/// The look of a bar of either kind.
@usableFromInline package protocol BarAppearance: BarObject {}

/// What the looks of all bars have in common: background and shadow.
///
/// No key of the language takes one: it lends its properties to those of navigation bars and toolbars.
@usableFromInline package enum UIBarAppearance: BarAppearance {}

extension Property where Owner: BarAppearance {
  @inlinable package static var configuration: Of<BarAppearanceConfiguration> {
    .init(
      "The background and shadow that the look begins with.",
      default: .value(.default),
      ios: .from(13),
      traits: [.language],
      constraint: "It is applied first, since it replaces what the other properties have.",
      source:
        "UIKit/UIBarAppearance.h configureWithDefaultBackground, configureWithOpaqueBackground, configureWithTransparentBackground; https://developer.apple.com/documentation/uikit/uibarappearance/configurewithopaquebackground()"
    )
  }

  @inlinable package static var idiom: Of<UIUserInterfaceIdiom> {
    .init(
      "The kind of device that the look is made for.",
      default: .computed("the idiom of the device"),
      ios: .from(13),
      traits: [.unwritable],
      instead: "it is decided when the look is made",
      source: "UIKit/UIBarAppearance.h idiom, initWithIdiom:")
  }

  @inlinable package static var backgroundEffect: Of<UIBlurEffectStyle?> {
    .init(
      "The blur of what is behind the bar: the lowest layer.",
      default: .computed("what `configuration` gives"),
      ios: .from(13),
      constraint: "From iOS 26 on Apple advises against any background.",
      source: "UIKit/UIBarAppearance.h backgroundEffect")
  }

  @inlinable package static var backgroundColor: Of<Color?> {
    .init(
      "The color above the blur.",
      default: .computed("what `configuration` gives"),
      ios: .from(13),
      constraint: "From iOS 26 on Apple advises against any background.",
      source: "UIKit/UIBarAppearance.h backgroundColor")
  }

  @inlinable package static var backgroundImage: Of<Element<ImageReference>?> {
    .init(
      "The image above the color.",
      default: .value(nil),
      ios: .from(13),
      constraint: "From iOS 26 on Apple advises against any background.",
      source: "UIKit/UIBarAppearance.h backgroundImage")
  }

  @inlinable package static var backgroundImageContentMode: Of<UIViewContentMode> {
    .init(
      "How `backgroundImage` fills the bar.",
      default: .value(.scaleToFill),
      ios: .from(13),
      constraint: "It counts only with a `backgroundImage`; `redraw` counts as `scaleToFill`.",
      source: "UIKit/UIBarAppearance.h backgroundImageContentMode")
  }

  @inlinable package static var shadowColor: Of<Color?> {
    .init(
      "The color of the line at the bar's edge.",
      default: .computed("what `configuration` gives"),
      ios: .from(13),
      constraint:
        "It colors a `shadowImage` that is a template, and the line where there is no image; nothing or `clear` then takes the line away.",
      source: "UIKit/UIBarAppearance.h shadowColor")
  }

  @inlinable package static var shadowImage: Of<Element<ImageReference>?> {
    .init(
      "The image of the line at the bar's edge.",
      default: .value(nil),
      ios: .from(13),
      constraint: "Unless it is a template, `shadowColor` does not count.",
      source: "UIKit/UIBarAppearance.h shadowImage")
  }

  @inlinable package static var overrideUserInterfaceStyle: Of<UIUserInterfaceStyle> {
    .init(
      "Makes the bar light or dark, whatever the app is.",
      default: .unknown,
      ios: .from(27),
      source:
        "https://developer.apple.com/documentation/uikit/uibarappearance/overrideuserinterfacestyle"
    )
  }
}
