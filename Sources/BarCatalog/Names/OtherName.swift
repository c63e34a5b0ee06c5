/// A name that another toolkit, or everyday speech, has for what a property says.
package struct OtherName: Sendable {
  /// Whose name it is, to follow "is"; empty if it is nobody's in particular.
  package let origin: StaticString
  package let name: StaticString
  /// The properties that say it, the likeliest first; a type has one of them or none.
  package let properties: [StaticString]

  init(_ name: StaticString, _ properties: StaticString..., of origin: StaticString = "") {
    self.origin = origin
    self.name = name
    self.properties = properties
  }

  /// All of them; made when a key is not known.
  package static var all: [OtherName] { sides + plain + swiftUI + android }

  /// UIKit says left and right, Material Components leading and trailing.
  private static var sides: [OtherName] {
    [
      OtherName("leftBarButtonItem", "leadingBarButtonItem", "leadingBarButtonItems"),
      OtherName("leftBarButtonItems", "leadingBarButtonItems"),
      OtherName("rightBarButtonItem", "trailingBarButtonItem", "trailingBarButtonItems"),
      OtherName("rightBarButtonItems", "trailingBarButtonItems"),
      OtherName("leadingBarButtonItem", "leftBarButtonItem", "leadingBarButtonItems"),
      OtherName("leadingBarButtonItems", "leftBarButtonItems"),
      OtherName("trailingBarButtonItem", "rightBarButtonItem", "trailingBarButtonItems"),
      OtherName("trailingBarButtonItems", "rightBarButtonItems"),
      OtherName(
        "leftItems", "leftBarButtonItems", "leadingBarButtonItems"),
      OtherName("rightItems", "rightBarButtonItems", "trailingBarButtonItems"),
      OtherName("leadingItems", "leadingBarButtonItems", "leftBarButtonItems"),
      OtherName("trailingItems", "trailingBarButtonItems", "rightBarButtonItems"),
      OtherName("leftButton", "leftBarButtonItem", "leadingBarButtonItem"),
      OtherName("rightButton", "rightBarButtonItem", "trailingBarButtonItem"),
      OtherName("leadingItemsSupplementBackButton", "leftItemsSupplementBackButton"),
      OtherName("backItem", "backBarButtonItem"),
      OtherName("backBarButtonItem", "backItem"),
      OtherName("backButton", "backBarButtonItem", "backItem"),
    ]
  }

  private static var plain: [OtherName] {
    [
      OtherName("text", "title"),
      OtherName("label", "title"),
      OtherName("caption", "title"),
      OtherName("heading", "title"),
      OtherName("subhead", "subtitle"),
      OtherName("icon", "image"),
      OtherName("barButtonSystemItem", "systemItem"),
      OtherName("onTap", "action"),
      OtherName("handler", "action"),
      OtherName("selector", "action"),
      OtherName("callback", "action"),
      OtherName("enabled", "isEnabled"),
      OtherName("visible", "isHidden"),
      OtherName("color", "tintColor", "backgroundColor"),
      OtherName("background", "backgroundColor", "barTintColor"),
      OtherName("textColor", "titleTextColor", "foregroundColor", "tintColor"),
      OtherName("alignment", "titleAlignment", "floatingButtonPosition"),
      OtherName("buttons", "items", "rightBarButtonItems", "barButtonItems"),
      OtherName("actions", "rightBarButtonItems", "items"),
      OtherName("largeTitle", "largeTitleDisplayMode", "prefersLargeTitles"),
      OtherName("search", "searchController"),
      OtherName("searchBar", "searchController"),
      OtherName("fab", "floatingButton"),
      OtherName("accessibility", "accessibilityLabel"),
      OtherName("a11yLabel", "accessibilityLabel"),
    ]
  }

  private static var swiftUI: [OtherName] {
    [
      OtherName("navigationTitle", "title", of: "SwiftUI's"),
      OtherName("navigationSubtitle", "subtitle", of: "SwiftUI's"),
      OtherName("navigationBarTitle", "title", of: "SwiftUI's"),
      OtherName(
        "navigationBarTitleDisplayMode", "largeTitleDisplayMode", "prefersLargeTitles",
        of: "SwiftUI's"),
      OtherName("navigationBarBackButtonHidden", "hidesBackButton", of: "SwiftUI's"),
      OtherName("navigationBarHidden", "isNavigationBarHidden", of: "SwiftUI's"),
      OtherName("navigationBarItems", "rightBarButtonItems", of: "SwiftUI's"),
      OtherName(
        "topBarLeading", "leftBarButtonItems", "leadingBarButtonItems", of: "SwiftUI's"),
      OtherName(
        "topBarTrailing", "rightBarButtonItems", "trailingBarButtonItems", of: "SwiftUI's"),
      OtherName("bottomBar", "toolbarItems", "bottomAppBar", of: "SwiftUI's"),
      OtherName("principal", "titleView", of: "SwiftUI's"),
      OtherName("searchable", "searchController", of: "SwiftUI's"),
      OtherName("systemImage", "image", of: "SwiftUI's"),
      OtherName("systemName", "symbol", "image", of: "SwiftUI's"),
      OtherName("tint", "tintColor", of: "SwiftUI's"),
      OtherName("disabled", "isEnabled", of: "SwiftUI's"),
      OtherName("hidden", "isHidden", of: "SwiftUI's"),
      OtherName("toolbarRole", "style", of: "SwiftUI's"),
      OtherName("toolbarTitleMenu", "titleMenuProvider", of: "SwiftUI's"),
      OtherName("toolbarBackground", "standardAppearance", "backgroundColor", of: "SwiftUI's"),
    ]
  }

  private static var android: [OtherName] {
    [
      OtherName(
        "navigationIcon", "leftBarButtonItem", "leadingBarButtonItem", "backItem", of: "Android's"),
      OtherName("menu", "rightBarButtonItems", "trailingBarButtonItems", of: "Android's"),
      OtherName("contentDescription", "accessibilityLabel", of: "Android's"),
      OtherName(
        "navigationContentDescription", "accessibilityLabel", of: "Android's"),
      OtherName("onClick", "action", of: "Android's"),
      OtherName("titleCentered", "titleAlignment", of: "Android's"),
      OtherName("titleTextAppearance", "titleTextAttributes", "titleFont", of: "Android's"),
      OtherName("contentInsetStart", "titleInsets", of: "Android's"),
      OtherName("contentInsetEnd", "titleInsets", of: "Android's"),
      OtherName("backgroundTint", "barTintColor", "backgroundColor", of: "Android's"),
      OtherName("floatingActionButton", "floatingButton", of: "Android's"),
      OtherName("fabAlignmentMode", "floatingButtonPosition", of: "Android's"),
      OtherName("fabCradleVerticalOffset", "floatingButtonVerticalOffset", of: "Android's"),
      OtherName("hideOnScroll", "shiftBehavior", of: "Android's"),
      OtherName("layout_scrollFlags", "shiftBehavior", of: "Android's"),
      OtherName(
        "fitsSystemWindows", "inferTopSafeAreaInsetFromViewController", of: "Android's"),
      OtherName("minHeight", "minimumHeight", of: "Android's"),
      OtherName("maxHeight", "maximumHeight", of: "Android's"),
      OtherName("visibility", "isHidden", of: "Android's"),
      OtherName("showAsAction", "visibilityPriority", of: "Android's"),
      OtherName("tooltipText", "accessibilityHint", of: "Android's"),
    ]
  }
}

extension BarType {
  /// The property that a name of another toolkit stands for here; `nil` if there is none.
  package func property(
    otherwise name: [UInt8]
  ) -> (other: OtherName, property: StaticString)? {
    for other in OtherName.all where other.name.withUTF8Buffer({ $0.elementsEqual(name) }) {
      for property in other.properties where place(ofKey: property) != 255 {
        return (other, property)
      }
    }
    return nil
  }
}
