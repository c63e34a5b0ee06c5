import TestSupport
import Testing

/// Frames that people read off real bars of UIKit, against those of layouts.
///
/// A frame is to agree within a pixel, or within 2 points where the width of a text that nobody knows is in it.
@Suite struct MeasuredFrameTests {
  struct Case: CustomTestStringConvertible, Sendable {
    /// Which of the published nodes it is of, by their names in `nodes.txt`; empty for a figure without one.
    let nodes: String
    /// Where the frame is from.
    let source: String
    let screen: String
    let device: String
    var orientation = "portrait"
    let os: String
    var targets = ""
    var more = ""
    let view: String
    /// What the frame is of: the view, or its text or image.
    var part = ""
    let frame: [Double]
    var tolerance = 1 / 3.0

    var testDescription: String { "\(source): \(view)" }
  }

  @Test(arguments: cases) func agrees(measured: Case) throws {
    let screen = try SystemScreen(
      "{a: \(measured.screen)}", device: measured.device, orientation: measured.orientation,
      os: measured.os, targets: measured.targets, more: measured.more)
    let details = try screen.details(measured.view)
    let frame =
      measured.part.isEmpty
      ? try screen.frame(measured.view)
      : details[measured.part]?["frame"]?.array?.compactMap(\.number) ?? []
    #expect(frame.count == 4)
    for (actual, expected) in zip(frame, measured.frame) {
      #expect(abs(actual - expected) <= measured.tolerance + 1e-9, "\(frame)")
    }
  }

  /// What was published is a case, or says why it is none.
  @Test func everyNodeIsACaseOrSaysWhyNot() throws {
    var tested = Set(Self.cases.flatMap { $0.nodes.split(separator: " ").map { String($0) } })
    tested.formUnion(Self.margins.map { "glyph.\($0.node)" })
    let text = String(
      decoding: try #require(Fixtures.bytes(of: "measured/nodes.txt")), as: UTF8.self)
    var known: Set<String> = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let columns = line.split(separator: "\t").map { String($0) }
      known.insert(columns[0])
      #expect(tested.contains(columns[0]) == (columns.count == 2), "\(line)")
    }
    #expect(tested.subtracting(known).isEmpty)
    #expect(known.count > 100)
  }

  static let cases: [Case] = sheets + items + bars + glass + glassDumps + toolbars + glassToolbars

  private static let ideographs =
    "{navigationItem: {leftBarButtonItem: {title: 设置}, rightBarButtonItem: {title: 新设置}}}"

  private static let sheets = [
    Case(
      nodes: "D01.0 IB.bar.1", source: "a sheet of iOS 13", screen: ideographs, device: "iphone-8",
      os: "13.0", targets: ", windows: [pageSheet]", view: "navigationBar", frame: [0, 0, 375, 56]),
    Case(
      nodes: "D01.1", source: "a sheet of iOS 13", screen: ideographs, device: "iphone-8",
      os: "13.0", targets: ", windows: [pageSheet]", view: "navigationBar.background",
      frame: [0, 0, 375, 56]),
    Case(
      nodes: "D01.3", source: "a sheet of iOS 13", screen: ideographs, device: "iphone-8",
      os: "13.0", targets: ", windows: [pageSheet]", view: "navigationBar.content",
      frame: [0, 0, 375, 56]),
    Case(
      nodes: "D01.4 D01.5", source: "a sheet of iOS 13", screen: ideographs, device: "iphone-8",
      os: "13.0", targets: ", windows: [pageSheet]", view: "navigationBar.content.leading.0",
      frame: [8, 6, 46, 44], tolerance: 0.5),
    Case(
      nodes: "D01.7", source: "a sheet of iOS 13", screen: ideographs, device: "iphone-8",
      os: "13.0", targets: ", windows: [pageSheet]", view: "navigationBar.content.leading.0",
      part: "text", frame: [8, 12, 35, 20.5], tolerance: 0.5),
    Case(
      nodes: "D01.8 D01.9", source: "a sheet of iOS 13", screen: ideographs, device: "iphone-8",
      os: "13.0", targets: ", windows: [pageSheet]", view: "navigationBar.content.trailing.0",
      frame: [307, 6, 60, 44], tolerance: 0.5),
    Case(
      nodes: "D01.11", source: "a sheet of iOS 13", screen: ideographs, device: "iphone-8",
      os: "13.0", targets: ", windows: [pageSheet]", view: "navigationBar.content.trailing.0",
      part: "text", frame: [0, 12, 52, 20.5], tolerance: 0.5),
    Case(
      nodes: "IB.bar.3", source: "Interface Builder, a sheet",
      screen: "{navigationItem: {title: A}}", device: "iphone-13-pro-max", os: "16.0",
      targets: ", windows: [formSheet]", view: "navigationBar", frame: [0, 0, 428, 56]),
  ]

