package import BarCatalog

extension FlexibleHeader {
  /// A header with what a description says of it and of its controller, before it comes on a screen.
  ///
  /// - Parameters:
  ///   - isInContainerOfAppBar: Whether it is an app bar's header that a container has made.
  ///   - movesContent: Whether a container around header and content moves the content down.
  init<Controller: FlexibleHeaderController>(
    of controller: Element<Controller>, isInContainerOfAppBar: Bool = false, movesContent: Bool,
    in environment: LayoutEnvironment
  ) {
    self.init(in: HeaderSurroundings(environment))
    guide.target = TopLayoutGuide.Target(
      isNamed: controller[.topLayoutGuideViewController] != nil || movesContent,
      isEnabled: controller.resolved(.isTopLayoutGuideAdjustmentEnabled))
    set(
      controller[.headerView],
      infers: controller.resolved(.inferTopSafeAreaInsetFromViewController),
      isInContainerOfAppBar: isInContainerOfAppBar)
    if environment.isExtension { adaptToExtension() }
    usesSafeAreaOfWebViews =
      controller.resolved(.useAdditionalSafeAreaInsetsForWebKitScrollViews)
  }

  /// Sets what a description says of a header's controller and its view, in the toolkit's order.
  ///
  /// Quirk: the container of an app bar gives it a parent as soon as it infers the inset, and with that a height that
  /// later heights do not change as long as no safe area does. A container of a header alone waits until it loads.
  ///
  /// - Parameters:
  ///   - infers: Whether the top inset is read from the outermost controller.
  ///   - isInContainerOfAppBar: Whether it is an app bar's header that a container has made.
  private mutating func set(
    _ view: Element<MDCFlexibleHeaderView>?, infers: Bool, isInContainerOfAppBar: Bool
  ) {
    if let includes = view?[.minMaxHeightIncludesSafeArea] { setIncludesSafeArea(includes) }
    if infers, isInContainerOfAppBar { fitOnce() }
    setInferred(infers)
    guard let view else { return }
    if let height = view[.minimumHeight] { setMinimum(height) }
    if let height = view[.maximumHeight] { setMaximum(height) }
    canOverExtend = view.resolved(.canOverExtend)
    rules.behavior = view.resolved(.shiftBehavior)
    rules.statusBarCanOverlap = view.resolved(.statusBarHintCanOverlapHeader)
    setInFrontOfInfiniteContent(view.resolved(.isInFrontOfInfiniteContent))
    isShared = view.resolved(.sharedWithManyScrollViews)
    contentIsImportant = view.resolved(.headerContentImportance) == .high
    contentIsTranslucent = view.resolved(.contentIsTranslucent)
    isScrubbing = view.resolved(.trackingScrollViewIsBeingScrubbed)
    visibleHeight = view.resolved(.minimumHeaderViewHeight)
    sparesNeverAdjusted = view.resolved(
      .disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever)
    shadow.isReset = view.resolved(.resetShadowAfterTrackingScrollViewIsReset)
    if let opacity = view[.visibleShadowOpacity] {
      shadow.setVisibleOpacity(opacity, isInFrontOfInfiniteContent: isInFrontOfInfiniteContent)
    }
    isHidden = view.resolved(.isHidden)
  }

  /// An extension has no status bar to take along.
  private mutating func adaptToExtension() {
    if rules.behavior == .enabledWithStatusBar { rules.behavior = .enabled }
  }
}

extension TopLayoutGuide.Target {
  /// - Parameters:
  ///   - isNamed: Whether a controller is named, or the content of a container stands for one.
  ///   - isEnabled: Whether the adjustment is on without that.
  init(isNamed: Bool, isEnabled: Bool) {
    self = isNamed ? .controller : isEnabled ? .none : .parent
  }
}

extension TrackedScrollView {
  /// A scroll view that fills a window, where its description lets it start.
  package init(_ view: Element<ScrollView>, filling size: Size) {
    self.init(
      offset: view[.contentOffset]?.y ?? 0, contentInset: view.resolved(.contentInset),
      contentHeight: view[.contentSize]?.height ?? size.height * usualPages,
      adjustment: view.resolved(.contentInsetAdjustmentBehavior),
      isPaging: view.resolved(.isPagingEnabled), isWebView: view.resolved(.kind) == .webView,
      height: size.height)
  }
}

/// How many times as high as its view the content is that has no size in a description.
private let usualPages = 3.0
