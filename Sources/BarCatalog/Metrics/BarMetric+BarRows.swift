// Figures of whole bars.

extension BarMetric {
  var navigationBarRows: [MetricRow] {
    switch self {
    case .navigationBarMargin:
      [
        .init(
          16, .ios(0...18).sideInset(true), .estimate,
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
          10, .ios(26...).pad.noSheet, .estimate,
          "a view dump of iOS 26.1, 820 points wide: Vercantez/openuikit"),
        .init(
          38, .ios(26...).phone.low.sideInset(false), .estimate,
          "view dumps of iOS 26.1, 667 points wide: Vercantez/openuikit"),
        .init(
          16, .ios(26...).high.width(below: 394), .exact,
          "view dumps of iOS 26, 375 and 393 points wide: Vercantez/openuikit, iamcgn/swiftui-web"),
        .init(16, .ios(26...).high.width(below: 414), .assumed, "that of 393 point wide bars"),
        .init(
          20, .ios(26...).high.width(from: 414).width(below: 441), .estimate,
          "an item that ends 20 before the edge of a 440 point wide bar; Interface Builder at 414"),
        .init(20, .always, .assumed, "that of 440 point wide bars"),
      ]
    case .largeTitleInset:
      // How much farther from the edges than items a large title begins.
      [
        .init(
          10, .ios(26...).pad, .estimate,
          "a view dump of iOS 26.1: at 20 in 820 points, Vercantez/openuikit"),
        .init(0, .always, .exact, "view dumps of iOS 26: at 16 in 375 and 393 points"),
      ]
    case .navigationBarSlackBelow:
      // What a bar is higher than its content, below it.
      [
        .init(
          10, .ios(26...).phone.high.noSheet, .exact,
          "view dumps of iOS 26.1: Vercantez/openuikit; a capture; Interface Builder"),
        .init(10, .ios(26...).noSheet, .estimate, "view dumps of iOS 26.1: Vercantez/openuikit"),
        .init(10, .ios(26...), .assumed, "that of bars outside of sheets"),
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
    case .navigationBarLeastTop:
      // How far below the window's top a controller puts its bar at least.
      [
        .init(
          24, .ios(26...).phone.low.sideInset(false), .estimate,
          "a view dump of iOS 26.1, held sideways: Vercantez/openuikit"),
        .init(24, .ios(26...).phone.low, .assumed, "that of a phone without safe areas"),
        .init(
          10, .ios(26...).phone.noSheet, .exact,
          "phones without a status bar: Vercantez/openuikit, iamcgn/swiftui-web"),
        .init(10, .ios(26...), .assumed, "that of phones"),
        .init(0, .always, .exact, "frames of bars without a status bar"),
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
        .init(
          50, .ios(12...18).pad, .exact,
          "Tencent/QMUI_iOS#633, #1280; hacknicity.medium.com, iPad bars of iOS 12"),
        .init(
          44, .ios(0...11).pad, .exact,
          "Tencent/QMUI_iOS#633; hacknicity.medium.com, iPad bars of iOS 12"),
        .init(
          54, .ios(26...).phone.high.noSheet, .exact,
          "react-navigation#12801, QuintGao/GKNavigationBarSwift#47, Vercantez/openuikit"),
        .init(
          54, .ios(26...).noSheet, .estimate,
          "view dumps of iOS 26.1, a phone held sideways and an iPad: Vercantez/openuikit"),
        .init(54, .always, .assumed, "that of bars outside of sheets"),
      ]
    }
  }

  var toolbarRows: [MetricRow] {
    switch self {
    case .toolbarMargin:
      [
        .init(20, .ios(0...18).pad, .exact, "custom views in Interface Builder, 768 points wide"),
        .init(16, .ios(0...18), .estimate, "a constraint in the console of iOS 14"),
        .init(20, .ios(26...).pad, .estimate, "measured, iOS 26.1: Vercantez/openuikit"),
        .init(
          20, .ios(26...).low.sideInset(false), .estimate,
          "measured, iOS 26.1: Vercantez/openuikit"),
        .init(20, .ios(26...).low, .assumed, "that of a phone without safe areas"),
        .init(
          16, .always, .exact, "measured, iOS 26: Vercantez/openuikit, iamcgn/swiftui-web"),
      ]
    case .toolbarSlotMargin:
      // In the toolbar of a controller.
      [
        .init(20, .ios(0...18).pad, .exact, "custom views in Interface Builder, 768 points wide"),
        .init(16, .ios(0...18), .estimate, "a constraint in the console of iOS 14"),
        .init(10, .ios(26...).pad.noSheet, .estimate, "measured, iOS 26.1: Vercantez/openuikit"),
        .init(
          28, .ios(26...).phone.noSheet.sideInset(false), .exact,
          "measured, iOS 26: Vercantez/openuikit, iamcgn/swiftui-web"),
        .init(
          28, .ios(26...).phone.noSheet, .estimate,
          "beside a safe area, iOS 26.1: Vercantez/openuikit"),
        .init(28, .always, .assumed, "that of phones"),
      ]
    case .toolbarSlotAbove:
      // What a controller leaves above the items of its toolbar.
      [
        .init(0, .ios(0...18), .exact, "frames of toolbars"),
        .init(10, .always, .estimate, "measured, iOS 26.1: Vercantez/openuikit"),
      ]
    case .toolbarSlotBelow:
      // What a controller leaves below them, up to the end of the window.
      [
        .init(0, .ios(0...18), .exact, "frames of toolbars, which stand on the safe area"),
        .init(25, .ios(26...).pad.noSheet, .estimate, "measured, iOS 26.1: Vercantez/openuikit"),
        .init(
          28, .ios(26...).phone.noSheet, .exact,
          "measured, iOS 26: Vercantez/openuikit, iamcgn/swiftui-web"),
        .init(28, .always, .assumed, "that of phones"),
      ]
    case .toolbarItemHeight:
      [
        .init(
          32, .ios(0...18).phone.low.narrow, .assumed, "the height of the bar: not published"),
        .init(44, .ios(0...18), .exact, "buttons in bars of 44, 50 and 56, iOS 11 to 15"),
        .init(
          48, .ios(26...).phone.high, .exact,
          "measured, iOS 26: Vercantez/openuikit, iamcgn/swiftui-web"),
        .init(44, .always, .estimate, "measured, iOS 26.1: Vercantez/openuikit"),
      ]
    case .toolbarTitlePadding:
      // On either side of a title on glass.
      [
        .init(
          12, .always, .estimate,
          "iamcgn/swiftui-web: the title's width and 24, as the filled glass of a prominent one shows"
        )
      ]
    case .toolbarItemPadding:
      // On either side of an item, beside what items have in every bar.
      [
        .init(
          8, .ios(27...), .assumed,
          "LoopKit/Loop#2524: in 375 points three of five images fit, and a menu"),
        .init(0, .always, .exact, "frames of items in toolbars"),
      ]
    default:
      [
        .init(32, .ios(0...18).phone.low.narrow, .exact, "Tencent/QMUI_iOS#633"),
        .init(44, .ios(0...18).phone, .exact, "Tencent/QMUI_iOS#633; Interface Builder"),
        .init(45, .ios(12...18).pad.bottomInset(true), .estimate, "Tencent/QMUI_iOS#633"),
        .init(
          50, .ios(12...18).pad, .exact,
          "Tencent/QMUI_iOS#633; hacknicity.medium.com, iPad bars of iOS 12"),
        .init(
          44, .ios(0...11).pad, .exact,
          "Tencent/QMUI_iOS#633; hacknicity.medium.com; Interface Builder"),
        .init(44, .ios(26...).pad, .estimate, "measured, iOS 26.1: Vercantez/openuikit"),
        .init(
          48, .ios(26...).high, .exact,
          "suzuki-0000/SKPhotoBrowser#459, Vercantez/openuikit, iamcgn/swiftui-web"),
        .init(48, .always, .estimate, "measured, iOS 26.1: Vercantez/openuikit"),
      ]
    }
  }
}
