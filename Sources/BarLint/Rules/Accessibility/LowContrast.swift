import BarCatalog
import BarCompiler
import BarLayout
import BarText

extension Rule {
  static var lowContrast: Rule {
    Rule(
      .accessibility,
      FindingKind(
        "low-contrast", .warning, tier: .lint,
        summary: "A title or an image has too little contrast with its background.",
        rationale:
          "WCAG requires a contrast of 3 to 1 for images and large text, and of 4.5 to 1 for other text, in every appearance. Titles without a color are black, or white in dark appearance, so a background with one fixed color must suit both. `UIUserInterfaceStyle` in `infoPlist` says whether an app is always light or always dark. The rule does not check colors that the system chooses, or anything on top of content, translucent backgrounds or the glass of iOS 26. The default background of bars is nearly white, or nearly black in dark appearance; a color that does not stand out from it is a note.",
        sources: """
          https://www.w3.org/TR/WCAG22/#contrast-minimum
          https://developer.apple.com/design/human-interface-guidelines/color
          components/NavigationBar/src/MDCNavigationBar.m titleTextColor
          https://github.com/Lickability/PinpointKit/issues/271
          """,
        bad: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              navigationItem: {title: Inbox}
              navigationBar:
                backgroundColor: "#FFEB3B"
                titleTextColor: white
                #               ^^^^^ the title has a contrast of 1.2 to 1 with its background, below the minimum of 3
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              navigationItem:
                title: Inbox
                rightBarButtonItem:
                  image: compose
                  accessibilityLabel: Compose
                  action: compose
                  tintColor: {light: "#1B5E20", dark: "#202020"}
                  #          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the image has a contrast of 1 to 1 with its background, below the minimum of 3, in dark appearance
              appBar:
                inferTopSafeAreaInsetFromViewController: true
                headerView:
                  minMaxHeightIncludesSafeArea: false
                  backgroundColor: {light: white, dark: "#181818"}
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              buttonBar:
                backgroundColor: white
                buttonsTitleColor: "#777777"
                #                  ^^^^^^^^^ the title of the item has a contrast of 4.4 to 1 with its background, below the minimum of 4.5
                buttonsTitleFont: {size: 12, weight: regular}
                items: [{title: Archive, action: archive}]
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              bottomAppBar:
                floatingButton: {image: plus, accessibilityLabel: Add, action: add, backgroundColor: "#00FF00", tintColor: yellow}
                #                                                                                                          ^^^^^^ the image has a contrast of 1.2 to 1 with its background, below the minimum of 3
          ---
          barc: 1
          toolkit: uikit
          targets: {sdk: "18.0"}
          screens:
            inbox:
              navigationItem: {title: Inbox}
              navigationBar:
                delegate: self
                standardAppearance: {configuration: opaque, backgroundColor: white, titleTextAttributes: {foregroundColor: "#EEEEEE"}}
                #                                                                                                          ^^^^^^^^^ the title has a contrast of 1.1 to 1 with its background, below the minimum of 3
                scrollEdgeAppearance: {configuration: opaque, backgroundColor: white, titleTextAttributes: {foregroundColor: black}}
          ---
          barc: 1
          toolkit: uikit
          targets: {sdk: "18.0"}
          shared:
            look: &look {configuration: opaque, titleTextAttributes: {foregroundColor: black}}
            #                                                                          ^^^^^ the title has a contrast of 1 to 1 with its background, below the minimum of 3, in dark appearance
          flows:
            main: {screens: [inbox], navigationBar: {standardAppearance: *look, scrollEdgeAppearance: *look}}
          screens: {inbox: {navigationItem: {title: Inbox}}}
          ---
          barc: 1
          toolkit: uikit
          targets: {sdk: "18.0"}
          shared:
            look: &look {configuration: opaque, backgroundColor: "#FFE082"}
            #                                                    ^^^^^^^^^ the title has a contrast of 1.2 to 1 with its background, below the minimum of 3, in dark appearance
          flows:
            main: {screens: [inbox], navigationBar: {standardAppearance: *look, scrollEdgeAppearance: *look}}
          screens: {inbox: {navigationItem: {title: Inbox}}}
          ---
          barc: 1
          toolkit: uikit
          targets: {sdk: "18.0"}
          shared:
            look: &look {configuration: opaque, backgroundColor: "#0D47A1", titleTextAttributes: {foregroundColor: white}}
          flows:
            main: {screens: [inbox], navigationBar: {tintColor: "#1565C0", standardAppearance: *look, scrollEdgeAppearance: *look}}
            #                                                   ^^^^^^^^^ the tint has a contrast of 1.5 to 1 with its background, below the minimum of 3
          screens: {inbox: {navigationItem: {title: Inbox, rightBarButtonItem: {title: Edit, action: edit}}}}
          ---
          barc: 1
          toolkit: uikit
          targets: {sdk: "18.0"}
          flows:
            main: {screens: [inbox], navigationBar: {titleTextAttributes: {foregroundColor: white}}}
            #                                                                               ^^^^^ the title has a contrast of 1 to 1 with the default background of bars, below the minimum of 3, in light appearance
          screens: {inbox: {navigationItem: {title: Inbox}}}
          """,
        good: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              navigationItem: {title: Inbox}
              navigationBar: {backgroundColor: "#FFEB3B", titleTextColor: black}
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              buttonBar:
                backgroundColor: white
                buttonsTitleColor: "#767676"
                buttonsTitleFont: {size: 12, weight: regular}
                items: [{title: Archive, action: archive}]
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              navigationItem:
                title: Inbox
                rightBarButtonItem: {image: compose, accessibilityLabel: Compose, action: compose, tintColor: systemBlue}
              navigationBar: {backgroundColor: {light: white, dark: "#181818"}}
          ---
          barc: 1
          toolkit: uikit
          targets: {sdk: "18.0"}
          infoPlist: {UIUserInterfaceStyle: Light}
          shared:
            look: &look {configuration: opaque, backgroundColor: "#FFE082"}
          flows:
            main: {screens: [inbox], navigationBar: {standardAppearance: *look, scrollEdgeAppearance: *look}}
          screens: {inbox: {navigationItem: {title: Inbox}}}
          ---
          barc: 1
          toolkit: uikit
          targets: {sdk: "18.0"}
          shared:
            look: &look {configuration: opaque, backgroundColor: secondarySystemBackground}
          flows:
            main: {screens: [inbox], navigationBar: {standardAppearance: *look, scrollEdgeAppearance: *look}}
          screens: {inbox: {navigationItem: {title: Inbox}}}
          ---
          barc: 1
          toolkit: uikit
          targets: {sdk: "18.0"}
          shared:
            look: &look {titleTextAttributes: {foregroundColor: {light: "#1B5E20", dark: "#A5D6A7"}}}
          flows:
            main: {screens: [inbox], navigationBar: {tintColor: "#F57C00", standardAppearance: *look, scrollEdgeAppearance: *look}}
          screens: {inbox: {navigationItem: {title: Inbox, rightBarButtonItem: {title: Edit, action: edit}}}}
          ---
          barc: 1
          toolkit: uikit
          targets: {sdk: "18.0"}
          flows:
            main: {screens: [inbox], navigationBar: {barStyle: black, titleTextAttributes: {foregroundColor: white}}}
          screens: {inbox: {navigationItem: {title: Inbox}}}
          """),
      .layouts(
        of: [.appBar, .navigationBar, .buttonBar, .bottomAppBar, .uiNavigationBar, .uiToolbar],
        find))
  }
}

