extension BarMetric {
  /// The figures with their conditions, the more particular ones first; the last one holds always.
  package var rows: [MetricRow] {
    switch self {
    case .navigationBarHeight, .navigationBarMargin, .navigationBarSlackBelow, .navigationBarRaise,
      .navigationBarLeastTop, .largeTitleInset:
      navigationBarRows
    case .toolbarHeight, .toolbarMargin, .toolbarSlotMargin, .toolbarSlotAbove, .toolbarSlotBelow,
      .toolbarItemHeight, .toolbarTitlePadding, .toolbarItemPadding:
      toolbarRows
    case .itemHeight, .itemSpacing, .sharedGlassSpacing, .itemOutdent, .itemMinimumWidth,
      .titlePaddingOutside, .titleMinimumWidth, .titlePaddingAround, .imagePaddingInside,
      .imagePaddingOutside:
      itemRows
    case .navigationBarMenu, .toolbarMenu: menuRows
    case .badgeHeight, .badgeDotSize, .badgePadding, .badgeOverlap, .badgeFontSize: badgeRows
    case .backChevronX, .backChevronWidth, .backChevronHeight, .backTitleGap, .backChrome,
      .backMinimumWidth, .backSpacing:
      backRows
    case .titleBaseline, .titleGap, .titleClearance, .largeTitleHeight, .largeTitleBottomPadding,
      .largeSubtitleHeight, .promptHeight, .searchBarHeight, .searchFieldWidth, .searchFieldInset:
      titleRows
    case .titleFontSize, .largeTitleFontSize, .buttonFontSize, .promptFontSize, .subtitleFontSize,
      .largeSubtitleFontSize, .greatestTextScale, .largeTitleGrowth, .leastLargeTitleScale,
      .largeTitleLineRoom:
      fontRows
    }
  }

  private var itemRows: [MetricRow] {
    switch self {
    case .itemSpacing:
      [
        .init(8, .ios(0...18), .exact, "frames of stacks, iOS 11 to 15; matrixprojects.net"),
        .init(
          12, .always, .exact, "measured, iOS 26: Vercantez/openuikit, iamcgn/swiftui-web"),
      ]
    case .sharedGlassSpacing:
      // Between buttons on one piece of glass.
      [.init(8, .always, .estimate, "five images, iOS 26.1: Vercantez/openuikit")]
    case .itemOutdent:
      // How far a button reaches beyond the margin; a custom view does not.
      [
        .init(8, .ios(0...18), .exact, "frames of stacks in 375 and 390 point wide bars"),
        .init(0, .always, .exact, "view dumps of iOS 26.1: glass ends at the margin"),
      ]
    case .itemMinimumWidth:
      [
        .init(46, .ios(0...18), .estimate, "a button of a two-letter title, iOS 13"),
        .init(
          44, .always, .exact,
          "NativePHP/mobile-air#443, Vercantez/openuikit, iamcgn/swiftui-web"),
      ]
    case .titlePaddingOutside:
      [.init(8, .always, .estimate, "titles of 35 and 52 points at the edges of a bar, iOS 13")]
    case .titleMinimumWidth:
      [.init(38, .always, .estimate, "a title of 35 points in a button, iOS 13")]
    case .titlePaddingAround:
      // On either side of a title on glass.
      [
        .init(
          16, .always, .estimate,
          "view dumps of iOS 26.1: 39.5 wide in 71.5, Vercantez/openuikit; others have 12 or less")
      ]
    case .imagePaddingInside, .imagePaddingOutside:
      // Towards other items, and towards the edge of the bar.
      [
        .init(
          self == .imagePaddingInside ? 11 : 8, .ios(0...18), .exact,
          "two images of 24 points, iOS 15"),
        .init(11, .always, .estimate, "five images of 10 to 40 points, iOS 26.1: openuikit"),
      ]
    default:
      [
        .init(
          32, .ios(0...18).phone.low.narrow, .assumed, "the height of the bar: not published"),
        .init(44, .ios(0...18), .exact, "buttons in bars of 44, 50 and 56, iOS 11 to 15"),
        .init(
          44, .always, .exact,
          "NativePHP/mobile-air#443, Vercantez/openuikit, iamcgn/swiftui-web"),
      ]
    }
  }

  /// 1 where items that find no room move into a menu, even if nothing else needs one; else 0.
  private var menuRows: [MetricRow] {
    switch self {
    case .navigationBarMenu:
      [
        .init(1, .running(26...), .estimate, "software-mansion/react-native-screens#4587"),
        .init(0, .always, .estimate, "lionheart/openradar-mirror#5905: items overlap"),
      ]
    default:
      [
        .init(
          1, .running(27...), .estimate, "LoopKit/Loop#2515, built with the SDKs of 26 and 27"),
        .init(0, .always, .estimate, "LoopKit/Loop#2515: none was seen before iOS 27"),
      ]
    }
  }

  private var badgeRows: [MetricRow] {
    switch self {
    case .badgeHeight: [.init(18, .always, .assumed, "that of tab bars, by eye")]
    case .badgeDotSize: [.init(8, .always, .assumed, "a guess: none was measured")]
    case .badgePadding:
      // On either side of the word.
      [.init(5, .always, .assumed, "that of tab bars, by eye")]
    case .badgeOverlap:
      // How much of a badge is over the button, from its corner on.
      [.init(14, .always, .assumed, "a guess: none was measured")]
    default: [.init(13, .always, .assumed, "that of tab bars")]
    }
  }

  private var backRows: [MetricRow] {
    switch self {
    case .backChevronX: [.init(8, .always, .exact, "frames of back indicators, iOS 8 to 10")]
    case .backChevronWidth:
      [
        .init(13, .ios(0...18), .exact, "frames of back indicators, iOS 8 to 10"),
        .init(16.5, .always, .estimate, "view dumps of iOS 26.1: Vercantez/openuikit"),
      ]
    case .backChevronHeight:
      [
        .init(21, .ios(0...18), .exact, "frames of back indicators, iOS 8 to 10"),
        .init(23, .always, .estimate, "view dumps of iOS 26.1: Vercantez/openuikit"),
      ]
    case .backTitleGap:
      [.init(6, .always, .estimate, "Flutter's imitation, packages/flutter nav_bar.dart")]
    case .backChrome:
      // What a back button is wider than its title.
      [.init(30, .always, .estimate, "a button of 69 points with a four-letter title, iOS 12")]
    case .backMinimumWidth:
      [.init(44, .always, .assumed, "the least target of a touch; none was measured")]
    default: [.init(6, .always, .exact, "guides of a 414 point wide bar, iOS 12")]
    }
  }
}
