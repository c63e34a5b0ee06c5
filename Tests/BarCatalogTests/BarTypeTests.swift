import BarCatalog
import Testing

struct BarTypeTests {
  /// How many properties the toolkits' headers and documents give a type, accessors counted one by one.
  ///
  /// `merged` are accessors that share a stem with another one.
  private struct Count: Sendable {
    let type: BarType
    let documented: Int
    var merged = 0
    var inherited = 0
  }

  private static let counts = [
    Count(type: .uiBarButtonItem, documented: 46, merged: 1),
    Count(type: .uiBarButtonItemGroup, documented: 6),
    Count(type: .uiNavigationItem, documented: 46),
    Count(type: .mdcButtonBar, documented: 12, inherited: 6),
    Count(type: .mdcNavigationBar, documented: 35, inherited: 7),
    Count(type: .mdcHeaderStackView, documented: 3, inherited: 7),
    Count(type: .mdcFlexibleHeaderView, documented: 35, inherited: 6),
    Count(type: .mdcFlexibleHeaderViewController, documented: 13),
    Count(type: .mdcFlexibleHeaderContainerViewController, documented: 4),
    Count(type: .mdcAppBarViewController, documented: 6, inherited: 12),
    Count(type: .mdcAppBarContainerViewController, documented: 4),
    Count(type: .mdcAppBarNavigationController, documented: 4),
    Count(type: .mdcAppBar, documented: 5),
    Count(type: .mdcBottomAppBarView, documented: 19, inherited: 6),
    // A button's shape is a key of the language; two flags of every Material button are counted as inherited.
    Count(type: .mdcFloatingButton, documented: 26, inherited: 5),
    Count(type: .uiNavigationBar, documented: 25, merged: 1, inherited: 6),
    Count(type: .uiToolbar, documented: 13, inherited: 6),
    Count(type: .uiBarAppearance, documented: 8),
    Count(type: .uiNavigationBarAppearance, documented: 11, inherited: 8),
    Count(type: .uiToolbarAppearance, documented: 3, inherited: 8),
    Count(type: .uiBarButtonItemAppearance, documented: 4),
    Count(type: .uiBarButtonItemStateAppearance, documented: 4),
  ]

  @Test(arguments: counts)
  private func everyDocumentedPropertyIsThere(count: Count) {
    let ofToolkit = count.type.entries.filter { !$0.traits.contains(.language) }
    #expect(ofToolkit.count == count.documented - count.merged + count.inherited)
  }

  @Test(arguments: BarType.allCases)
  func placesFitASet(type: BarType) {
    #expect(type.propertyCount > 0)
    #expect(type.propertyCount < 64)
    #expect(type.read(type.propertyCount, as: Shape.self) == nil)
  }

  @Test func typesAndEnumerationsAreExplained() {
    let sentences =
      BarType.allCases.map { "\($0.sentence)" } + EnumerationName.allCases.map { "\($0.sentence)" }
    for sentence in sentences {
      #expect(sentence.hasSuffix(".") && sentence.first?.isUppercase == true, "\(sentence)")
    }
  }

