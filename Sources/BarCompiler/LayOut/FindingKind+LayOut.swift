package import BarText

/// What laying out finds.
extension FindingKind {
  package static var endlessHeight: FindingKind {
    FindingKind(
      "endless-height", .warning, tier: .lint,
      summary: "A header and its stack make each other taller at each layout.",
      rationale:
        "With `shouldAdjustHeightBasedOnHeaderStackView`, an app bar asks its stack for its preferred height and offers it the height of the header. A view that takes all the height it is offered asks for the header's height below the navigation bar, so a header that tracks a scroll view grows each time. barc stops after 100 layouts and keeps the last one.",
      sources: "components/AppBar/src/MDCAppBarViewController.m adjustHeightBasedOnHeaderStackView",
      bad: """
        barc: 1
        toolkit: mdc
        screens:
          inbox:
            appBar:
              shouldAdjustHeightBasedOnHeaderStackView: true
              headerStackView:
                bottomBar: {sizing: clamp}
              headerView: {trackingScrollView: list}
            scrollViews: {list: {}}
        """,
      good: """
        barc: 1
        toolkit: mdc
        screens:
          inbox:
            appBar:
              shouldAdjustHeightBasedOnHeaderStackView: true
              headerStackView:
                bottomBar: {sizing: clamp, maxHeight: 48}
              headerView: {trackingScrollView: list}
            scrollViews: {list: {}}
        """)
  }

  package static var frameNotANumber: FindingKind {
    FindingKind(
      "frame-not-a-number", .warning, tier: .lint,
      explaining: ["property-without-effect"],
      summary: "The toolkit itself computes no finite number for a frame or an outline.",
      rationale:
        "A calculation with the description's numbers leaves the range of finite numbers, a view fills a width without a limit, or a floating button is too far from the bar for the cutout around it. The layout has `null` instead of the number.",
      bad:
        "barc: 1\ntoolkit: mdc\nscreens: {inbox: {buttonBar: {items: [{title: a, width: 1e308}, {title: b, width: 1e308}]}}}",
      good:
        "barc: 1\ntoolkit: mdc\nscreens: {inbox: {buttonBar: {items: [{title: a, width: 90}, {title: b, width: 90}]}}}"
    )
  }
}
