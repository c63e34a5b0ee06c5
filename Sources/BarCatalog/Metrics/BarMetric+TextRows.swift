// Figures of titles, of what is with them, and of fonts.

extension BarMetric {
  var titleRows: [MetricRow] {
    switch self {
    case .titleBaseline:
      // Below the middle of an item.
      [
        .init(6, .ios(0...18), .exact, "constraints of iOS 11 to 14: 28 of the 44 of an item"),
        .init(6, .always, .exact, "view dumps of iOS 26.1: Vercantez/openuikit; a capture"),
      ]
    case .titleGap:
      // Between a side and a title that is not in the middle.
      [
        .init(
          6, .ios(0...18), .estimate,
          "fanyuecheng.github.io, uinavigationbar-bu-ju: iOS 15; a title that had to move, iOS 7"),
        .init(
          12, .always, .estimate,
          "measured, iOS 26.1: a title that is not in the middle begins behind the leading side"),
      ]
    case .titleClearance:
      // What a side leaves a title in the middle at least.
      [
        .init(6, .ios(0...18), .estimate, "the gap: a title moves as far as it has to"),
        .init(
          8, .always, .assumed, "Vercantez/openuikit: with 3 a title of iOS 26.1 had moved already"),
      ]
    case .largeTitleHeight:
      [
        .init(
          0, .ios(26...).low, .estimate,
          "view dumps of iOS 26.1, held sideways: Vercantez/openuikit"
        ),
        .init(0, MetricCondition.always.low, .assumed, "low bars have none, by convention"),
        .init(
          52, .ios(0...18), .exact,
          "Interface Builder: a bar of 96 points; qiita 761e9a5f; hacknicity.medium.com"),
        .init(
          52, .always, .exact,
          "measured, iOS 26, phones and an iPad: Vercantez/openuikit, iamcgn/swiftui-web"),
      ]
    case .largeTitleBottomPadding:
      [
        .init(8, .ios(0...18), .estimate, "Flutter's imitation, packages/flutter nav_bar.dart"),
        .init(
          7.5, .always, .estimate,
          "view dumps of iOS 26.1, phones and an iPad: 41 of 52, and 3.5 above, Vercantez/openuikit"
        ),
      ]
    case .largeSubtitleHeight:
      [.init(20, .always, .assumed, "a line of its font: none was measured")]
    case .searchFieldWidth:
      [
        .init(120, MetricCondition.always.phone, .assumed, "a guess: the least in a toolbar"),
        .init(240, .always, .estimate, "a view dump of iOS 26.1: Vercantez/openuikit"),
      ]
    case .searchFieldInset:
      // Between the sides of its glass and a search field.
      [
        .init(
          5, MetricCondition.always.pad, .estimate,
          "a view dump of iOS 26.1: it ends at 805 of 820, Vercantez/openuikit"),
        .init(
          5, MetricCondition.always.high, .exact,
          "measured, iOS 26: Vercantez/openuikit, iamcgn/swiftui-web"),
        .init(4, .always, .estimate, "measured, iOS 26.1: Vercantez/openuikit"),
      ]
    case .promptHeight:
      [
        .init(
          42, .ios(0...18).phone.low.narrow, .assumed,
          "low bars with a prompt are 74 high, too: blog.csdn.net 7620600, before iOS 7"),
        .init(
          30, .ios(0...18), .assumed, "blog.csdn.net 7620600, before iOS 7: the bar is 74 high"),
        .init(32, .always, .estimate, "measured, iOS 26.1: Vercantez/openuikit"),
      ]
    default:
      [
        .init(52, .ios(0...18), .assumed, "a field of 36 points and 16 around it"),
        .init(
          60, .always, .estimate, "measured, iOS 26: Vercantez/openuikit, iamcgn/swiftui-web"),
      ]
    }
  }

  var fontRows: [MetricRow] {
    switch self {
    case .largeTitleFontSize:
      [.init(34, .always, .exact, "Flutter's text_theme; zelez-lab/dija; view dumps of iOS 26.1")]
    case .promptFontSize:
      [
        .init(13, .ios(0...18), .assumed, "the usual guess"),
        .init(12, .always, .estimate, "measured, iOS 26.1: Vercantez/openuikit"),
      ]
    case .subtitleFontSize: [.init(12, .always, .assumed, "a guess: iOS 26's was not measured")]
    case .largeSubtitleFontSize:
      [.init(15, .always, .assumed, "a guess: iOS 26's was not measured")]
    case .largeTitleGrowth:
      // How much of other texts' growth a large title has.
      [.init(1 / 3.0, .always, .assumed, "Flutter's nav_bar.dart, by eye")]
    case .leastLargeTitleScale: [.init(0.9, .always, .assumed, "Flutter's nav_bar.dart, by eye")]
    case .largeTitleLineRoom:
      // What the row of a large title is higher than a line that needs more than the usual row.
      [.init(4, .always, .estimate, "a view dump of iOS 26.1 at a large text size")]
    case .greatestTextScale:
      // A factor: how much texts of bars grow at most.
      [
        .init(1, .ios(0...14), .estimate, "flutter#35199, compared with iOS 13"),
        .init(21.0 / 17, .ios(0...18), .estimate, "Flutter's nav_bar.dart, measured with iOS 17.5"),
        .init(21.0 / 17, .always, .exact, "Vercantez/openuikit, iOS 26.1; Flutter, iOS 17.5"),
      ]
    default: [.init(17, .always, .exact, "frames of labels, iOS 9 to 26; Flutter's text_theme")]
    }
  }
}