  @Test(arguments: BarType.allCases)
  func everyPropertyIsExplained(type: BarType) {
    for entry in type.entries {
      let sentence = "\(entry.sentence)"
      #expect(sentence.hasSuffix(".") && sentence.first?.isUppercase == true, "\(entry.name)")
      #expect("\(entry.source)" != "", "\(entry.name)")
      if entry.traits.contains(.unwritable) { #expect("\(entry.instead)" != "", "\(entry.name)") }
      if entry.mdc.deprecated != 0 || entry.ios.deprecated != 0 {
        #expect("\(entry.instead)" != "", "\(entry.name)")
      }
      for text in ["\(entry.constraint)", "\(entry.difference)"] where text != "" {
        let begins = text.first?.isUppercase == true || text.first == "`"
        #expect(text.hasSuffix(".") && begins, "\(entry.name): \(text)")
      }
      #expect(entry.bounds.lower <= entry.bounds.upper, "\(entry.name)")
    }
  }

  /// A new name is another property of the type that holds the same kind of value, where the old one holds any.
  @Test(arguments: BarType.allCases)
  func newNamesExist(type: BarType) throws {
    for entry in type.entries where "\(entry.renamed)" != "" {
      let renamed = try #require(type.entries.first { "\($0.name)" == "\(entry.renamed)" })
      #expect(renamed.id != entry.id, "\(entry.name)")
      #expect(renamed.form == entry.form || entry.form.kind == .anything, "\(entry.name)")
      #expect("\(entry.instead)".contains("`\(entry.renamed)`"), "\(entry.name)")
    }
  }

  /// What the texts of a property name in back-ticks is a property, a case or a literal.
  @Test(arguments: BarType.allCases)
  func namesInTextsExist(type: BarType) {
    let known = BarType.allCases.flatMap { $0.entries.map { "\($0.name)" } }
    let cases = EnumerationName.allCases.flatMap { name in
      (0..<name.count).map { "\(name.spelling($0))" }
    }
    let types = BarType.allCases.map { "\($0.name)" }
    let other =
      types + ["prefersLargeTitles", "self", "common", "appear", "disappear", "nil", "false"]
    for entry in type.entries {
      let texts = [entry.sentence, entry.instead, entry.constraint, entry.difference]
      for text in texts.map({ "\($0)" }) {
        for (index, part) in text.split(separator: "`", omittingEmptySubsequences: false)
          .enumerated()
        where index % 2 == 1 {
          let name = String(part)
          #expect(
            known.contains(name) || cases.contains(name) || other.contains(name),
            "\(type.name).\(entry.name): `\(name)`")
        }
      }
    }
  }

  /// A mapping that is keyed is told from an object by its keys.
  @Test(arguments: BarType.allCases)
  func keySpacesAndValuesShareNoSpelling(type: BarType) {
    for entry in type.entries where entry.form.isKeyed {
      guard let space = EnumerationName(rawValue: entry.form.firstKey) else { continue }
      let keys = Set((0..<space.count).map { "\(space.spelling($0))" })
      guard entry.form.kind == .element, let value = BarType(rawValue: entry.form.parameter) else {
        continue
      }
      #expect(keys.isDisjoint(with: value.entries.map { "\($0.name)" }), "\(entry.name)")
    }
  }

  /// Keys of the second and third space of an accessor are told apart, since a dimension may be left out.
  @Test(arguments: BarType.allCases)
  func keySpacesOfAnAccessorShareNoSpelling(type: BarType) {
    for entry in type.entries where entry.form.isKeyed {
      let spaces = [entry.form.firstKey, entry.form.secondKey, entry.form.thirdKey]
        .compactMap(EnumerationName.init(rawValue:))
      let keys = spaces.flatMap { space in (0..<space.count).map { "\(space.spelling($0))" } }
      #expect(Set(keys).count == keys.count, "\(entry.name)")
      #expect(spaces.allSatisfy { $0.count < 32 }, "five bits hold a key")
    }
  }

