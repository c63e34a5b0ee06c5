import BarCatalog
import BarCompiler
import BarLayout
import BarText

extension Rule {
  static var missingLargeContent: Rule {
    Rule(
      .accessibility,
      FindingKind(
        "missing-large-content", .note, tier: .lint,
        summary: "An item has no image to enlarge for people who use the largest text sizes.",
        rationale:
          "Bars do not grow with the text size. Instead, holding a finger on an item shows it enlarged, and without a `largeContentSizeImage`, that is a small bitmap, stretched. The rule applies only if the description targets such text sizes.",
        sources: """
          UIKit/UIBarItem.h largeContentSizeImage
          https://developer.apple.com/documentation/uikit/uilargecontentvieweritem
          """,
        bad: """
          barc: 1
          toolkit: uikit
          targets: {textSizes: [large, accessibilityLarge]}
          screens:
            inbox:
              navigationItem:
                title: Inbox
                rightBarButtonItem: {image: compose, title: Compose, action: compose}
                #                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the item has no `largeContentSizeImage`, and the text is large in
          ---
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              targets: {textSizes: [accessibilityExtraExtraExtraLarge]}
              toolbar:
                items: [{image: reply, title: Reply, action: reply}]
                #       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the item has no `largeContentSizeImage`, and the text is large in
          """,
        good: """
          barc: 1
          toolkit: uikit
          targets: {textSizes: [large, accessibilityLarge]}
          screens:
            inbox:
              navigationItem:
                title: Inbox
                rightBarButtonItem: {image: compose, largeContentSizeImage: composeLarge, title: Compose, action: compose}
          ---
          barc: 1
          toolkit: uikit
          targets: {textSizes: [large, accessibilityLarge]}
          screens:
            inbox:
              navigationItem:
                title: Inbox
                rightBarButtonItem: {image: {symbol: square.and.pencil}, title: Compose, action: compose}
          """),
      .layouts(of: [.uiNavigationBar, .uiToolbar], find))
  }
}

private func find(_ bar: BarUse, _ report: inout Report) {
  for (index, view) in bar.views.enumerated() where view.type == .uiBarButton && view.object >= 0 {
    let item = bar.element(UIBarButtonItem.self, at: view.object)
    // Symbols are drawn anew in every size.
    guard let image = item[.image], image[.symbol] == nil, item[.systemItem] == nil,
      item[.largeContentSizeImage] == nil
    else { continue }
    var flaws = Flaws()
    for layout in bar.layouts.indices where bar.layouts[layout].views[index].frame != nil {
      let isAsked = bar.environments(of: layout).contains { $0.layout.textSize.isForAccessibility }
      if isAsked { flaws.add(layout, 1, .exact) }
    }
    report.flaws(
      flaws, of: bar, at: bar.place(ofObject: view.object),
      "the item has no `largeContentSizeImage`, and the text is large",
      help: "give it a large image, or a vector image that preserves its data in the asset catalog",
      where: { $0.layout.textSize.isForAccessibility })
  }
}

extension ContentSizeCategory {
  /// Whether it is one of the sizes that are larger than most people need.
  fileprivate var isForAccessibility: Bool {
    rawValue >= ContentSizeCategory.accessibilityMedium.rawValue
  }
}
