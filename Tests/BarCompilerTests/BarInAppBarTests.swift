import BarCompiler
import BarText
import TestSupport
import Testing

/// The bar of an app bar shows the screen's navigation item as a bar of its own does that stands in the same place.
@Suite struct BarInAppBarTests {
  @Test(arguments: 0..<400) func isLaidOutAlike(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let item = RandomItem(&generator)
    let inside = try Screen("navigationItem: {\(item.item)}, appBar: {\(item.appBar)}", item)
    let path = "appBar.headerStackView.navigationBar"
    let frame = try #require(inside.frame(of: path, in: ["appBar", "appBar.headerStackView"]))
    let alone = try Screen(
      "navigationItem: {\(item.item)}, navigationBar: {frame: \(frame), \(item.bar)}", item)
    #expect(inside.views(below: path) == alone.views(below: "navigationBar"), "\(item)")
    // The same place in the window is another one in the parent.
    #expect(inside.views(below: path).count > 3)
  }

  /// Different items are laid out differently: the comparison sees something.
  @Test func itemsDiffer() throws {
    var seen: Set<String> = []
    for seed in 0..<100 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let item = RandomItem(&generator)
      let screen = try Screen("navigationItem: {\(item.item)}, navigationBar: {\(item.bar)}", item)
      seen.insert("\(screen.views(below: "navigationBar"))")
    }
    #expect(seen.count > 95)
  }

  /// One screen in one environment.
  private struct Screen {
    private let ids: [String]
    private let frames: [JSON]
    private let details: JSON?

    init(_ text: String, _ item: RandomItem) throws {
      let text = """
        barc: 1
        toolkit: mdc
        devices: {device: {points: [\(item.width), 400], scale: \(item.scale), idiom: phone, safeArea: \(item.safeArea), statusBarHeight: 20}}
        targets: {devices: [device], orientations: [portrait], directions: [\(item.direction)]}
        fonts: {system: {fixed: {advance: \(item.advance), ascender: 0.95, descender: -0.25}}}
        screens: {screen: {\(text)}}
        """
      let document = try #require(
        compile(SourceFile(path: "random.yaml", bytes: Array(text.utf8))).documents.first)
      let screen = try #require(
        JSON(bytes: layoutIR(of: document, isPretty: false))["screens"]?.array?.first)
      let layout = try #require(screen["layouts"]?.array?.first)
      ids = try #require(screen["views"]?.array).compactMap { $0["id"]?.string }
      frames = try #require(layout["frames"]?.array)
      details = layout["details"]
    }

    /// The frame of a view in the window, as a description writes it.
    ///
    /// - Parameter parents: The ids of the views around it.
    func frame(of id: String, in parents: [String]) -> String? {
      guard var frame = self[id] else { return nil }
      for parent in parents {
        guard let outer = self[parent] else { return nil }
        frame[0] += outer[0]
        frame[1] += outer[1]
      }
      return "\(frame)"
    }

    private subscript(id: String) -> [Double]? {
      ids.firstIndex(of: id).flatMap { frames[$0].array?.compactMap(\.number) }
    }

    /// Frames and details of the views in a view by their ids from there, and of itself what it answers.
    func views(below id: String) -> [String: [JSON]] {
      var views: [String: [JSON]] = [:]
      for (index, other) in ids.enumerated() {
        let details = details?["\(index)"] ?? .null
        if other == id {
          views[""] = [details]
        } else if other.hasPrefix(id + ".") {
          views[String(other.dropFirst(id.count))] = [frames[index], details]
        }
      }
      return views
    }
  }
}

/// A navigation item, a bar for it, and a device, all at random.
private struct RandomItem: CustomStringConvertible {
  let width: Int
  let scale: Int
  let safeArea: [Int]
  let direction: String
  let advance: Double
  /// Entries of the navigation item.
  let item: String
  /// Entries of the bar that observes it.
  let bar: String
  /// Entries of the app bar.
  let appBar: String

