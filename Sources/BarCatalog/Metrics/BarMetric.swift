/// The figures of UIKit's bars. The toolkit is closed: each has been read off by somebody, or is a convention.
package enum BarMetric: UInt8, CaseIterable, Sendable {
  case navigationBarHeight, navigationBarMargin, navigationBarSlackBelow, navigationBarRaise
  case navigationBarLeastTop
  case toolbarHeight, toolbarMargin, toolbarSlotMargin, toolbarSlotAbove, toolbarSlotBelow
  case toolbarItemHeight, toolbarTitlePadding, toolbarItemPadding
  case itemHeight, itemSpacing, sharedGlassSpacing, itemOutdent, itemMinimumWidth
  case titlePaddingOutside, titleMinimumWidth, titlePaddingAround
  case imagePaddingInside, imagePaddingOutside
  case navigationBarMenu, toolbarMenu
  case badgeHeight, badgeDotSize, badgePadding, badgeOverlap, badgeFontSize
  case backChevronX, backChevronWidth, backChevronHeight, backTitleGap, backChrome
  case backMinimumWidth, backSpacing
  case titleBaseline, titleGap, titleClearance
  case largeTitleHeight, largeTitleInset, largeTitleBottomPadding, largeSubtitleHeight
  case promptHeight, searchBarHeight, searchFieldWidth, searchFieldInset
  case titleFontSize, largeTitleFontSize, buttonFontSize, promptFontSize, subtitleFontSize
  case largeSubtitleFontSize
  case greatestTextScale, largeTitleGrowth, leastLargeTitleScale, largeTitleLineRoom

  /// What the metric is where: the first row whose condition holds counts.
  package func figure(in surroundings: MetricSurroundings) -> Figure {
    for row in rows where row.condition.holds(in: surroundings) {
      return Figure(row.value, row.confidence)
    }
    preconditionFailure("the last row of every metric holds always")
  }
}

/// One figure of a metric, with all that is to be known of it.
package struct MetricRow: Sendable {
  /// Points unless the metric says otherwise.
  package let value: Double
  package let condition: MetricCondition
  package let confidence: Confidence
  /// Who says so: where it was measured, or what it was derived from.
  package let source: StaticString

  init(
    _ value: Double, _ condition: MetricCondition, _ confidence: Confidence, _ source: StaticString
  ) {
    self.value = value
    self.condition = condition
    self.confidence = confidence
    self.source = source
  }
}

/// A number and how well it is established.
package struct Figure: Hashable, Sendable {
  package let value: Double
  package let confidence: Confidence

  package init(_ value: Double, _ confidence: Confidence) {
    self.value = value
    self.confidence = confidence
  }
}