  private static let items = [
    Case(
      nodes: "D03.0", source: "constraints of iOS 11", screen: "{navigationItem: {title: A}}",
      device: "iphone-x", os: "11.0", view: "navigationBar.content", frame: [0, 0, 375, 44]),
    Case(
      nodes: "D03.10 D03.14", source: "constraints of iOS 11",
      screen: "{navigationItem: {leftBarButtonItem: {customView: {width: 44, height: 44}}}}",
      device: "iphone-x", os: "11.0", view: "navigationBar.content.leading.0",
      frame: [16, 0, 44, 44]),
    Case(
      nodes: "D03.15", source: "constraints of iOS 11",
      screen: "{navigationItem: {rightBarButtonItem: {customView: {width: 17, height: 44}}}}",
      device: "iphone-x", os: "11.0", view: "navigationBar.content.trailing.0",
      frame: [342, 0, 17, 44]),
    Case(
      nodes: "D05.0 D05.3", source: "two images of iOS 15",
      screen: "{navigationItem: {rightBarButtonItems: [{image: a}, {image: b}]}}",
      device: "iphone-13", os: "15.0", view: "navigationBar.content.trailing.0",
      frame: [339, 0, 43, 44]),
    Case(
      nodes: "D05.4", source: "two images of iOS 15",
      screen: "{navigationItem: {rightBarButtonItems: [{image: a}, {image: b}]}}",
      device: "iphone-13", os: "15.0", view: "navigationBar.content.trailing.0", part: "image",
      frame: [11, 9.66667, 24, 24]),
    Case(
      nodes: "D05.1", source: "two images of iOS 15",
      screen: "{navigationItem: {rightBarButtonItems: [{image: a}, {image: b}]}}",
      device: "iphone-13", os: "15.0", view: "navigationBar.content.trailing.1",
      frame: [285, 0, 46, 44]),
    Case(
      nodes: "D05.2", source: "two images of iOS 15",
      screen: "{navigationItem: {rightBarButtonItems: [{image: a}, {image: b}]}}",
      device: "iphone-13", os: "15.0", view: "navigationBar.content.trailing.1", part: "image",
      frame: [11, 9.66667, 24, 24]),
    Case(
      nodes: "D05.5", source: "a custom view of iOS 15",
      screen: "{navigationItem: {rightBarButtonItem: {customView: {width: 97, height: 44}}}}",
      device: "iphone-13", os: "15.0", view: "navigationBar.content.trailing.0",
      frame: [277, 0, 97, 44]),
    Case(
      nodes: "D05.6", source: "a custom view of iOS 15",
      screen: "{navigationItem: {rightBarButtonItem: {customView: {width: 89, height: 44}}}}",
      device: "iphone-13", os: "15.0", view: "navigationBar.content.trailing.0",
      frame: [285, 0, 89, 44]),
    Case(
      nodes: "D07.0 D07.1", source: "a stack of iOS 11",
      screen:
        "{navigationItem: {rightBarButtonItems: [{image: a, width: 61}, {image: b, width: 58}]}}",
      device: "iphone-8", os: "11.0", view: "navigationBar.content.trailing.1",
      frame: [240, 0, 58, 44]),
    Case(
      nodes: "D07.2 D07.3", source: "a stack of iOS 11",
      screen:
        "{navigationItem: {rightBarButtonItems: [{image: a, width: 61}, {image: b, width: 58}]}}",
      device: "iphone-8", os: "11.0", view: "navigationBar.content.trailing.0",
      frame: [306, 0, 61, 44]),
    Case(
      nodes: "D09.0", source: "a back button with four letters, iOS 12",
      screen: "{navigationItem: {title: A}}, root: {title: Back}", device: "iphone-8-plus",
      os: "12.0", more: "flows: {main: [root, a]}", view: "navigationBar.content.back",
      frame: [0, 0, 69, 44], tolerance: 2),
    Case(
      nodes: "D25.4", source: "a back indicator of iOS 10",
      screen: "{navigationItem: {title: A}}, root: {title: Back}", device: "iphone-7", os: "10.0",
      more: "flows: {main: [root, a]}", view: "navigationBar.content.back", part: "image",
      frame: [8, 11.5, 13, 21]),
    Case(
      nodes: "", source: "an iPad", screen: "{navigationItem: {leftBarButtonItem: {image: a}}}",
      device: "ipad-pro-12-9-3", os: "14.0", view: "navigationBar.content.leading.0",
      frame: [12, 3, 43, 44]),
  ]