  var description: String { "\(width) \(scale) \(safeArea) \(direction): {\(item)} {\(appBar)}" }

  init(_ generator: inout SeededGenerator) {
    width = generator.choice([320, 393, 568, 852, 1_024])
    scale = generator.choice([1, 2, 3])
    let side = generator.choice([0, 0, 44, 59])
    safeArea = [generator.choice([0, 20, 47]), side, 21, generator.choice([0, side])]
    direction = generator.choice(["ltr", "rtl"])
    advance = generator.choice([0.5, 0.47, 0.613])
    item = RandomItem.item(&generator)
    bar = RandomItem.bar(&generator)
    var appBar = ["navigationBar: {\(bar)}"]
    if generator.happens(50) { appBar.append("inferTopSafeAreaInsetFromViewController: true") }
    if generator.happens(40) {
      appBar.append("headerStackViewOffset: \(generator.choice([-4, 6, 9]))")
    }
    if generator.happens(30) {
      appBar.append("headerStackView: {bottomBar: {height: 40, sizing: fitWidth}}")
    }
    if generator.happens(60) {
      appBar.append("headerView: {maximumHeight: \(generator.choice([30, 76, 99.5, 160]))}")
    }
    self.appBar = appBar.joined(separator: ", ")
  }

  private static func item(_ generator: inout SeededGenerator) -> String {
    var entries: [String] = []
    if generator.happens(80) { entries.append("title: \(text(&generator))") }
    if generator.happens(20) {
      let sizing = generator.choice(["bounds", "fitWidth", "clamp, minHeight: 10, maxHeight: 40"])
      entries.append(
        "titleView: {width: \(generator.choice([40, 500])), height: 30, sizing: \(sizing)}")
    }
    for side in ["left", "right"] {
      switch generator.choice([0, 1, 2, 3]) {
      case 0: break
      case 1: entries.append("\(side)BarButtonItem: \(button(&generator))")
      default:
        let count = generator.choice([0, 1, 2, 4])
        let buttons = (0..<count).map { _ in button(&generator) }
        entries.append("\(side)BarButtonItems: [\(buttons.joined(separator: ", "))]")
      }
    }
    if generator.happens(20) { entries.append("hidesBackButton: \(generator.happens(50))") }
    if generator.happens(30) { entries.append("leftItemsSupplementBackButton: true") }
    return entries.joined(separator: ", ")
  }

  private static func bar(_ generator: inout SeededGenerator) -> String {
    var entries = ["titleAlignment: \(generator.choice(["leading", "center"]))"]
    if generator.happens(40) { entries.append("backItem: \(button(&generator))") }
    if generator.happens(30) { entries.append("titleInsets: [2, 24.5, 0, 8]") }
    if generator.happens(30) { entries.append("uppercasesButtonTitles: false") }
    if generator.happens(20) { entries.append("buttonsTitleFont: {size: 17}") }
    if generator.happens(20) {
      entries.append("allowAnyTitleFontSize: true, titleFont: {size: 28}")
    }
    let behavior = generator.choice(["fill", "center", "centerFit"])
    entries.append("titleViewLayoutBehavior: \(behavior)")
    if generator.happens(15) { entries.append("semanticContentAttribute: forceRightToLeft") }
    return entries.joined(separator: ", ")
  }

  private static func button(_ generator: inout SeededGenerator) -> String {
    switch generator.choice([0, 0, 1, 1, 2, 3]) {
    case 0: "{title: \(text(&generator))}"
    case 1: "{image: {size: [\(generator.choice([18, 24, 31.5])), 24]}}"
    case 2:
      "{title: \(text(&generator)), image: {size: [24, 24]}, width: \(generator.choice([0, 70]))}"
    default: "{customView: {width: \(generator.choice([20, 88])), height: 30}}"
    }
  }

  private static func text(_ generator: inout SeededGenerator) -> String {
    let letters = generator.choice([1, 4, 9, 60])
    return String(repeating: generator.choice(["a", "ß", "W"]), count: letters)
  }
}
