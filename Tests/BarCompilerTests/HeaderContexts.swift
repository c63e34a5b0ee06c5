import BarCatalog

/// Screens with an app bar and a place for one more entry, `%`, in a line of its own.
enum HeaderContexts {
  private static let lists =
    ["tableView", "webView", "tableView, contentInsetAdjustmentBehavior: never"].map {
      "scrollViews: {list: {kind: \($0), offsets: [-250, 0, 60, 200]}, other: {kind: tableView}}"
    }

  static func contexts(of type: BarType) -> [String] {
    lists.flatMap { list in
      let screen = "navigationItem: {title: Inbox}, \(list)"
      return (type == .mdcAppBarViewController ? controllers : views).map {
        "\(screen), appBar: \($0)"
      }
    } + ["appBar: {headerView: {\n%\n}}"]
  }

  private static let tracking = "headerView: {trackingScrollView: list, maximumHeight: 120}"

  private static let controllers = [
    "{\n%\n}", "{\(tracking),\n%\n}", "{showsHairline: true,\n%\n}",
    "{integration: container, \(tracking),\n%\n}",
    "{topLayoutGuideViewController: content, \(tracking),\n%\n}",
    "{topLayoutGuideViewController: content, inferTopSafeAreaInsetFromViewController: true, \(tracking),\n%\n}",
  ]

  private static let views = [
    "", "shiftBehavior: enabled,", "minMaxHeightIncludesSafeArea: false,",
    "trackingScrollView: list,", "trackingScrollView: list, maximumHeight: 120,",
    "trackingScrollView: list, maximumHeight: 120, shiftBehavior: enabled,",
    "trackingScrollView: [list, other], maximumHeight: 120,",
    "trackingScrollView: list, maximumHeight: 120, canOverExtend: true, shiftBehavior: hideable,",
  ].map { "{headerView: {\($0)\n%\n}}" }
}
