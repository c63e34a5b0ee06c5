package import BarText

/// What laying out finds.
extension FindingKind {
  package static var endlessHeight: FindingKind {
    FindingKind(
      "endless-height", .warning, tier: .lint,
      summary: "A header and its stack make each other higher at each layout.",
      rationale:
        "With `shouldAdjustHeightBasedOnHeaderStackView` an app bar asks its stack how high it wants to be, and offers it the height that the header has. A view that takes what it is offered wants the header's height below the navigation bar, so that a header that follows a scroll view is higher each time. The layout is left as it is after a hundred times.",
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
      summary: "The toolkit itself computes no number for a frame or an outline.",
      rationale:
        "Arithmetic on the description's numbers leaves the finite ones, a view takes all of a width that has no end, or a button is too far from the bar that is cut out for it; the layout has `null` in its place.",
      bad:
        "barc: 1\ntoolkit: mdc\nscreens: {inbox: {buttonBar: {items: [{title: a, width: 1e308}, {title: b, width: 1e308}]}}}",
      good:
        "barc: 1\ntoolkit: mdc\nscreens: {inbox: {buttonBar: {items: [{title: a, width: 90}, {title: b, width: 90}]}}}"
    )
  }
}
