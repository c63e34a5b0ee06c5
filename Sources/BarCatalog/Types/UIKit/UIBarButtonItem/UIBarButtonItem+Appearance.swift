// Part 3: how it is drawn.
extension Property where Owner == UIBarButtonItem {
  @inlinable package static var style: Of<UIBarButtonItemStyle> {
    .init(
      "The style that the button is drawn in.",
      default: .value(.plain),
      ios: .from(2),
      support: .mdc(documented: .ignored, actual: .ignored).on(
        .uiNavigationBar, documented: .unspecified, actual: .observed),
      constraint:
        "`prominent` requires iOS 26; in older versions, `done` means the same.",
      source:
        "UIKit/UIBarButtonItem.h style; UINavigationBar documentation Customize the appearance")
  }

  @inlinable package static var width: Of<Double> {
    .init(
      "The width in points; 0 means as wide as the content needs.",
      default: .value(0),
      ios: .from(2),
      support: .mdc(documented: .readOnce, actual: .readOnce).on(
        .uiNavigationBar, documented: .unknown, actual: .unknown),
      bounds: .atLeast(0),
      difference:
        "The ButtonBar README says that changes do not show; the code reads the width at every layout.",
      source:
        "UIKit/UIBarButtonItem.h width; components/ButtonBar/src/MDCButtonBar.m sizeThatFits:shouldLayout:"
    )
  }

  @inlinable package static var possibleTitles: Of<List<Text>?> {
    .init(
      "Possible titles; the widest determines how much space is reserved.",
      default: .value(nil),
      ios: .from(2),
      support: .mdc(documented: .unsupported, actual: .ignored).on(
        .uiNavigationBar, documented: .unknown, actual: .unknown),
      difference:
        "The ButtonBar README calls it unsupported; Material silently ignores it.",
      source: "UIKit/UIBarButtonItem.h possibleTitles; ButtonBar README UIBarButtonItem properties")
  }

  @inlinable package static var tag: Of<Int> {
    .init(
      "A number that code can find the item by.",
      default: .value(0),
      ios: .from(2),
      support: .mdc(documented: .unknown, actual: .observed),
      difference:
        "The ButtonBar README does not list it; Material's header file and code observe it.",
      source: "UIKit/UIBarItem.h tag; components/ButtonBar/src/MDCButtonBar.m setItems:")
  }

  @inlinable package static var tintColor: Of<Color?> {
    .init(
      "Colors the title or icon, or the background of a prominent button.",
      default: .value(nil),
      ios: .from(5),
      support: .mdc(documented: .unknown, actual: .observed).on(
        .uiNavigationBar, documented: .unspecified, actual: .observed),
      difference:
        "The ButtonBar README does not list it; Material's header file and code observe it.",
      source:
        "UIKit/UIBarButtonItem.h tintColor; UINavigationBar documentation Customize the appearance")
  }

  @inlinable package static var backgroundImage: Of<Keyed<Element<ImageReference>?>> {
    .init(
      "An image behind the button per state, style and metrics; Material draws the one for default metrics and no style.",
      default: .value(.empty),
      keys: KeySpaces(.controlState, .uiBarButtonItemStyle, .barMetrics),
      ios: .from(6),
      support: .mdc(documented: .unknown, actual: .readOnce),
      constraint:
        "An image for a style shows only on items of that style. From iOS 26, Apple advises coloring a button with `tintColor` and the style `prominent`.",
      difference:
        "Material's documents do not mention it; the code reads it once.",
      source:
        "UIKit/UIBarButtonItem.h backgroundImage(for:barMetrics:), backgroundImage(for:style:barMetrics:); components/ButtonBar/src/private/MDCAppBarButtonBarBuilder.m"
    )
  }

  @inlinable package static var backgroundVerticalPositionAdjustment: Of<Keyed<Double>> {
    .init(
      "Moves the background vertically, in points; 0 if not set.",
      default: .value(.empty),
      keys: KeySpaces(.barMetrics),
      ios: .from(5),
      support: .mdc(documented: .unknown, actual: .ignored),
      source: "UIKit/UIBarButtonItem.h")
  }

  @inlinable package static var titlePositionAdjustment: Of<Keyed<Offset>> {
    .init(
      "Moves the title; no offset if not set.",
      default: .value(.empty),
      keys: KeySpaces(.barMetrics),
      ios: .from(5),
      support: .mdc(documented: .unknown, actual: .ignored),
      source: "UIKit/UIBarButtonItem.h")
  }

  @inlinable package static var backButtonBackgroundImage: Of<Keyed<Element<ImageReference>?>> {
    .init(
      "An image behind a back button.",
      default: .value(.empty),
      keys: KeySpaces(.controlState, .barMetrics),
      ios: .from(5),
      support: .mdc(documented: .unknown, actual: .ignored).on(
        .uiToolbar, documented: .unknown, actual: .ignored),
      constraint:
        "Used only by the back button of a navigation bar.",
      source: "UIKit/UIBarButtonItem.h")
  }

  @inlinable package static var backButtonTitlePositionAdjustment: Of<Keyed<Offset>> {
    .init(
      "Moves the title of a back button.",
      default: .value(.empty),
      keys: KeySpaces(.barMetrics),
      ios: .from(5),
      support: .mdc(documented: .unknown, actual: .ignored).on(
        .uiToolbar, documented: .unknown, actual: .ignored),
      constraint:
        "Used only by the back button of a navigation bar.",
      source: "UIKit/UIBarButtonItem.h")
  }

  @inlinable package static var backButtonBackgroundVerticalPositionAdjustment: Of<Keyed<Double>> {
    .init(
      "Moves the background of a back button vertically, in points.",
      default: .value(.empty),
      keys: KeySpaces(.barMetrics),
      ios: .from(5),
      support: .mdc(documented: .unknown, actual: .ignored).on(
        .uiToolbar, documented: .unknown, actual: .ignored),
      constraint:
        "Used only by the back button of a navigation bar.",
      source: "UIKit/UIBarButtonItem.h")
  }
}