  private static let titled = "{navigationItem: {title: A}}"

  private static let bars = [
    Case(
      nodes: "D11.0 IB.bar.8", source: "iOS 15", screen: titled, device: "iphone-13-pro-max",
      os: "15.0", view: "navigationBar", frame: [0, 47, 428, 44]),
    Case(
      nodes: "D11.1", source: "iOS 15", screen: titled, device: "iphone-13-pro-max", os: "15.0",
      view: "navigationBar.background", frame: [0, -47, 428, 91]),
    Case(
      nodes: "D11.3", source: "iOS 15", screen: titled, device: "iphone-13-pro-max", os: "15.0",
      view: "navigationBar.content", frame: [0, 0, 428, 44]),
    Case(
      nodes: "D13.2 D15.3", source: "iOS 11", screen: titled, device: "iphone-8", os: "11.0",
      view: "navigationBar.content", frame: [0, 0, 375, 44]),
    Case(
      nodes: "D15.2", source: "iOS 11", screen: titled, device: "iphone-8", os: "11.0",
      view: "navigationBar.background", frame: [0, -20, 375, 64]),
    Case(
      nodes: "D25.0", source: "iOS 10", screen: titled, device: "iphone-7", os: "10.0",
      view: "navigationBar.background", frame: [0, -20, 375, 64]),
    Case(
      nodes: "D15.0", source: "iOS 11", screen: titled, device: "iphone-8-plus", os: "11.0",
      view: "navigationBar.background", frame: [0, -20, 414, 64]),
    Case(
      nodes: "D15.1", source: "iOS 11", screen: titled, device: "iphone-8-plus", os: "11.0",
      view: "navigationBar.content", frame: [0, 0, 414, 44]),
    Case(
      nodes: "IB.bar.4", source: "Interface Builder", screen: titled, device: "iphone-8",
      os: "13.0", view: "navigationBar", frame: [0, 20, 375, 44]),
    Case(
      nodes: "IB.bar.5", source: "Interface Builder", screen: titled, device: "iphone-11-pro",
      os: "13.0", view: "navigationBar", frame: [0, 44, 375, 44]),
    Case(
      nodes: "IB.bar.6", source: "Interface Builder", screen: titled, device: "iphone-11",
      os: "13.0", view: "navigationBar", frame: [0, 44, 414, 44]),
    Case(
      nodes: "IB.bar.7", source: "Interface Builder", screen: titled, device: "iphone-11",
      os: "16.0", view: "navigationBar", frame: [0, 48, 414, 44]),
    Case(
      nodes: "IB.bar.0", source: "Interface Builder, large titles", screen: titled,
      device: "iphone-8", os: "13.0",
      more: "flows: {main: {navigationBar: {prefersLargeTitles: true}, screens: [a]}}",
      view: "navigationBar", frame: [0, 20, 375, 96]),
    Case(
      nodes: "", source: "react-native-screens#3377", screen: titled, device: "iphone-15",
      os: "17.0", view: "navigationBar", frame: [0, 53.667, 393, 44]),
    Case(
      nodes: "", source: "QMUI_iOS#1445, sideways", screen: titled, device: "iphone-12",
      orientation: "landscape", os: "14.0", view: "navigationBar", frame: [0, 0, 844, 32]),
    Case(
      nodes: "", source: "react-navigation#6992, sideways", screen: titled, device: "iphone-11",
      orientation: "landscape", os: "14.0", view: "navigationBar", frame: [0, 0, 896, 44]),
  ]

