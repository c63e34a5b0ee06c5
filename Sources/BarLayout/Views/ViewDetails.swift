package import BarCatalog

/// What else is known of a view that has been laid out.
package struct ViewDetails: Equatable, Sendable {
  /// What `sizeThatFits(_:)` of a bar returns in its own bounds.
  package var fits: Size?
  /// The insets of a button's content.
  package var insets: Insets?
  package var text: ShownText?
  package var image: ShownImage?
  /// What UIKit itself says of a view that shows no words.
  package var spoken: Name?
  package var isHidden = false
  /// Whether the item of the view is in the menu of what found no room.
  package var isInMenu = false
  /// Whether its alpha is 0.
  package var isTransparent = false
  /// The place among the siblings, 0 at the back, where views stand in another order.
  package var siblingPlace: UInt8?
  /// What room there was for something that was cut or moved out of the middle.
  package var squeeze: Squeeze?
  /// The lowest of the facts that the view's frame and details rest on.
  package var confidence = Confidence.exact

  package init(
    fits: Size? = nil, insets: Insets? = nil, text: ShownText? = nil, image: ShownImage? = nil,
    isHidden: Bool = false, isInMenu: Bool = false, siblingPlace: UInt8? = nil,
    confidence: Confidence = .exact
  ) {
    self.fits = fits
    self.insets = insets
    self.text = text
    self.image = image
    self.isHidden = isHidden
    self.isInMenu = isInMenu
    self.siblingPlace = siblingPlace
    self.confidence = confidence
  }
}

/// What became of something that there was too little room for.
package struct Squeeze: Equatable, Sendable {
  /// The width that there was for it, in points.
  package var available: Double
  /// The width that it would have taken, in points.
  package var needed: Double
  /// How far its middle is from the bar's, in points to the right; 0 for something that belongs elsewhere.
  package var offCentre: Double = 0
}

/// A line of text in a view.
package struct ShownText: Equatable, Sendable {
  /// The text as it was written; of a number it does not count.
  package var name: Name
  /// The number that is shown in place of a text.
  package var number: Int?
  /// Whether it is shown in capitals.
  package var isUppercased: Bool
  /// How many bytes of it stand before an ellipsis, where it was cut.
  package var cut: Int32?
  /// Whether less than the natural width was there for it.
  package var isTruncated: Bool
  package var confidence: Confidence
  /// Where it is in the view.
  package var frame: Rectangle
  /// How far its baseline is below the view's top, in points.
  package var baseline: Double
  /// How wide the text is where nothing limits it, in points.
  package var naturalWidth: Double

  package init(
    name: Name, isUppercased: Bool, isTruncated: Bool, confidence: Confidence, frame: Rectangle,
    baseline: Double, naturalWidth: Double, cut: Int32? = nil
  ) {
    self.name = name
    self.cut = cut
    self.isUppercased = isUppercased
    self.isTruncated = isTruncated
    self.confidence = confidence
    self.frame = frame
    self.baseline = baseline
    self.naturalWidth = naturalWidth
  }
}

/// An image in a view.
package struct ShownImage: Equatable, Sendable {
  /// The asset or symbol; `nil` for an image that only has a size.
  package var name: Name?
  /// Where it is in the view.
  package var frame: Rectangle
  /// Whether left and right of it have changed places.
  package var isMirrored: Bool

  package init(name: Name?, frame: Rectangle, isMirrored: Bool) {
    self.name = name
    self.frame = frame
    self.isMirrored = isMirrored
  }
}
