import BarCatalog
import BarLayout
import TestSupport

/// A bar in an environment, and what is expected of its layout.
struct LayoutCase: Sendable, CustomStringConvertible {
  let id: String
  let bar: JSON
  let expected: JSON
  /// How far a number may be off.
  let tolerance: Double

  init?(_ line: JSON) {
    guard let id = line["id"]?.string, let bar = line["case"], let expected = line["expected"],
      let scale = bar["env"]?["scale"]?.number
    else { return nil }
    self.id = id
    self.bar = bar
    self.expected = expected
    // Where noise of floating-point numbers decides about rounding, a pixel of difference is no fault.
    tolerance =
      line["tolerance"]?.number ?? (line["rounding"]?.boolean ?? false ? 1 / scale + 1e-9 : 1e-9)
  }

  /// A bar of a test, on a screen of scale 1; the font is half as wide as it is high unless the test says so.
  init?(_ bar: String, expected: String, tolerance: Double = 1e-9) {
    guard let bar = try? JSON(text: bar), let expected = try? JSON(text: expected) else {
      return nil
    }
    id = "inline"
    self.bar = bar
    self.expected = expected
    self.tolerance = tolerance
  }

  var description: String { id }

  /// The same bar in another window of the other direction.
  func elsewhere() -> LayoutCase? {
    guard case .object(var bar) = bar, case .object(var environment)? = bar["env"] else {
      return nil
    }
    let isLeftToRight = environment["layoutDirection"]?.string == "ltr"
    environment["layoutDirection"] = .string(isLeftToRight ? "rtl" : "ltr")
    environment["width"] = .number(517)
    environment["height"] = .number(31)
    environment["scale"] = .number(2)
    bar["env"] = .object(environment)
    return LayoutCase(
      .object(["id": .string(id), "case": .object(bar), "expected": .object([:])]))
  }

  /// Lays the bar out in all of its window.
  func laidOut() -> (buffer: LayoutBuffer, texts: Texts) {
    var builder = BarBuilder()
    let word =
      switch bar["component"]?.string {
      case "buttonBar": builder.buttonBar(bar)
      case "navigationBar": builder.navigationBar(bar)
      case "bottomAppBar": builder.bottomAppBar(bar)
      default: builder.headerStackView(bar)
      }
    let context = self.context(texts: builder.tape.texts)
    let size = context.environment.size
    let place = ViewPlace(
      frame: Rectangle(x: 0, y: 0, width: size.width, height: size.height),
      safeArea: context.environment.safeArea)
    var buffer = LayoutBuffer()
    let tape = builder.tape.tape
    switch bar["component"]?.string {
    case "buttonBar":
      layOut(Element<MDCButtonBar>(word: word, tape), at: place, context, into: &buffer)
    case "navigationBar":
      layOut(Element<MDCNavigationBar>(word: word, tape), at: place, context, into: &buffer)
    case "bottomAppBar":
      layOut(Element<MDCBottomAppBarView>(word: word, tape), at: place, context, into: &buffer)
    default:
      layOut(Element<MDCHeaderStackView>(word: word, tape), at: place, context, into: &buffer)
    }
    return (buffer, context.texts)
  }

  private func context(texts: Texts) -> LayoutContext {
    let environment = bar["env"]
    let safeArea = environment?["safeArea"]
    let font = bar["font"]
    return LayoutContext(
      environment: LayoutEnvironment(
        size: Size(
          width: environment?["width"]?.number ?? 0, height: environment?["height"]?.number ?? 0),
        scale: environment?["scale"]?.number ?? 1,
        safeArea: Insets(
          top: safeArea?["top"]?.number ?? 0, left: safeArea?["left"]?.number ?? 0,
          bottom: safeArea?["bottom"]?.number ?? 0, right: safeArea?["right"]?.number ?? 0),
        statusBarHeight: 0, keyWindowSafeArea: nil, appStatusBarHeight: 0,
        direction: environment?["layoutDirection"]?.string == "rtl" ? .rtl : .ltr,
        idiom: .phone, horizontalSizeClass: .compact, verticalSizeClass: .regular,
        textSize: .large, os: Version(26), language: nil),
      systemFontModel: .fixed(
        advance: font?["advance"]?.number ?? 0.5, ascender: font?["ascender"]?.number ?? 0.95,
        descender: font?["descender"]?.number ?? -0.25),
      texts: texts, images: NamedImages([], in: texts))
  }

  /// What differs from the expectation; empty if nothing does.
  func differences() -> [String] {
    let (buffer, texts) = laidOut()
    var comparison = LayoutComparison(
      views: buffer.views, outline: buffer.outline, texts: texts, tolerance: tolerance)
    comparison.compare(expected, 0)
    return comparison.differences
  }
}
