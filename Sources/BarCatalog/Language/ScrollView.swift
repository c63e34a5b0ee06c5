/// A scroll view that holds content.
@usableFromInline package enum ScrollView: BarObject {}

extension Property where Owner == ScrollView {
  @inlinable package static var kind: Of<ScrollViewKind> {
    .init(
      "The class of the view.",
      default: .value(.scrollView),
      source: "the description language")
  }

  @inlinable package static var events: Of<ScrollEvents?> {
    .init(
      "Who receives its scroll events.",
      default: .computed("not stated"),
      source: "the description language")
  }

  @inlinable package static var isPagingEnabled: Of<Bool> {
    .init(
      "Stops at multiples of its bounds.",
      default: .value(false),
      objectiveC: "pagingEnabled",
      source: "UIKit/UIScrollView.h")
  }

  @inlinable package static var contentInset: Of<Insets> {
    .init(
      "Space around the content, in points.",
      default: .value(.zero),
      source: "UIKit/UIScrollView.h")
  }

  @inlinable package static var contentInsetAdjustmentBehavior: Of<ContentInsetAdjustmentBehavior> {
    .init(
      "How the safe area is added to the inset.",
      default: .value(.automatic),
      ios: .from(11),
      source: "UIKit/UIScrollView.h")
  }

  @inlinable package static var contentSize: Of<Size?> {
    .init(
      "The size of the content in points.",
      default: .computed("the view's width by three times its height"),
      source: "UIKit/UIScrollView.h")
  }

  @inlinable package static var contentOffset: Of<Point?> {
    .init(
      "The initial content offset, in points.",
      default: .computed("scrolled to the top"),
      source: "UIKit/UIScrollView.h")
  }

  @inlinable package static var offsets: Of<List<Element<ScrollOffset>>?> {
    .init(
      "Later positions to lay out, in this order.",
      default: .value(nil),
      source: "the description language")
  }
}
