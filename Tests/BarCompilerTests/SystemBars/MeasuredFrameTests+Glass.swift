/// View dumps of bars on glass.
extension MeasuredFrameTests {
  private static let large =
    "flows: {main: {navigationBar: {prefersLargeTitles: true}, screens: [root, a]}}"
  private static let pushed = "{navigationItem: {title: Notifications}}, root: {title: Library}"
  private static let library =
    "{navigationItem: {title: Library, rightBarButtonItem: {title: Filter}}}, root: {title: R}"

  /// A phone without a status bar, as they were taken.
  private static let phone =
    "{points: [375, 667], scale: 2, idiom: phone, safeArea: [0, 0, 0, 0], statusBarHeight: 0, horizontalSizeClass: compact, verticalSizeClass: regular, landscape: {verticalSizeClass: compact}}"
  private static let pad =
    "{points: [820, 1180], scale: 2, idiom: pad, safeArea: [32, 0, 25, 0], statusBarHeight: 32, horizontalSizeClass: regular, verticalSizeClass: regular}"
  private static let ownDevices = "devices: {phone: \(phone), pad: \(pad)}"

  /// A view dump of iOS 26.1.
  private static func dump(
    _ node: String, _ screen: String, _ device: String, orientation: String = "portrait",
    targets: String = "", flow: String = large, _ view: String, part: String = "",
    _ frame: [Double], tolerance: Double = 0.5
  ) -> Case {
    Case(
      nodes: "OU.\(node)", source: "Vercantez/openuikit", screen: screen, device: device,
      orientation: orientation, os: "26.0", targets: targets, more: "\(ownDevices)\n\(flow)",
      view: view, part: part, frame: frame, tolerance: tolerance)
  }

  static let glassDumps = [
    dump("phone.bar", pushed, "phone", "navigationBar", [0, 10, 375, 106]),
    dump("phone.background", pushed, "phone", "navigationBar.background", [0, -10, 375, 116]),
    dump("phone.content", pushed, "phone", "navigationBar.content", [0, 0, 375, 54]),
    dump("phone.largeTitle", pushed, "phone", "navigationBar.largeTitle", [0, 54, 375, 52]),
    dump(
      "phone.largeTitle.label", pushed, "phone", "navigationBar.largeTitle", part: "text",
      [16, 3.5, 203.5, 41], tolerance: 3),
    dump("phone.back", pushed, "phone", "navigationBar.content.back", [16, 0, 44, 44]),
    dump(
      "phone.back.image", pushed, "phone", "navigationBar.content.back", part: "image",
      [13.5, 10.5, 16.5, 23]),
    dump(
      "phone.item", library, "phone", "navigationBar.content.trailing.0", [287.5, 0, 71.5, 44]),
    dump(
      "phone.item.label", library, "phone", "navigationBar.content.trailing.0", part: "text",
      [16, 12, 39.5, 20.5]),
    dump(
      "phone.title", library, "phone", flow: "flows: {main: [a]}", "navigationBar.content.title",
      [159, 11.5, 56.5, 21]),
    dump(
      "phone.ax.bar", library, "phone", targets: ", textSizes: [accessibilityLarge]",
      "navigationBar", [0, 10, 375, 115.5]),
    dump(
      "phone.ax.largeTitle", pushed, "phone", targets: ", textSizes: [accessibilityLarge]",
      "navigationBar.largeTitle", [0, 54, 375, 61.5]),
    dump(
      "phone.xxxl.bar", library, "phone", targets: ", textSizes: [extraExtraExtraLarge]",
      "navigationBar", [0, 10, 375, 108], tolerance: 2),
    dump(
      "phone.ax.item.label", "{navigationItem: {title: A, rightBarButtonItem: {title: Edit}}}",
      "phone", targets: ", textSizes: [accessibilityLarge]", flow: "",
      "navigationBar.content.trailing.0", part: "text", [16, 9.25, 36.5, 25.5], tolerance: 1),
    dump(
      "sideways.bar", pushed, "phone", orientation: "landscape", "navigationBar", [0, 24, 667, 54]),
    dump(
      "sideways.item", library, "phone", orientation: "landscape",
      "navigationBar.content.trailing.0", [557.5, 0, 71.5, 44]),
    dump("pad.bar", pushed, "pad", "navigationBar", [0, 32, 820, 106]),
    dump("pad.content", pushed, "pad", "navigationBar.content", [0, 0, 820, 54]),
    dump("pad.back", pushed, "pad", "navigationBar.content.back", [10, 0, 44, 44]),
    dump(
      "pad.largeTitle.label", pushed, "pad", "navigationBar.largeTitle", part: "text",
      [20, 3.5, 203.5, 41], tolerance: 3),
    dump(
      "images.glass",
      "{navigationItem: {rightBarButtonItems: [{image: {name: a, size: [40, 20]}}, {image: {name: b, size: [30, 20]}}, {image: {name: c, size: [24, 20]}}, {image: {name: d, size: [18, 18]}}, {image: {name: e, size: [10, 10]}}]}}",
      "iphone-15", flow: "", "navigationBar.content.group.0", [97, 0, 280, 44]),
    dump(
      "search.field", "{navigationItem: {title: A, searchController: {}}}", "phone", flow: "",
      "toolbar.searchField", [33, 15, 309, 38]),
    dump(
      "search.slot", "{navigationItem: {title: A, searchController: {}}}", "phone", flow: "",
      "toolbar", [0, 581, 375, 86]),
    dump(
      "search.sideways.field", "{navigationItem: {title: A, searchController: {}}}", "phone",
      orientation: "landscape", flow: "", "toolbar.searchField", [32, 14, 603, 36]),
    dump(
      "search.pad.field", "{navigationItem: {title: A, searchController: {}}}", "pad", flow: "",
      "navigationBar.content.searchField", [565, 0, 240, 44]),
  ]

