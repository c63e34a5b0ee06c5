extension BarMetric {
  /// The figures with their conditions, the more particular ones first; the last one holds always.
  package var rows: [MetricRow] {
    switch self {
    case .navigationBarHeight, .navigationBarMargin, .navigationBarSlackBelow, .navigationBarRaise:
      navigationBarRows
    case .toolbarHeight, .toolbarMargin: toolbarRows
    case .itemHeight, .itemSpacing, .itemOutdent, .itemMinimumWidth, .titlePaddingOutside,
      .titleMinimumWidth, .titlePaddingAround, .imagePaddingInside, .imagePaddingOutside,
      .toolbarItemPadding:
      itemRows
    case .navigationBarMenu, .toolbarMenu: menuRows
    case .badgeHeight, .badgeDotSize, .badgePadding, .badgeOverlap, .badgeFontSize: badgeRows
    case .backChevronX, .backChevronWidth, .backChevronHeight, .backTitleGap, .backChrome,
      .backMinimumWidth, .backSpacing:
      backRows
    case .titleBaseline, .titleGap, .largeTitleHeight, .largeTitleBottomPadding,
      .largeSubtitleHeight, .promptHeight, .searchBarHeight, .searchFieldWidth:
      titleRows
    case .titleFontSize, .largeTitleFontSize, .buttonFontSize, .promptFontSize, .subtitleFontSize,
      .largeSubtitleFontSize, .greatestTextScale, .largeTitleGrowth, .leastLargeTitleScale:
      fontRows
    }
  }

  private var navigationBarRows: [MetricRow] {
    switch self {
    case .navigationBarMargin:
      [
        .init(
          16, .ios(0...18).sideInset, .estimate,
          "beside a safe area of 44: a glyph at 62 in snapshots of 812 and 896 point wide windows"),
        .init(
          16, .ios(0...18).width(below: 391), .exact,
          "frames of 320, 375 and 390 point wide bars, iOS 11 to 15; snapshots"),
        .init(
          16, .ios(0...18).width(below: 414), .assumed, "that of 390; 393 and 402 were not measured"
        ),
        .init(
          20, .ios(0...18), .exact,
          "frames of a 414 point wide bar, iOS 12; snapshots from 568 to 736 wide and of iPads"),
        .init(
          20, .ios(26...).high.width(from: 414).width(below: 441), .estimate,
          "an item that ends 20 before the edge of a 440 point wide bar; Interface Builder at 414"),
        .init(20, .ios(26...).width(from: 414), .assumed, "that of 440 point wide bars"),
        .init(16, .always, .assumed, "that of iOS 18"),
      ]
    case .navigationBarSlackBelow:
      // What a bar is higher than its content, below it.
      [
        .init(
          10, .ios(26...).phone.high.noSheet, .estimate,
          "a capture of iOS 26: the middle of an item is 22 below the bar's top; Interface Builder"),
        .init(0, .always, .exact, "frames of content views and of their bars, iOS 11 to 15"),
      ]
    case .navigationBarRaise:
      // How much higher than the safe area's top a controller puts its bar.
      [
        .init(
          59 - (53 + 2.0 / 3), .ios(0...18).phone.topInset(59), .exact,
          "software-mansion/react-native-screens#3377, react-navigation#12801, QMUI_iOS#1445"),
        .init(
          0, .ios(0...18).phone.topInset(62), .assumed,
          "such phones differ too (react-navigation#10989); by how much is not known"),
        .init(0, .always, .exact, "frames of bars on phones with insets of 20, 44, 47, 48 and 50"),
      ]
    default:
      [
        .init(
          56, .ios(13...18).sheet.high, .exact, "frames of sheets, iOS 13; Interface Builder"),
        .init(
          32, .ios(0...18).phone.low.narrow, .exact,
          "Tencent/QMUI_iOS#633, #1198, #1445; microsoft/fluentui-apple#1727"),
        .init(
          44, .ios(0...18).phone, .exact, "frames of bars, iOS 7 to 17; Tencent/QMUI_iOS#633"),
        .init(50, .ios(12...18).pad, .exact, "Tencent/QMUI_iOS#633, #1280"),
        .init(44, .ios(0...11).pad, .exact, "Tencent/QMUI_iOS#633"),
        .init(56, .ios(26...).sheet.high, .assumed, "that of iOS 18"),
        .init(
          54, .ios(26...).phone.high, .exact,
          "react-navigation#12801, QuintGao/GKNavigationBarSwift#47, SmileZXLee/ZXNavigationBar#60"),
        .init(44, .ios(26...).phone, .assumed, "the height of an item: nobody has published one"),
        .init(50, .always, .assumed, "a column of an iPad with iOS 26"),
      ]
    }
  }

  private var toolbarRows: [MetricRow] {
    switch self {
    case .toolbarMargin:
      [
        .init(20, .ios(0...18).pad, .exact, "custom views in Interface Builder, 768 points wide"),
        .init(16, .ios(0...18), .estimate, "a constraint in the console of iOS 14"),
        .init(20, .ios(26...).pad, .assumed, "that of iOS 18"),
        .init(16, .always, .assumed, "that of iOS 18"),
      ]
    default:
      [
        .init(32, .ios(0...18).phone.low.narrow, .exact, "Tencent/QMUI_iOS#633"),
        .init(44, .ios(0...18).phone, .exact, "Tencent/QMUI_iOS#633; Interface Builder"),
        .init(45, .ios(12...18).pad.bottomInset(true), .estimate, "Tencent/QMUI_iOS#633"),
        .init(50, .ios(12...18).pad, .estimate, "Tencent/QMUI_iOS#633"),
        .init(44, .ios(0...11).pad, .estimate, "Tencent/QMUI_iOS#633; Interface Builder"),
        .init(48, .ios(26...).phone.high, .estimate, "suzuki-0000/SKPhotoBrowser#459"),
        .init(48, .ios(26...).phone, .assumed, "that of an upright phone"),
        .init(50, .always, .assumed, "that of iOS 18"),
      ]
    }
  }

  private var itemRows: [MetricRow] {
    switch self {
    case .itemSpacing:
      [
        .init(8, .ios(0...18), .exact, "frames of stacks, iOS 11 to 15; matrixprojects.net"),
        .init(8, .always, .assumed, "that of iOS 18, between backgrounds of glass"),
      ]
    case .itemOutdent:
      // How far a button reaches beyond the margin; a custom view does not.
      [
        .init(8, .ios(0...18), .exact, "frames of stacks in 375 and 390 point wide bars"),
        .init(0, .always, .estimate, "an item of iOS 26 that ends at the margin"),
      ]
    case .itemMinimumWidth:
      [
        .init(46, .ios(0...18), .estimate, "a button of a two-letter title, iOS 13"),
        .init(44, .always, .estimate, "NativePHP/mobile-air#443; Interface Builder of Xcode 26"),
      ]
    case .titlePaddingOutside:
      [.init(8, .always, .estimate, "titles of 35 and 52 points at the edges of a bar, iOS 13")]
    case .titleMinimumWidth:
      [.init(38, .always, .estimate, "a title of 35 points in a button, iOS 13")]
    case .titlePaddingAround:
      // On either side of a title on glass.
      [.init(6, .always, .estimate, "NativePHP/mobile-air#443: the title's width and 12")]
    case .imagePaddingInside:
      [
        .init(11, .ios(0...18), .exact, "two images of 24 points, iOS 15"),
        .init(10, .always, .assumed, "what an image of 24 points leaves of the least width"),
      ]
    case .imagePaddingOutside:
      [
        .init(8, .ios(0...18), .exact, "two images of 24 points, iOS 15"),
        .init(10, .always, .assumed, "what an image of 24 points leaves of the least width"),
      ]
    case .toolbarItemPadding:
      // On either side of an item of a toolbar, beside what items have in every bar.
      [
        .init(
          14, .ios(27...), .assumed,
          "LoopKit/Loop#2524: in 375 points three of five images fit, and a menu"),
        .init(0, .always, .exact, "frames of items in toolbars"),
      ]
    default:
      [
        .init(
          32, .ios(0...18).phone.low.narrow, .assumed, "the height of the bar: not published"),
        .init(44, .ios(0...18), .exact, "buttons in bars of 44, 50 and 56, iOS 11 to 15"),
        .init(44, .always, .estimate, "NativePHP/mobile-air#443"),
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
    case .backChevronWidth: [.init(13, .always, .exact, "frames of back indicators, iOS 8 to 10")]
    case .backChevronHeight: [.init(21, .always, .exact, "frames of back indicators, iOS 8 to 10")]
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

  private var titleRows: [MetricRow] {
    switch self {
    case .titleBaseline:
      // Below the middle of an item.
      [
        .init(6, .ios(0...18), .exact, "constraints of iOS 11 to 14: 28 of the 44 of an item"),
        .init(6, .always, .estimate, "that of iOS 18: the middle of the content is the same"),
      ]
    case .titleGap:
      [.init(6, .always, .assumed, "a title that had to move, iOS 7; later ones were not measured")]
    case .largeTitleHeight:
      [
        .init(0, MetricCondition.always.low, .assumed, "low bars have none, by convention"),
        .init(52, .ios(0...18), .exact, "Interface Builder: a bar of 96 points; qiita 761e9a5f"),
        .init(52, .always, .assumed, "that of iOS 18"),
      ]
    case .largeTitleBottomPadding:
      [.init(8, .always, .estimate, "Flutter's imitation, packages/flutter nav_bar.dart")]
    case .largeSubtitleHeight:
      [.init(20, .always, .assumed, "a line of its font: none was measured")]
    case .searchFieldWidth:
      [
        .init(120, MetricCondition.always.phone, .assumed, "a guess: the least in a toolbar"),
        .init(240, .always, .assumed, "a guess: none was measured"),
      ]
    case .promptHeight: [.init(30, .always, .assumed, "a convention: none was measured")]
    default: [.init(52, .always, .assumed, "a field of 36 points and 16 around it")]
    }
  }

  private var fontRows: [MetricRow] {
    switch self {
    case .largeTitleFontSize: [.init(34, .always, .exact, "Flutter's text_theme; zelez-lab/dija")]
    case .promptFontSize: [.init(13, .always, .assumed, "the usual guess")]
    case .subtitleFontSize: [.init(12, .always, .assumed, "a guess: iOS 26's was not measured")]
    case .largeSubtitleFontSize:
      [.init(15, .always, .assumed, "a guess: iOS 26's was not measured")]
    case .largeTitleGrowth:
      // How much of other texts' growth a large title has.
      [.init(1 / 3.0, .always, .assumed, "Flutter's nav_bar.dart, by eye")]
    case .leastLargeTitleScale: [.init(0.9, .always, .assumed, "Flutter's nav_bar.dart, by eye")]
    case .greatestTextScale:
      // A factor: how much texts of bars grow at most.
      [
        .init(1, .ios(0...14), .estimate, "flutter#35199, compared with iOS 13"),
        .init(21.0 / 17, .always, .estimate, "Flutter's nav_bar.dart, measured with iOS 17.5"),
      ]
    default: [.init(17, .always, .exact, "frames of labels, iOS 9 to 15; Flutter's text_theme")]
    }
  }
}