  /// Each pair: the first is set before the second.
  @Test(arguments: [
    (BarType.mdcNavigationBar, "allowAnyTitleFontSize", "titleFont"),
    (.mdcNavigationBar, "uppercasesButtonTitles", "buttonsTitleFont"),
    (.mdcNavigationBar, "buttonsTitleFont", "titleFont"),
    (.mdcNavigationBar, "titleFont", "titleAlignment"),
    (.mdcNavigationBar, "titleAlignment", "titleViewLayoutBehavior"),
    (.mdcNavigationBar, "titleViewLayoutBehavior", "titleInsets"),
    (.mdcNavigationBar, "titleInsets", "title"),
    (.mdcNavigationBar, "title", "titleView"),
    (.mdcNavigationBar, "titleView", "hidesBackButton"),
    (.mdcNavigationBar, "hidesBackButton", "leadingItemsSupplementBackButton"),
    (.mdcNavigationBar, "leadingItemsSupplementBackButton", "backItem"),
    (.mdcNavigationBar, "backItem", "leadingBarButtonItems"),
    (.mdcNavigationBar, "leadingBarButtonItem", "leadingBarButtonItems"),
    (.mdcNavigationBar, "leadingBarButtonItems", "trailingBarButtonItems"),
    (.mdcNavigationBar, "trailingBarButtonItems", "rippleColor"),
    (.mdcButtonBar, "layoutPosition", "items"),
    (.mdcButtonBar, "items", "rippleColor"),
    (.mdcButtonBar, "inkColor", "rippleColor"),
    (
      .mdcFlexibleHeaderViewController,
      "permitInferringTopSafeAreaFromTopLayoutGuideViewController",
      "inferTopSafeAreaInsetFromViewController"
    ),
    (
      .mdcFlexibleHeaderViewController,
      "permitInferringTopSafeAreaFromTopLayoutGuideViewController", "topLayoutGuideViewController"
    ),
    (
      .mdcFlexibleHeaderViewController, "topLayoutGuideViewController",
      "isTopLayoutGuideAdjustmentEnabled"
    ),
    (
      .mdcFlexibleHeaderViewController, "topLayoutGuideViewController",
      "useAdditionalSafeAreaInsetsForWebKitScrollViews"
    ),
    (.mdcFlexibleHeaderViewController, "inferPreferredStatusBarStyle", "preferredStatusBarStyle"),
    (.mdcFlexibleHeaderViewController, "inferTopSafeAreaInsetFromViewController", "headerView"),
    (
      .mdcAppBarViewController, "permitInferringTopSafeAreaFromTopLayoutGuideViewController",
      "inferTopSafeAreaInsetFromViewController"
    ),
    (
      .mdcAppBarViewController, "inferTopSafeAreaInsetFromViewController",
      "isTopLayoutGuideAdjustmentEnabled"
    ),
    (
      .mdcAppBarViewController, "topLayoutGuideViewController", "isTopLayoutGuideAdjustmentEnabled"
    ),
    (.mdcAppBarViewController, "inferPreferredStatusBarStyle", "preferredStatusBarStyle"),
    (.mdcAppBarViewController, "isTopLayoutGuideAdjustmentEnabled", "theme"),
    (.mdcAppBarViewController, "theme", "headerStackViewOffset"),
    (.mdcAppBarViewController, "headerStackViewOffset", "navigationBar"),
    (.mdcAppBarViewController, "navigationBar", "headerStackView"),
    (.mdcAppBarViewController, "headerStackView", "headerView"),
    (.mdcAppBarViewController, "headerView", "shouldAdjustHeightBasedOnHeaderStackView"),
    (.mdcFlexibleHeaderView, "minMaxHeightIncludesSafeArea", "minimumHeight"),
    (.mdcFlexibleHeaderView, "minimumHeight", "maximumHeight"),
    (.mdcFlexibleHeaderView, "maximumHeight", "canOverExtend"),
    (.mdcFlexibleHeaderView, "canOverExtend", "shiftBehavior"),
    (.mdcFlexibleHeaderView, "shiftBehavior", "statusBarHintCanOverlapHeader"),
    (.mdcFlexibleHeaderView, "statusBarHintCanOverlapHeader", "isInFrontOfInfiniteContent"),
    (.mdcFlexibleHeaderView, "isInFrontOfInfiniteContent", "sharedWithManyScrollViews"),
    (.mdcFlexibleHeaderView, "sharedWithManyScrollViews", "headerContentImportance"),
    (
      .mdcFlexibleHeaderView, "headerContentImportance", "observesTrackingScrollViewScrollEvents"
    ),
    (
      .mdcFlexibleHeaderView, "observesTrackingScrollViewScrollEvents",
      "disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever"
    ),
    (
      .mdcFlexibleHeaderView,
      "disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever",
      "trackingScrollView"
    ),
    (
      .mdcFlexibleHeaderView, "allowShadowLayerFrameAnimationsWhenChangingTrackingScrollView",
      "trackingScrollView"
    ),
    (.mdcBottomAppBarView, "floatingButtonElevation", "floatingButton"),
    (.mdcBottomAppBarView, "trailingBarButtonItems", "rippleColor"),
    (.mdcFloatingButton, "mode", "minimumSize"),
    (.mdcFloatingButton, "tintColor", "imageTintColor"),
    (.mdcFloatingButton, "inkColor", "rippleColor"),
    (.uiBarButtonItem, "primaryAction", "title"),
    (.uiBarButtonItem, "primaryAction", "image"),
    (.uiNavigationItem, "leftBarButtonItem", "leftBarButtonItems"),
    (.uiNavigationItem, "leftBarButtonItems", "leadingItemGroups"),
    (.uiNavigationBar, "barStyle", "isTranslucent"),
    (.uiNavigationBar, "barTintColor", "standardAppearance"),
    (.uiNavigationBar, "backgroundImage", "shadowImage"),
    (.uiNavigationBar, "standardAppearance", "compactAppearance"),
    (.uiNavigationBar, "compactAppearance", "scrollEdgeAppearance"),
    (.uiNavigationBar, "scrollEdgeAppearance", "items"),
    (.uiToolbar, "barStyle", "isTranslucent"),
    (.uiToolbar, "standardAppearance", "items"),
    (.uiNavigationBarAppearance, "configuration", "backgroundColor"),
    (.uiNavigationBarAppearance, "configuration", "titleTextAttributes"),
    (.uiNavigationBarAppearance, "buttonAppearance", "backButtonAppearance"),
    (.uiToolbarAppearance, "configuration", "shadowColor"),
  ])
  func orderOfSettingIsKept(type: BarType, first: String, second: String) throws {
    let names = type.entries.map { "\($0.name)" }
    let earlier = try #require(names.firstIndex(of: first))
    let later = try #require(names.firstIndex(of: second))
    #expect(earlier < later)
  }

