/// Advice about items and toolbars.
extension GlassAdvice {
  static var itemColor: GlassAdvice {
    GlassAdvice(
      "item-color", .do, "Text and image of one button take a color of their own.",
      of: [UIBarButtonItem.set(anything: .tintColor)],
      instead: "`tintColor` of the item", condition: .always,
      sources: "UINavigationBar documentation Customize the appearance of a navigation bar")
  }

  static var itemBackgroundColor: GlassAdvice {
    GlassAdvice(
      "item-background-color", .do,
      "A button with a background in color is prominent and has a tint, and no image lies behind it.",
      of: [
        UIBarButtonItem.set(anything: .backgroundImage),
        UIBarButtonItemStateAppearance.set(anything: .backgroundImage),
      ],
      others: "a custom view that paints its own background",
      instead: "`tintColor` of the item with `style: prominent`", condition: .built,
      note:
        "`prominent` needs iOS 26; for older systems an app takes `done`, which is the same number.",
      sources:
        "UINavigationBar documentation Customize the appearance of a navigation bar\nhttps://developer.apple.com/documentation/uikit/uibarbuttonitem/style-swift.enum/prominent"
    )
  }

  static var doneStyle: GlassAdvice {
    GlassAdvice(
      "done-to-prominent", .replace, "The style `done` has another name.",
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
      "split-glass", .do, "Items that share one piece of glass are parted, or go without.",
      of: [
        UIBarButtonItem.set(anything: .space), UIBarButtonItem.set(anything: .sharesBackground),
        UIBarButtonItem.set(anything: .hidesSharedBackground),
      ],
      others: "`fixedSpace()` of a `UIBarButtonItemGroup`",
      instead:
        "a fixed space between two items, `sharesBackground: false`, or `hidesSharedBackground: true` for an item that draws its own frame",
      condition: .from(Version(26)),
      note: "In a group of several items the two properties are ignored.",
      sources:
        "UIKit/UIBarButtonItem.h\nhttps://developer.apple.com/documentation/uikit/uitoolbar\nhttps://developer.apple.com/documentation/uikit/uibarbuttonitemgroup/fixedspace()"
    )
  }

  package static var toolbarWithoutBackground: GlassAdvice {
    GlassAdvice(
      "toolbar-no-background", .stop, "A toolbar has no background and no look of its own.",
      of: [
        UIToolbar.set(anything: .standardAppearance), UIToolbar.set(anything: .compactAppearance),
        UIToolbar.set(anything: .scrollEdgeAppearance),
        UIToolbar.set(anything: .compactScrollEdgeAppearance),
        UIToolbar.set(anything: .barTintColor), UIToolbar.set(anything: .backgroundImage),
        UIToolbar.set(anything: .shadowImage), UIToolbar.set(anything: .isTranslucent),
        UIToolbar.set(anything: .barStyle),
      ],
      instead: "the background of the system; below iOS 26 an app may keep its own",
      condition: .glass, sources: "https://developer.apple.com/documentation/uikit/uitoolbar")
  }

  static var toolbarOfOnesOwn: GlassAdvice {
    GlassAdvice(
      "toolbar-direct", .stop,
      "Under a navigation controller no app places a toolbar by itself.",
      of: [Screen.set(anything: .toolbar)], instead: "`toolbarItems` of the screen",
      condition: .glass, sources: "https://developer.apple.com/documentation/uikit/uitoolbar")
  }
}
