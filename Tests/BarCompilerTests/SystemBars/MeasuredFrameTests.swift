import Testing

/// Frames that people read off real bars of UIKit, against those of layouts.
///
/// A frame is to agree within a pixel, or within 2 points where the width of a text that nobody knows is in it.
@Suite struct MeasuredFrameTests {
  struct Case: CustomTestStringConvertible, Sendable {
    /// Where the frame is from.
    let source: String
    let screen: String
    let device: String
    var orientation = "portrait"
    let os: String
    var targets = ""
    var more = ""
    let view: String
    let frame: [Double]
    var tolerance = 1 / 3.0

    var testDescription: String { "\(source): \(view)" }
  }

  @Test(arguments: cases) func agrees(measured: Case) throws {
    let screen = try SystemScreen(
      "{a: \(measured.screen)}", device: measured.device, orientation: measured.orientation,
      os: measured.os, targets: measured.targets, more: measured.more)
    let frame = try screen.frame(measured.view)
    #expect(frame.count == 4)
    for (actual, expected) in zip(frame, measured.frame) {
      #expect(abs(actual - expected) <= measured.tolerance + 1e-9, "\(frame)")
    }
  }

  static let cases: [Case] = sheets + items + bars + glass + toolbars

  private static let ideographs =
    "{navigationItem: {leftBarButtonItem: {title: 设置}, rightBarButtonItem: {title: 新设置}}}"

  private static let sheets = [
    Case(
      source: "a sheet of iOS 13", screen: ideographs, device: "iphone-8", os: "13.0",
      targets: ", windows: [pageSheet]", view: "navigationBar.content", frame: [0, 0, 375, 56]),
    Case(
      source: "a sheet of iOS 13", screen: ideographs, device: "iphone-8", os: "13.0",
      targets: ", windows: [pageSheet]", view: "navigationBar.content.leading.0",
      frame: [8, 6, 46, 44], tolerance: 0.5),
    Case(
      source: "a sheet of iOS 13", screen: ideographs, device: "iphone-8", os: "13.0",
      targets: ", windows: [pageSheet]", view: "navigationBar.content.trailing.0",
      frame: [307, 6, 60, 44], tolerance: 0.5),
    Case(
      source: "Interface Builder, a sheet", screen: "{navigationItem: {title: A}}",
      device: "iphone-13-pro-max", os: "16.0", targets: ", windows: [formSheet]",
      view: "navigationBar", frame: [0, 0, 428, 56]),
  ]

  private static let items = [
    Case(
      source: "constraints of iOS 11",
      screen: "{navigationItem: {leftBarButtonItem: {customView: {width: 44, height: 44}}}}",
      device: "iphone-x", os: "11.0", view: "navigationBar.content.leading.0",
      frame: [16, 0, 44, 44]),
    Case(
      source: "constraints of iOS 11",
      screen: "{navigationItem: {rightBarButtonItem: {customView: {width: 17, height: 44}}}}",
      device: "iphone-x", os: "11.0", view: "navigationBar.content.trailing.0",
      frame: [342, 0, 17, 44]),
    Case(
      source: "two images of iOS 15",
      screen: "{navigationItem: {rightBarButtonItems: [{image: a}, {image: b}]}}",
      device: "iphone-13", os: "15.0", view: "navigationBar.content.trailing.0",
      frame: [339, 0, 43, 44]),
    Case(
      source: "two images of iOS 15",
      screen: "{navigationItem: {rightBarButtonItems: [{image: a}, {image: b}]}}",
      device: "iphone-13", os: "15.0", view: "navigationBar.content.trailing.1",
      frame: [285, 0, 46, 44]),
    Case(
      source: "a custom view of iOS 15",
      screen: "{navigationItem: {rightBarButtonItem: {customView: {width: 97, height: 44}}}}",
      device: "iphone-13", os: "15.0", view: "navigationBar.content.trailing.0",
      frame: [277, 0, 97, 44]),
    Case(
      source: "a stack of iOS 11",
      screen:
        "{navigationItem: {rightBarButtonItems: [{image: a, width: 61}, {image: b, width: 58}]}}",
      device: "iphone-8", os: "11.0", view: "navigationBar.content.trailing.1",
      frame: [240, 0, 58, 44]),
    Case(
      source: "a back button with four letters, iOS 12",
      screen: "{navigationItem: {title: A}}, root: {title: Back}",
      device: "iphone-8-plus", os: "12.0", more: "flows: {main: [root, a]}",
      view: "navigationBar.content.back", frame: [0, 0, 69, 44], tolerance: 2),
    Case(
      source: "an iPad", screen: "{navigationItem: {leftBarButtonItem: {image: a}}}",
      device: "ipad-pro-12-9-3", os: "14.0", view: "navigationBar.content.leading.0",
      frame: [12, 3, 43, 44]),
  ]

  private static let titled = "{navigationItem: {title: A}}"