  @Test func shortFormsNameProperties() {
    for type in BarType.allCases {
      let form = type.shortForm
      if form.scalar != 0 { #expect(type.place(ofID: form.scalar) != 255, "\(type.name)") }
      if form.sequence != 0 { #expect(type.place(ofID: form.sequence) != 255, "\(type.name)") }
      #expect(form.positional <= type.propertyCount)
    }
    #expect(BarType.uiEdgeInsets.shortForm.repeats)
    #expect(BarType.uiEdgeInsets.shortForm.positional == 4)
    #expect(BarType.imageReference.shortForm.scalar == ImageReference.id(.name))
  }

  /// How a property's default reads in tables.
  @Test(arguments: [
    (BarType.mdcNavigationBar, "titleAlignment", "center"),
    (.mdcNavigationBar, "rippleColor", "nil"),
    (.mdcNavigationBar, "buttonsTitleFont", "nothing for any key"),
    (.mdcNavigationBar, "titleFont", "the medium title font at 20 points"),
    (.uiBarButtonItem, "imageInsets", "[0, 0, 0, 0]"),
    (.uiBarButtonItem, "isEnabled", "true"),
    (.uiBarButtonItem, "width", "0"),
    (.uiBarButtonItem, "isSpringLoaded", ""),
    (.uiBarButtonItem, "titlePositionAdjustment", "nothing for any key"),
    (.uiNavigationItem, "centerItemGroups", "[]"),
    (.menuElement, "attributes", "none"),
    (.mdcFlexibleHeaderView, "visibleShadowOpacity", "0.4"),
    (.mdcFlexibleHeaderView, "shiftBehavior", "disabled"),
    (.mdcFlexibleHeaderView, "maximumHeight", "the `minimumHeight`"),
    (.mdcAppBarViewController, "headerStackViewOffset", "0"),
    (.mdcBottomAppBarView, "floatingButtonPosition", "center"),
    (.mdcFloatingButton, "title", "nothing for any key"),
    (.uiNavigationBarAppearance, "configuration", "default"),
    (.uiNavigationBarAppearance, "titlePositionAdjustment", "[0, 0]"),
    (
      .uiNavigationBar, "scrollEdgeAppearance", "`standardAppearance` with a transparent background"
    ),
  ])
  func defaultsAreText(type: BarType, name: String, text: String) throws {
    let entry = try #require(type.entries.first { "\($0.name)" == name })
    #expect(entry.initial == text)
  }
}
