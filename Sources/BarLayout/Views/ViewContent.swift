import BarCatalog

/// What a plain view shows that gives it a size of its own: words, an image, or what a control always looks like.
///
/// It is what the view answers for an intrinsic and for a fitting size where the description leaves a side out.
struct ViewContent {
  let size: Size
  let confidence: Confidence
  private let title: MeasuredLine?
  /// Of all that it shows, in points.
  private let width: Double

  /// `nil` for views whose kind says nothing of a size.
  init?(_ view: Element<ViewDescription>, _ context: LayoutContext) {
    switch view[.kind] {
    case .label:
      // The default font of a label (UILabel.h).
      guard let title = view[.title].map({ MeasuredLine($0, size: 17, context) }) else {
        return nil
      }
      self.init(title.size, title.metrics.confidence, title)
    case .button:
      let title = view[.title].map { MeasuredLine($0, size: Self.buttonFontSize, context) }
      let image = view[.image].map { MeasuredImage($0, context).size }
      guard title != nil || image != nil else { return nil }
      let width = (title?.size.width ?? 0) + (image?.width ?? 0)
      self.init(
        Size(
          width: title == nil ? width : max(width, Self.leastButtonWidth),
          height: max(
            title.map { $0.size.height + 2 * Self.buttonPadding } ?? 0, image?.height ?? 0)),
        title?.metrics.confidence ?? .exact, title, width: width)
    case .imageView:
      guard let image = view[.image] else { return nil }
      self.init(MeasuredImage(image, context).size, .exact, nil)
    case .switch:
      // A frame that Interface Builder wrote. A switch is wider where controls are glass, which layouts of Material's
      // bars leave out.
      self.init(Size(width: 51, height: 31), .assumed, nil)
    case .activityIndicator:
      // Of medium size: frames in Interface Builder, and of iOS 26.1 (Vercantez/openuikit).
      self.init(Size(width: 20, height: 20), .exact, nil)
    case .view, .segmentedControl, .slider, .stepper, .pageControl, .progressView, .textField,
      .searchBar, .stackView, .tabBar, .control, nil:
      return nil
    }
  }

  private init(
    _ size: Size, _ confidence: Confidence, _ title: MeasuredLine?, width: Double? = nil
  ) {
    self.size = size
    self.confidence = confidence
    self.title = title
    self.width = width ?? size.width
  }

  /// The words in a frame of the view: a label's begin where its direction does, a button's are in its middle.
  func shown(in frame: Size, isButton: Bool, _ context: LayoutContext) -> ShownText? {
    guard let title else { return nil }
    let rest = frame.width - width
    let x =
      isButton
      ? rest / 2 + width - title.size.width
      : context.environment.direction == .rtl ? rest : 0
    return title.shown(
      in: Rectangle(
        x: max(0, x), y: (frame.height - title.size.height) / 2,
        width: min(title.size.width, frame.width), height: title.size.height))
  }

  /// Of a system button, in points; with 6 above and below it is 30 high, and it is never less wide
  /// (buttons in Interface Builder; a button of 30 x 30 that says "Tap" in 25, iOS 26: iamcgn/swiftui-web).
  private static var buttonFontSize: Double { 15 }
  private static var buttonPadding: Double { 6 }
  private static var leastButtonWidth: Double { 30 }
}

/// A line in the system font, measured.
private struct MeasuredLine {
  let name: Name
  let metrics: TextMetrics

  init(_ text: Text, size: Double, _ context: LayoutContext) {
    name = context.shown(text)
    metrics = context.measured(name, Font(size: size), context.systemFontModel)
  }

  var size: Size { Size(width: metrics.width, height: metrics.lineHeight) }

  func shown(in frame: Rectangle) -> ShownText {
    ShownText(
      name: name, isUppercased: false, isTruncated: metrics.width - frame.width > 0x1p-20,
      confidence: metrics.confidence, frame: frame, baseline: frame.baseline(metrics),
      naturalWidth: metrics.width)
  }
}