  private static let bars = [
    Case(
      source: "iOS 15", screen: titled, device: "iphone-13-pro-max", os: "15.0",
      view: "navigationBar", frame: [0, 47, 428, 44]),
    Case(
      source: "iOS 15", screen: titled, device: "iphone-13-pro-max", os: "15.0",
      view: "navigationBar.background", frame: [0, -47, 428, 91]),
    Case(
      source: "iOS 11", screen: titled, device: "iphone-8-plus", os: "11.0",
      view: "navigationBar.background", frame: [0, -20, 414, 64]),
    Case(
      source: "iOS 11", screen: titled, device: "iphone-8-plus", os: "11.0",
      view: "navigationBar.content", frame: [0, 0, 414, 44]),
    Case(
      source: "Interface Builder", screen: titled, device: "iphone-11-pro", os: "13.0",
      view: "navigationBar", frame: [0, 44, 375, 44]),
    Case(
      source: "Interface Builder", screen: titled, device: "iphone-11", os: "16.0",
      view: "navigationBar", frame: [0, 48, 414, 44]),
    Case(
      source: "Interface Builder, large titles", screen: titled, device: "iphone-8", os: "13.0",
      more: "flows: {main: {navigationBar: {prefersLargeTitles: true}, screens: [a]}}",
      view: "navigationBar", frame: [0, 20, 375, 96]),
    Case(
      source: "react-native-screens#3377", screen: titled, device: "iphone-15", os: "17.0",
      view: "navigationBar", frame: [0, 53.667, 393, 44]),
    Case(
      source: "QMUI_iOS#1445, sideways", screen: titled, device: "iphone-12",
      orientation: "landscape", os: "14.0", view: "navigationBar", frame: [0, 0, 844, 32]),
    Case(
      source: "react-navigation#6992, sideways", screen: titled, device: "iphone-11",
      orientation: "landscape", os: "14.0", view: "navigationBar", frame: [0, 0, 896, 44]),
  ]

  private static let glass = [
    Case(
      source: "react-navigation#12801", screen: titled, device: "iphone-15", os: "26.0",
      view: "navigationBar", frame: [0, 59, 393, 54]),
    Case(
      source: "a capture of iOS 26", screen: "{navigationItem: {rightBarButtonItem: {image: a}}}",
      device: "iphone-17-pro-max", os: "26.0", view: "navigationBar.content.trailing.0",
      frame: [376, 0, 44, 44]),
    Case(
      source: "Interface Builder of Xcode 26",
      screen: "{navigationItem: {rightBarButtonItem: {customView: {width: 36, height: 20}}}}",
      device: "iphone-11", os: "26.0", view: "navigationBar.content.trailing.0",
      frame: [354, 12, 36, 20]),
  ]

  private static let toolbars = [
    Case(
      source: "Interface Builder", screen: "{toolbar: {}}", device: "iphone-8", os: "13.0",
      view: "toolbar", frame: [0, 623, 375, 44]),
    Case(
      source: "Interface Builder", screen: "{toolbar: {}}", device: "iphone-se-1", os: "13.0",
      view: "toolbar", frame: [0, 524, 320, 44]),
    Case(
      source: "SKPhotoBrowser#459", screen: "{toolbar: {}}", device: "iphone-15", os: "26.0",
      view: "toolbar", frame: [0, 770, 393, 48]),
    Case(
      source: "Interface Builder, two custom views",
      screen:
        "{toolbar: {frame: [0, 20, 768, 44], items: [{customView: {width: 46, height: 30}}, {customView: {width: 51, height: 30}}]}}",
      device: "ipad-9", os: "15.0", view: "toolbar.0", frame: [20, 7, 46, 30]),
    Case(
      source: "Interface Builder, two custom views",
      screen:
        "{toolbar: {frame: [0, 20, 768, 44], items: [{customView: {width: 46, height: 30}}, {customView: {width: 51, height: 30}}]}}",
      device: "ipad-9", os: "15.0", view: "toolbar.1", frame: [74, 7, 51, 30]),
    Case(
      source: "Interface Builder, between flexible spaces",
      screen:
        "{toolbar: {items: [{space: flexible}, {customView: {width: 311, height: 33}}, {space: flexible}]}}",
      device: "iphone-8", os: "13.0", view: "toolbar.1", frame: [32, 5.5, 311, 33]),
    Case(
      source: "Interface Builder, between flexible spaces",
      screen:
        "{toolbar: {items: [{space: flexible}, {customView: {width: 207, height: 30}}, {space: flexible}]}}",
      device: "iphone-se-1", os: "13.0", view: "toolbar.1", frame: [56, 7, 207, 30], tolerance: 0.5),
  ]

  /// Where glyphs begin in snapshots of many windows is 2 points behind the margin.
  @Test(arguments: [
    ("iphone-se-1", "portrait", 16.0), ("iphone-8", "portrait", 16),
    ("iphone-8-plus", "portrait", 20),
    ("iphone-se-1", "landscape", 20), ("iphone-8", "landscape", 20),
    ("iphone-8-plus", "landscape", 20), ("iphone-x", "landscape", 60),
    ("iphone-xs-max", "landscape", 60), ("ipad-9", "portrait", 20), ("ipad-9", "landscape", 20),
  ]) func marginOfSnapshots(device: String, orientation: String, margin: Double) throws {
    let screen = try SystemScreen(
      "{a: {navigationItem: {leftBarButtonItem: {customView: {width: 24, height: 24}}}}}",
      device: device, orientation: orientation, os: device == "ipad-9" ? "15.0" : "13.0")
    #expect(try screen.frame("navigationBar.content.leading.0")[0] == margin)
  }
}
