package import BarCatalog

/// What counts for a header of a screen in the end: what its integration presets, what the file says, and what one
/// property does to another.
package struct ResolvedHeader: Sendable {
  /// Whether the stack makes the app bar, and has set flags of it, in every flow of the screen.
  package let isMadeByStack: Bool
  /// Whether a controller around screen and header holds both.
  package let isContained: Bool
  /// Whether the top safe area is that of the controllers around the header, and not the device's.
  package let infersTopSafeArea: Bool
  /// Whether the header is as high as the stack in it.
  package let adjustsHeight: Bool
  /// Whether the heights hold the top safe area.
  package let heightsIncludeSafeArea: Bool
  /// Whether the header follows its scroll view by itself.
  package let observesScrollView: Bool
  /// Whether the header adds no room to a scroll view that asks for no adjustment.
  package let leavesInsetsAlone: Bool
  /// Whether content is moved down below the header: somebody has named its controller.
  package let hasGuideTarget: Bool
  /// Whether the title of the bar may have another size than 20 points.
  package let allowsAnyTitleFontSize: Bool

  init(_ header: ScreenHeader, of screen: Element<Screen>) {
    let objects = header.flags(of: screen)
    func isOn<Owner: BarObject>(_ property: Property<Owner, Bool>, of type: BarType) -> Bool {
      objects.word(property.id, of: type) != 0
    }
    let appBar = MDCAppBarViewController.self
    let view = MDCFlexibleHeaderView.self
    isMadeByStack = header.flow != nil
    isContained = header.isContained(on: screen.tape)
    // An id is the hash of a property's name, so both controllers are read in the same way.
    infersTopSafeArea = isOn(
      Property<MDCAppBarViewController, Bool>.inferTopSafeAreaInsetFromViewController,
      of: header.type)
    adjustsHeight =
      header.type == appBar.type
      && isOn(
        Property<MDCAppBarViewController, Bool>.shouldAdjustHeightBasedOnHeaderStackView,
        of: appBar.type)
    heightsIncludeSafeArea = isOn(
      Property<MDCFlexibleHeaderView, Bool>.minMaxHeightIncludesSafeArea, of: view.type)
    observesScrollView = isOn(
      Property<MDCFlexibleHeaderView, Bool>.observesTrackingScrollViewScrollEvents, of: view.type)
    leavesInsetsAlone = isOn(
      Property<MDCFlexibleHeaderView, Bool>
        .disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever, of: view.type)
    hasGuideTarget =
      objects.objects[0].index(
        of: MDCFlexibleHeaderViewController.id(.topLayoutGuideViewController))
      != nil
    allowsAnyTitleFontSize = isOn(
      Property<MDCNavigationBar, Bool>.allowAnyTitleFontSize, of: MDCNavigationBar.type)
  }
}

extension Resolved {
  /// What counts for the header of a screen that a controller of a type holds; `nil` if the screen has none.
  package func header(of screen: ResolvedScreen, _ type: BarType) -> ResolvedHeader? {
    let element = Element<Screen>(tape, at: screen.head)
    // A preset counts only if all flows of the screen have it.
    let makers = screen.surroundings.map { ScreenHeader.maker(of: element, in: $0, flows) }
    let maker = makers.contains(nil) ? nil : makers.first ?? nil
    let flow = maker.map { Element<Flow>(tape, at: flows[$0].head) }
    return ScreenHeader.all(of: element, in: flow).first { $0.type == type }
      .map { ResolvedHeader($0, of: element) }
  }
}