  private static let glass = [
    Case(
      nodes: "", source: "react-navigation#12801", screen: titled, device: "iphone-15", os: "26.0",
      view: "navigationBar", frame: [0, 59, 393, 54]),
    Case(
      nodes: "D19.0", source: "a capture of iOS 26",
      screen: "{navigationItem: {rightBarButtonItem: {systemItem: add}}}",
      device: "iphone-17-pro-max",
      os: "26.0", view: "navigationBar.content.trailing.0", frame: [376, 0, 44, 44]),
    Case(
      nodes: "IB.view.0", source: "Interface Builder of Xcode 26",
      screen: "{navigationItem: {rightBarButtonItem: {customView: {width: 36, height: 20}}}}",
      device: "iphone-11", os: "26.0", view: "navigationBar.content.trailing.0",
      frame: [354, 12, 36, 20]),
  ]

  private static let toolbars = [
    Case(
      nodes: "IB.toolbar.0", source: "Interface Builder", screen: "{toolbar: {}}",
      device: "iphone-8", os: "13.0", view: "toolbar", frame: [0, 623, 375, 44]),
    Case(
      nodes: "IB.toolbar.1", source: "Interface Builder", screen: "{toolbar: {}}",
      device: "iphone-se-1", os: "13.0", view: "toolbar", frame: [0, 524, 320, 44]),
    Case(
      nodes: "IB.toolbar.2", source: "Interface Builder",
      screen: "{toolbar: {frame: [0, 20, 768, fit]}}", device: "ipad-6", os: "11.0",
      view: "toolbar", frame: [0, 20, 768, 44]),
    Case(
      nodes: "", source: "SKPhotoBrowser#459", screen: "{toolbar: {}}", device: "iphone-15",
      os: "26.0", view: "toolbar", frame: [0, 770, 393, 48]),
    Case(
      nodes: "IB.view.1.0", source: "Interface Builder, two custom views",
      screen:
        "{toolbar: {frame: [0, 20, 768, 44], items: [{customView: {width: 46, height: 30}}, {customView: {width: 51, height: 30}}]}}",
      device: "ipad-9", os: "15.0", view: "toolbar.0", frame: [20, 7, 46, 30]),
    Case(
      nodes: "IB.view.1.1", source: "Interface Builder, two custom views",
      screen:
        "{toolbar: {frame: [0, 20, 768, 44], items: [{customView: {width: 46, height: 30}}, {customView: {width: 51, height: 30}}]}}",
      device: "ipad-9", os: "15.0", view: "toolbar.1", frame: [74, 7, 51, 30]),
    Case(
      nodes: "IB.view.2", source: "Interface Builder, between flexible spaces",
      screen:
        "{toolbar: {items: [{space: flexible}, {customView: {width: 311, height: 33}}, {space: flexible}]}}",
      device: "iphone-8", os: "13.0", view: "toolbar.1", frame: [32, 5.5, 311, 33]),
    Case(
      nodes: "IB.view.3", source: "Interface Builder, between flexible spaces",
      screen:
        "{toolbar: {items: [{space: flexible}, {customView: {width: 207, height: 30}}, {space: flexible}]}}",
      device: "iphone-se-1", os: "13.0", view: "toolbar.1", frame: [56, 7, 207, 30], tolerance: 0.5),
  ]

  private static let margins:
    [(node: String, device: String, orientation: String, margin: Double)] = [
      ("w320", "iphone-se-1", "portrait", 16), ("w375", "iphone-8", "portrait", 16),
      ("w414", "iphone-8-plus", "portrait", 20),
      ("w568_landscape_se", "iphone-se-1", "landscape", 20),
      ("w667_landscape_8", "iphone-8", "landscape", 20),
      ("w736_landscape_8plus", "iphone-8-plus", "landscape", 20),
      ("w812_landscape_x", "iphone-x", "landscape", 60),
      ("w896_landscape_xr_xsmax", "iphone-xs-max", "landscape", 60),
      ("ipads_full_both", "ipad-9", "portrait", 20), ("ipads_full_both", "ipad-9", "landscape", 20),
    ]

  /// Where glyphs begin in snapshots of many windows is 2 points behind the margin.
  @Test(arguments: margins) func marginOfSnapshots(
    node: String, device: String, orientation: String, margin: Double
  ) throws {
    let screen = try SystemScreen(
      "{a: {navigationItem: {leftBarButtonItem: {customView: {width: 24, height: 24}}}}}",
      device: device, orientation: orientation, os: device == "ipad-9" ? "15.0" : "13.0")
    #expect(try screen.frame("navigationBar.content.leading.0")[0] == margin)
  }
}