  private static let shown = "flows: {main: {isToolbarHidden: false, screens: [a]}}"
  private static let tools =
    "{toolbarItems: [{systemItem: add}, {space: flexible}, {systemItem: action}]}"
  private static let toolsOnTheirOwn =
    "{toolbar: {frame: [0, 100, 393, 54], items: [{systemItem: add}, {space: flexible}, {systemItem: action}]}}"

  static let glassToolbars = [
    dump("toolbar.slot", tools, "iphone-16", flow: shown, "toolbar", [0, 766, 393, 86]),
    dump("toolbar.slot.first", tools, "iphone-16", flow: shown, "toolbar.0", [28, 10, 48, 48]),
    dump("toolbar.slot.last", tools, "iphone-16", flow: shown, "toolbar.2", [317, 10, 48, 48]),
    dump("toolbar.se.slot", tools, "phone", flow: shown, "toolbar", [0, 581, 375, 86]),
    dump(
      "toolbar.sideways.slot", tools, "phone", orientation: "landscape", flow: shown, "toolbar",
      [0, 293, 667, 82]),
    dump(
      "toolbar.sideways.first", tools, "phone", orientation: "landscape", flow: shown, "toolbar.0",
      [28, 10, 44, 44]),
    dump(
      "toolbar.sideways.16.first", tools, "iphone-16", orientation: "landscape", flow: shown,
      "toolbar.0", [87, 10, 44, 44]),
    dump("toolbar.pad.slot", tools, "pad", flow: shown, "toolbar", [0, 1101, 820, 79]),
    dump("toolbar.pad.first", tools, "pad", flow: shown, "toolbar.0", [10, 10, 44, 44]),
    dump(
      "toolbar.own.first", toolsOnTheirOwn, "iphone-16", flow: "", "toolbar.0", [16, 0, 48, 48]),
    dump(
      "toolbar.own.last", toolsOnTheirOwn, "iphone-16", flow: "", "toolbar.2", [329, 0, 48, 48]),
    dump(
      "toolbar.own.low.first",
      "{toolbar: {frame: [0, 100, 393, 44], items: [{systemItem: add}]}}", "iphone-16", flow: "",
      "toolbar.0", [16, -2, 48, 48]),
    dump("toolbar.own", "{toolbar: {}}", "iphone-16", flow: "", "toolbar", [0, 770, 393, 48]),
    dump("toolbar.own.pad", "{toolbar: {}}", "pad", flow: "", "toolbar", [0, 1111, 820, 44]),
    dump(
      "toolbar.own.sideways.first",
      "{toolbar: {frame: [0, 100, 667, 54], items: [{systemItem: add}]}}", "phone",
      orientation: "landscape", flow: "", "toolbar.0", [20, 0, 44, 44]),
    Case(
      nodes: "SW.middle", source: "iamcgn/swiftui-web, a middle between two spaces",
      screen:
        "{toolbarItems: [{title: Edit}, {space: flexible}, {systemItem: add}, {space: flexible}, {systemItem: action}]}",
      device: "small", os: "26.0",
      more:
        "\(shown)\ndevices: {small: {points: [320, 400], scale: 2, idiom: phone, safeArea: [0, 0, 0, 0], statusBarHeight: 0, horizontalSizeClass: compact, verticalSizeClass: regular}}",
      view: "toolbar.2", frame: [136, 10, 48, 48]),
    Case(
      nodes: "SW.title", source: "iamcgn/swiftui-web, a title in a toolbar",
      screen: "{toolbar: {items: [{title: Edit}, {title: Cancel}]}}", device: "phone", os: "26.0",
      more: ownDevices, view: "toolbar.1", frame: [16 + 54.5 + 12, 0, 78, 48], tolerance: 2),
    Case(
      nodes: "SW.space", source: "iamcgn/swiftui-web, a fixed space of 24",
      screen: "{toolbar: {items: [{systemItem: add}, {space: 24}, {systemItem: trash}]}}",
      device: "phone", os: "26.0", more: ownDevices, view: "toolbar.2",
      frame: [16 + 48 + 36, 0, 48, 48]),
  ]
}
