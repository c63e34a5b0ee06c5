/// Descriptions that are much of one thing.
extension Description {
  private static let head = """
    barc: 1
    toolkit: mdc
    targets: {devices: [iphone-16], orientations: [portrait], directions: [ltr]}

    """

  /// Screens with one item each.
  static func withScreens(_ count: Int) -> String {
    var text = head + "screens:\n"
    for number in 0..<count {
      text += "  screen\(number): {buttonBar: {items: [{title: Edit, action: edit}]}}\n"
    }
    return text
  }

  /// Warnings, one in each screen.
  static func withWarnings(_ count: Int) -> String {
    var text = head + "screens:\n"
    for number in 0..<count {
      text +=
        "  screen\(number): {buttonBar: {items: [{title: Edit, action: edit, style: done}]}}\n"
    }
    return text
  }

  /// Mistakes that are all in one mapping, where whatever compares keys pairwise shows.
  static func withUnknownKeys(_ count: Int) -> String {
    var text = "barc: 1\ntoolkit: mdc\nscreens:\n  only:\n    navigationItem: {title: Only}\n"
    text += "    navigationBar:\n"
    for number in 0..<count { text += "      titleAlignment\(number): leading\n" }
    return text
  }

  /// Anchors, each used once.
  static func withAnchors(_ count: Int) -> String {
    var text = head + "shared:\n"
    for number in 0..<count {
      text += "  item\(number): &item\(number) {title: Edit, action: edit\(number)}\n"
    }
    text += "screens:\n"
    for number in 0..<count {
      text += "  screen\(number):\n    navigationItem: {title: Page, "
      text += "rightBarButtonItem: *item\(number)}\n    navigationBar: {}\n"
    }
    return text
  }

  /// Aliases of one anchor.
  static func withAliases(_ count: Int) -> String {
    var text = head + "shared: {edit: &edit {title: Edit, action: edit}}\nscreens:\n"
    for number in 0..<count { text += "  screen\(number): {buttonBar: {items: [*edit]}}\n" }
    return text
  }

  /// Opening brackets only, which libyaml alone takes time quadratic in their number for.
  static func withBrackets(_ count: Int) -> String {
    "barc: 1\nshared: " + String(repeating: "[", count: count) + "\n"
  }
}
