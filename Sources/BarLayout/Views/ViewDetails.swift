package import BarCatalog

/// What else is known of a view that has been laid out.
@frozen @usableFromInline
package struct ViewDetails: Sendable {
  /// What a bar answers when it is asked for a fitting size in its own bounds.
  @usableFromInline package var fits: Size?
  /// The insets of a button's content.
  @usableFromInline package var insets: Insets?
  @usableFromInline package var text: ShownText?
  @usableFromInline package var image: ShownImage?
  @usableFromInline package var isHidden = false
  /// The lowest of the facts that the view's frame and details rest on.
  @usableFromInline package var confidence = Confidence.exact

  @inlinable package init(
    fits: Size? = nil, insets: Insets? = nil, text: ShownText? = nil, image: ShownImage? = nil,
    isHidden: Bool = false, confidence: Confidence = .exact
  ) {
    self.fits = fits
    self.insets = insets
    self.text = text
    self.image = image
    self.isHidden = isHidden
    self.confidence = confidence
  }
}

/// A line of text in a view.
@frozen @usableFromInline
package struct ShownText: Sendable {
  /// The text as it was written.
  @usableFromInline package var name: Name
  /// Whether it is shown in capitals.
  @usableFromInline package var isUppercased: Bool
  /// Whether less than the natural width was there for it.
  @usableFromInline package var isTruncated: Bool
  @usableFromInline package var confidence: Confidence
  /// Where it is in the view.
  @usableFromInline package var frame: Rectangle
  /// How far its baseline is below the view's top, in points.
  @usableFromInline package var baseline: Double
  /// How wide the text is where nothing limits it, in points.
  @usableFromInline package var naturalWidth: Double

  @inlinable package init(
    name: Name, isUppercased: Bool, isTruncated: Bool, confidence: Confidence, frame: Rectangle,
    baseline: Double, naturalWidth: Double
  ) {
    self.name = name
    self.isUppercased = isUppercased
    self.isTruncated = isTruncated
    self.confidence = confidence
    self.frame = frame
    self.baseline = baseline
    self.naturalWidth = naturalWidth
  }
}

/// An image in a view.
@frozen @usableFromInline
package struct ShownImage: Sendable {
  /// The asset or symbol; nothing for an image that only has a size.
  @usableFromInline package var name: Name?
  /// Where it is in the view.
  @usableFromInline package var frame: Rectangle

  @inlinable package init(name: Name?, frame: Rectangle) {
    self.name = name
    self.frame = frame
  }
}
