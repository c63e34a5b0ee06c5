/// Advice about items and toolbars.
extension GlassAdvice {
  static var itemColor: GlassAdvice {
    GlassAdvice(
      "item-color", .do,
      "To color the text and image of one button, give the item a color of its own.",
      of: [UIBarButtonItem.set(anything: .tintColor)],
      instead: "`tintColor` of the item", condition: .always,
      sources: "UINavigationBar documentation Customize the appearance of a navigation bar")
  }

  static var itemBackgroundColor: GlassAdvice {
    GlassAdvice(
      "item-background-color", .do,
      "A button with a colored background should be prominent and have a tint color, with no image behind it.",
      of: [
        UIBarButtonItem.set(anything: .backgroundImage),
        UIBarButtonItemStateAppearance.set(anything: .backgroundImage),
      ],
      others: "a custom view that draws its own background",
      instead: "`tintColor` of the item with `style: prominent`", condition: .built,
      note:
        "`prominent` requires iOS 26; on older systems, use `done`, which is the same number.",
      sources:
        "UINavigationBar documentation Customize the appearance of a navigation bar\nhttps://developer.apple.com/documentation/uikit/uibarbuttonitem/style-swift.enum/prominent"
    )
  }

  static var doneStyle: GlassAdvice {
    GlassAdvice(
      "done-to-prominent", .replace, "The style `done` has been renamed.",
      of: [UIBarButtonItem.set(.style, .done)], instead: "`prominent`",
      condition: .from(Version(26)), sources: "UIKit/UIBarButtonItem.h")
  }

  static var borderedStyle: GlassAdvice {
    GlassAdvice(
      "bordered", .replace, "The style `bordered` means `plain`.",
      of: [UIBarButtonItem.set(.style, .bordered)], instead: "`plain`",
      condition: .from(Version(8)), sources: "UIKit/UIBarButtonItem.h")
  }

  static var splitGlass: GlassAdvice {
    GlassAdvice(
      "split-glass", .do,
      "Items that share a glass background can be separated, or shown without one.",
      of: [
        UIBarButtonItem.set(anything: .space), UIBarButtonItem.set(anything: .sharesBackground),
        UIBarButtonItem.set(anything: .hidesSharedBackground),
      ],
      others: "`fixedSpace()` of a `UIBarButtonItemGroup`",
      instead:
        "a fixed space between two items, `sharesBackground: false`, or `hidesSharedBackground: true` for an item that draws its own frame",
      condition: .from(Version(26)),
      note: "In a group of several items, the two properties are ignored.",
      sources:
        "UIKit/UIBarButtonItem.h\nhttps://developer.apple.com/documentation/uikit/uitoolbar\nhttps://developer.apple.com/documentation/uikit/uibarbuttonitemgroup/fixedspace()"
    )
  }

  package static var toolbarWithoutBackground: GlassAdvice {
    GlassAdvice(
      "toolbar-no-background", .stop,
      "Do not give a toolbar a background or an appearance of its own.",
      of: [
        UIToolbar.set(anything: .standardAppearance), UIToolbar.set(anything: .compactAppearance),
        UIToolbar.set(anything: .scrollEdgeAppearance),
        UIToolbar.set(anything: .compactScrollEdgeAppearance),
        UIToolbar.set(anything: .barTintColor), UIToolbar.set(anything: .backgroundImage),
        UIToolbar.set(anything: .shadowImage), UIToolbar.set(anything: .isTranslucent),
        UIToolbar.set(anything: .barStyle),
      ],
      instead: "the system's background; before iOS 26, an app may keep its own",
      condition: .glass, sources: "https://developer.apple.com/documentation/uikit/uitoolbar")
  }

  static var toolbarOfOnesOwn: GlassAdvice {
    GlassAdvice(
      "toolbar-direct", .stop,
      "Do not add your own toolbar in a navigation controller.",
      of: [Screen.set(anything: .toolbar)], instead: "`toolbarItems` of the screen",
      condition: .glass, sources: "https://developer.apple.com/documentation/uikit/uitoolbar")
  }
}
