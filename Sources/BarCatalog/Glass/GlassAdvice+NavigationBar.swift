/// Advice about navigation bars.
extension GlassAdvice {
  package static var navigationBarWithoutBackground: GlassAdvice {
    GlassAdvice(
      "nav-no-background", .stop, "Do not give a navigation bar a background of its own.",
      of: [
        UINavigationBar.set(anything: .barTintColor),
        UINavigationBar.set(anything: .backgroundColor),
        UINavigationBar.set(anything: .backgroundImage),
        UINavigationBar.set(anything: .barStyle),
        UINavigationBar.set(.isTranslucent, false),
        UINavigationBarAppearance.set(anything: .backgroundColor),
        UINavigationBarAppearance.set(anything: .backgroundImage),
        UINavigationBarAppearance.set(anything: .backgroundEffect),
        UINavigationBarAppearance.set(.configuration, .opaque),
      ],
      others:
        "an appearance with a background in one of the four appearance properties of a `UINavigationItem`",
      instead: "leave the bar transparent: the system puts glass behind the items",
      condition: .glass,
      uncertainty:
        "The page only mentions a background: which properties set one was inferred, most of all for `barStyle` and `isTranslucent`. Which of them still draw on iOS 26 was not tested.",
      sources: "UINavigationBar documentation Customize the appearance of a navigation bar")
  }

  static var navigationBarWithoutTint: GlassAdvice {
    GlassAdvice(
      "nav-no-tint", .stop, "Do not give a navigation bar a tint color of its own.",
      of: [
        UINavigationBar.set(anything: .tintColor), UINavigationBar.set(anything: .barTintColor),
      ],
      others: "`tintColor` of the appearance proxy of `UINavigationBar`",
      instead: "`tintColor` of individual items", condition: .glass,
      uncertainty: "The page says tint color, which may mean either property or both.",
      sources: "UINavigationBar documentation Customize the appearance of a navigation bar")
  }

  static var doneAppearance: GlassAdvice {
    GlassAdvice(
      "done-appearance", .replace, "The appearance of `done` buttons has been renamed.",
      of: [
        UINavigationBarAppearance.set(anything: .doneButtonAppearance),
        UIToolbarAppearance.set(anything: .doneButtonAppearance),
      ],
      instead: "`prominentButtonAppearance`", condition: .from(Version(26)),
      sources:
        "UIKit/UINavigationBarAppearance.h\nhttps://developer.apple.com/documentation/uikit/uinavigationbarappearance/donebuttonappearance\nUIKit/UIToolbarAppearance.h"
    )
  }

  static var inlineSearch: GlassAdvice {
    GlassAdvice(
      "search-inline", .replace, "The search bar placement `inline` has been renamed.",
      of: [UINavigationItem.set(.preferredSearchBarPlacement, .inline)],
      instead: "`integrated`", condition: .from(Version(26)), sources: "UIKit/UINavigationItem.h")
  }

  static var titleText: GlassAdvice {
    GlassAdvice(
      "title-text", .allowed, "Font, color and shadow of the title can be set as before.",
      of: [
        UINavigationBar.set(anything: .titleTextAttributes),
        UINavigationBarAppearance.set(anything: .titleTextAttributes),
      ],
      condition: .always,
      note: "The attributes are `font`, `foregroundColor` and `shadow`.",
      sources:
        "UINavigationBar documentation Customize the appearance of a navigation bar\nUINavigationBar documentation Customize a navigation bar with Interface Builder"
    )
  }

  static var titlePosition: GlassAdvice {
    GlassAdvice(
      "title-position", .allowed, "The title can be moved vertically per bar metrics as before.",
      of: [UINavigationBar.set(anything: .titleVerticalPositionAdjustment)],
      condition: .from(Version(5)),
      sources: "UINavigationBar documentation Customize the appearance of a navigation bar")
  }

  static var legacyCustomizations: GlassAdvice {
    GlassAdvice(
      "legacy-customizations", .preferOther,
      "Values set on the bar itself must be kept in sync manually for every state of the bar.",
      of: [
        UINavigationBar.set(anything: .barStyle),
        UINavigationBar.set(anything: .titleTextAttributes),
        UINavigationBar.set(anything: .largeTitleTextAttributes),
        UINavigationBar.set(anything: .titleVerticalPositionAdjustment),
        UINavigationBar.set(anything: .tintColor),
        UINavigationBar.set(anything: .backIndicatorImage),
        UINavigationBar.set(anything: .backIndicatorTransitionMaskImage),
        UINavigationBar.set(anything: .barTintColor),
        UINavigationBar.set(anything: .backgroundImage),
        UINavigationBar.set(anything: .shadowImage),
      ],
      instead:
        "`standardAppearance`, `compactAppearance` and `scrollEdgeAppearance`, and since iOS 15 `compactScrollEdgeAppearance`",
      condition: .from(Version(13)),
      note: "None of them is marked deprecated on the pages that were read.",
      sources:
        "UINavigationBar documentation Topics: Legacy customizations\nhttps://developer.apple.com/documentation/uikit/uinavigationbar-legacy-customizations"
    )
  }

  package static var shadow: GlassAdvice {
    GlassAdvice(
      "shadow", .stop, "Remove a bar's shadow along with its background.",
      of: [
        UINavigationBar.set(anything: .shadowImage),
        UINavigationBarAppearance.set(anything: .shadowImage),
        UINavigationBarAppearance.set(anything: .shadowColor),
      ],
      instead: "the effect that the system draws at the edge of scrolling content",
      condition: .glass, uncertainty: "No page says so for shadows: it was inferred.",
      sources: "https://developer.apple.com/documentation/uikit/uinavigationbar/shadowimage")
  }

  static var delegate: GlassAdvice {
    GlassAdvice(
      "delegate", .stop, "Do not set a delegate on a bar that a navigation controller owns.",
      of: [UINavigationBar.set(anything: .delegate), UIToolbar.set(anything: .delegate)],
      instead: "the delegate of the navigation controller", condition: .always,
      note: "Not about glass, but from the same page.",
      sources:
        "UINavigationBar documentation Use a navigation bar with a navigation controller\nUIKit/UIToolbar.h"
    )
  }

  static var subviews: GlassAdvice {
    GlassAdvice(
      "subviews", .stop, "Do not add subviews to a navigation bar.", of: [],
      others: "`addSubview(_:)` of a `UINavigationBar`",
      instead: "the properties of the navigation item", condition: .always,
      note: "Not about glass, but from the same page.",
      sources: "UINavigationBar documentation Add content to a standalone navigation bar")
  }
}
