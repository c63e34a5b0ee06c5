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
        summary: "A title or an image can hardly be told from its background.",
        rationale:
          "WCAG asks for a contrast of 3 to 1 for images and large text, and 4.5 to 1 for other text, in every appearance. Colors that the system decides are not judged.",
        sources: """
          https://www.w3.org/TR/WCAG22/#contrast-minimum
          https://developer.apple.com/design/human-interface-guidelines/color
          components/NavigationBar/src/MDCNavigationBar.m titleTextColor
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
                #               ^^^^^ the title has a contrast of 1.2 to 1 with its background, and 3 is the least
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
                  #          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the image has a contrast of 1 to 1 with its background, and 3 is the least, in dark appearance
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
                #                  ^^^^^^^^^ the title of the item has a contrast of 4.4 to 1 with its background, and 4.5 is the least
                buttonsTitleFont: {size: 12, weight: regular}
                items: [{title: Archive, action: archive}]
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              bottomAppBar:
                floatingButton: {image: plus, accessibilityLabel: Add, action: add, backgroundColor: "#00FF00", tintColor: yellow}
                #                                                                                                          ^^^^^^ the image has a contrast of 1.2 to 1 with its background, and 3 is the least
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
                #                                                                                                          ^^^^^^^^^ the title has a contrast of 1.1 to 1 with its background, and 3 is the least
                scrollEdgeAppearance: {configuration: opaque, backgroundColor: white, titleTextAttributes: {foregroundColor: black}}
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
          """),
      Judge(
        properties: nil,
        objects: Judge.objects(
          of: UINavigationBarAppearance.self,
          having: Presence(all: [UINavigationBarAppearance.id(.backgroundColor)]), findInAppearance
        ).objects,
        layouts: Judge.layouts(of: [.appBar, .navigationBar, .buttonBar, .bottomAppBar], find)
          .layouts))
  }
}

// MARK: Bars of Material Components

private func find(_ bar: BarUse, _ report: inout Report) {
  var found: Set<Int32> = []
  for view in bar.views.indices {
    guard let pair = DrawnPair(of: view, in: bar),
      let poor = PoorContrast(of: pair.color, on: pair.background, least: pair.least),
      let place = pair.places.first(where: { $0.cell.node > 0 }),
      found.insert(place.cell.node).inserted
    else { continue }
    report.say(
      at: place, of: bar, "\(pair.subject) \(poor.phrase(least: pair.least))",
      help: "choose colors that differ more")
  }
}

// MARK: Looks of UIKit's navigation bars

private func findInAppearance(
  _ use: ObjectUse<UINavigationBarAppearance>, _ report: inout Report
) {
  let look = use.element
  guard let background = look[.backgroundColor], look[.backgroundImage] == nil else { return }
  let texts:
    [(subject: StaticString, attributes: Element<TextAttributes>?, size: Double, FontWeight)] = [
      ("the title", look[.titleTextAttributes], 17, .semibold),
      ("the large title", look[.largeTitleTextAttributes], 34, .bold),
      (
        "the title of buttons", look[.buttonAppearance]?[.normal]?[.titleTextAttributes], 17,
        .regular
      ),
    ]
  for (subject, attributes, size, weight) in texts {
    guard let attributes, let color = attributes[.foregroundColor] else { continue }
    let least = LeastContrast.ofText(in: attributes[.font], size: size, weight: weight)
    guard let poor = PoorContrast(of: color, on: background, least: least),
      let cell = attributes.cell(.foregroundColor)
    else { continue }
    report.value(
      at: cell.node, "\(subject) \(poor.phrase(least: least))",
      help: "choose colors that differ more")
  }
}