/// The contrast that is enough on the system's own material, whose color content changes a little.
private let leastOnMaterial = 2.0

private func find(_ bar: BarUse, _ report: inout Report) {
  let description = bar.element(Description.self, at: bar.stage.resolved.checked.head)
  let appearances = Appearances(description[.infoPlist])
  var found: Set<Int32> = []
  func judge(_ pair: DrawnPair, in appearances: Appearances, isOnMaterial: Bool = false) {
    guard
      let poor = PoorContrast(
        of: pair.color, on: pair.backgrounds, least: pair.least, in: appearances),
      !isOnMaterial || poor.ratio < leastOnMaterial,
      let place = pair.places.first(where: { $0.cell.node > 0 }),
      found.insert(place.cell.node).inserted
    else { return }
    if isOnMaterial {
      report.say(
        at: place, of: bar,
        "\(pair.subject) \(poor.phrase(least: pair.least, with: "the default background of bars"))",
        help: "set a color for each appearance, or a background", severity: .note)
    } else {
      report.say(
        at: place, of: bar, "\(pair.subject) \(poor.phrase(least: pair.least))",
        help: "choose colors with more contrast")
    }
  }
  if bar.bar.kind.toolkit == .mdc {
    for view in bar.views.indices {
      if let pair = DrawnPair(of: view, in: bar) { judge(pair, in: appearances) }
    }
    return
  }
  var last: (source: BarSource, hasColors: Bool)?
  for layout in bar.layouts.indices {
    guard let source = bar.layouts[layout].source, !bar.isHidden(0, in: layout) else { continue }
    if last?.source != source { last = (source, SystemBarColors.areWritten(in: bar, source)) }
    guard last?.hasColors == true else { continue }
    let environment = bar.environment(of: layout)
    var appearances = appearances
    // Older systems are never dark.
    if environment.os.major < 13 { appearances.hasDark = false }
    for slot in source.slots(in: environment, bar.tape) {
      guard let colors = SystemBarColors(of: bar, in: layout, slot, source) else { continue }
      for pair in colors.pairs {
        judge(pair, in: appearances, isOnMaterial: colors.isMaterial)
      }
    }
  }
}
