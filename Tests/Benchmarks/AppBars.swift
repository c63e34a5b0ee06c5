/// Generated descriptions of app bars with six items each, for devices of their own.
struct AppBars {
  /// What a description is laid out for.
  enum Environments {
    /// Devices of as many widths.
    case geometries(Int)
    /// Versions of iOS on one device, which Material's bars cannot tell apart.
    case versions(Int)
  }

  /// A description without mistakes, of at least so many bytes and at most one screen more.
  ///
  /// - Parameter mayGrow: Whether the first header might grow without end, as far as anybody can tell who does not lay the
  ///   bars out: then all are laid out once more, for what that finds, and nothing is found.
  static func description(
    bytes: Int, _ environments: Environments, mayGrow: Bool = false
  ) -> String {
    var text = "barc: 1\ntoolkit: mdc\n" + targets(environments) + "screens:\n"
    if mayGrow {
      text += """
          first:
            appBar:
              shouldAdjustHeightBasedOnHeaderStackView: true
              headerStackView: {bottomBar: {sizing: clamp, maxHeight: 48}}

        """
    }
    var number = 0
    repeat {
      number += 1
      text += """
          screen\(number):
            navigationItem:
              title: Report \(number)
              leftBarButtonItems:
                - {image: menu, accessibilityLabel: Menu, action: openMenu}
                - {title: Edit, action: edit}
                - {title: Share, action: share}
              rightBarButtonItems:
                - {image: search, accessibilityLabel: Search, action: search}
                - {title: Sort, action: sort}
                - {title: Done, action: finish}
            appBar:
              inferTopSafeAreaInsetFromViewController: true
              headerView: {minMaxHeightIncludesSafeArea: false}

        """
    } while text.utf8.count < bytes
    return text
  }

  private static func targets(_ environments: Environments) -> String {
    let widths: Int
    var versions = ["18.0"]
    switch environments {
    case .geometries(let count): widths = count
    case .versions(let count):
      widths = 1
      versions = (0..<count).map { "\(15 + $0 / 4).\($0 % 4)" }
    }
    var text = "devices:\n"
    for number in 0..<widths {
      text += "  device\(number): {points: [\(600 + 10 * number), 800], scale: 2, idiom: phone,"
      text += " safeArea: [47, 0, 34, 0], statusBarHeight: 47}\n"
    }
    let devices = (0..<widths).map { "device\($0)" }.joined(separator: ", ")
    let list = versions.map { "\"\($0)\"" }.joined(separator: ", ")
    return text + """
      targets:
        deployment: "15.0"
        devices: [\(devices)]
        orientations: [portrait]
        directions: [ltr]
        os: [\(list)]

      """
  }
}
