/// The look of a bar of either kind.
@usableFromInline package protocol BarAppearance: BarObject {}

/// What all bar appearances have in common: background and shadow.
///
/// No key of the language takes one: it lends its properties to those of navigation bars and toolbars.
@usableFromInline package enum UIBarAppearance: BarAppearance {}

extension Property where Owner: BarAppearance {
  @inlinable package static var configuration: Of<BarAppearanceConfiguration> {
    .init(
      "The background and shadow that the appearance starts with.",
      default: .value(.default),
      ios: .from(13),
      traits: [.language],
      constraint: "Applied first, because it replaces the values of other properties.",
      source:
        "UIKit/UIBarAppearance.h configureWithDefaultBackground, configureWithOpaqueBackground, configureWithTransparentBackground; https://developer.apple.com/documentation/uikit/uibarappearance/configurewithopaquebackground()"
    )
  }

  @inlinable package static var idiom: Of<UIUserInterfaceIdiom> {
    .init(
      "The kind of device that the appearance is made for.",
      default: .computed("the idiom of the device"),
      ios: .from(13),
      traits: [.unwritable],
      instead: "it is fixed when the appearance is created",
      source: "UIKit/UIBarAppearance.h idiom, initWithIdiom:")
  }

  @inlinable package static var backgroundEffect: Of<UIBlurEffectStyle?> {
    .init(
      "The blur of the content behind the bar: the lowest layer.",
      default: .computed("what `configuration` sets"),
      ios: .from(13),
      constraint: "From iOS 26, Apple advises against any background.",
      source: "UIKit/UIBarAppearance.h backgroundEffect")
  }

  @inlinable package static var backgroundColor: Of<Color?> {
    .init(
      "The color on top of the blur.",
      default: .computed("what `configuration` sets"),
      ios: .from(13),
      constraint: "From iOS 26, Apple advises against any background.",
      source: "UIKit/UIBarAppearance.h backgroundColor")
  }

  @inlinable package static var backgroundImage: Of<Element<ImageReference>?> {
    .init(
      "The image on top of the color.",
      default: .value(nil),
      ios: .from(13),
      constraint: "From iOS 26, Apple advises against any background.",
      source: "UIKit/UIBarAppearance.h backgroundImage")
  }

  @inlinable package static var backgroundImageContentMode: Of<UIViewContentMode> {
    .init(
      "How `backgroundImage` fills the bar.",
      default: .value(.scaleToFill),
      ios: .from(13),
      constraint: "Used only with a `backgroundImage`; `redraw` is treated as `scaleToFill`.",
      source: "UIKit/UIBarAppearance.h backgroundImageContentMode")
  }

  @inlinable package static var shadowColor: Of<Color?> {
    .init(
      "The color of the line at the edge of the bar.",
      default: .computed("what `configuration` sets"),
      ios: .from(13),
      constraint:
        "Colors a `shadowImage` that is a template. Without an image, it colors the line; with no color or `clear`, the line is removed.",
      source: "UIKit/UIBarAppearance.h shadowColor")
  }

  @inlinable package static var shadowImage: Of<Element<ImageReference>?> {
    .init(
      "The image of the line at the edge of the bar.",
      default: .value(nil),
      ios: .from(13),
      constraint: "Unless it is a template image, `shadowColor` is ignored.",
      source: "UIKit/UIBarAppearance.h shadowImage")
  }

  @inlinable package static var overrideUserInterfaceStyle: Of<UIUserInterfaceStyle> {
    .init(
      "Makes the bar light or dark regardless of the app.",
      default: .unknown,
      ios: .from(27),
      source:
        "https://developer.apple.com/documentation/uikit/uibarappearance/overrideuserinterfacestyle"
    )
  }
}
