import BarCatalog

/// What the viewer of large content shows of a button of a bar while a finger rests on it, from iOS 13 on and at the text
/// sizes for accessibility.
///
/// Source: components/ButtonBar/src/private/MDCButtonBarButton.m, `largeContentTitle` and `largeContentImage`.
struct LargeContent {
  /// The button's title, or the label of one that shows an image alone.
  let title: Text?
  /// Whether the title is shown in capitals: it is the one that the button shows.
  let isUppercased: Bool
  /// The word of the image that the button shows.
  ///
  /// Quirk: a bar reads `largeContentSizeImage` when it changes, and not when the item comes
  /// (components/ButtonBar/src/private/MDCAppBarButtonBarBuilder.m).
  let image: UInt64?
  let insets: Insets?

  /// `nil` for a button that shows nothing.
  init?(_ item: Element<UIBarButtonItem>, isUppercased: Bool) {
    let own = item[.title]
    image = item.cell(.image)?.word
    title = own ?? (image == nil ? nil : item[.accessibilityLabel])
    self.isUppercased = own != nil && isUppercased
    insets = item[.largeContentSizeImageInsets]
    if title == nil, image == nil, insets == nil { return nil }
  }

  /// Of a button of UIKit, which has an image of its own for the viewer; nothing without that.
  init?(system item: Element<UIBarButtonItem>) {
    guard let own = item.cell(.largeContentSizeImage) else { return nil }
    image = own.word
    title = item[.title] ?? item[.accessibilityLabel]
    isUppercased = false
    insets = item[.largeContentSizeImageInsets]
  }
}
