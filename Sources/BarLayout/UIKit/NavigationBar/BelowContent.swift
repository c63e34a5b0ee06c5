import BarCatalog

/// What is below the buttons of a navigation bar: the large title with its subtitle, and the search bar.
struct BelowContent {
  private let bar: UIKitNavigationBar
  private let heights: UIKitNavigationBar.Heights
  private let edges: NavigationBarEdges
  private let isMirrored: Bool
  private let setting: BarSetting

  init(
    _ bar: UIKitNavigationBar, _ heights: UIKitNavigationBar.Heights, _ edges: NavigationBarEdges,
    isMirrored: Bool, _ setting: BarSetting
  ) {
    self.bar = bar
    self.heights = heights
    self.edges = edges
    self.isMirrored = isMirrored
    self.setting = setting
  }

  func append(to buffer: inout LayoutBuffer, parent: Int32, _ place: ViewPlace) {
    let top = heights.prompt + heights.bar
    buffer.append(largeTitle(y: top, parent: parent))
    appendSubtitle(y: top + heights.largeTitle, to: &buffer, parent, place)
    buffer.append(searchBar(y: top + heights.largeTitle + heights.largeSubtitle, parent: parent))
  }

  private func searchBar(y: Double, parent: Int32) -> LaidOutView {
    var view = LaidOutView(name: .searchBar, parent: parent, type: .searchBar, frame: nil)
    if heights.searchBar > 0 {
      view.frame = Rectangle(x: 0, y: y, width: edges.width, height: heights.searchBar)
      view.details.spoken = setting.context.spokenSearch(
        bar.stack.item?[.searchController]?[.placeholder])
      view.details.confidence = setting.figures[.searchBarHeight].confidence
    }
    return view
  }

  private var available: Double {
    max(0, edges.width - (edges.largeTitleMargins.leading + edges.largeTitleMargins.trailing))
  }

  /// Where something of a width begins at the leading margin.
  private func x(_ width: Double) -> Double {
    let margin = edges.largeTitleMargins.leading
    return isMirrored ? edges.width - margin - width : margin
  }

  private func largeTitle(y: Double, parent: Int32) -> LaidOutView {
    let height = heights.largeTitle
    guard height > 0 else {
      return LaidOutView(name: .largeTitle, parent: parent, type: .uiLargeTitle, frame: nil)
    }
    var details = ViewDetails()
    if let line = largeLine {
      var facts = Facts()
      _ = facts.use(setting.figures[.largeTitleHeight])
      let padding = facts.use(setting.figures[.largeTitleBottomPadding])
      let label = line.label(setting.largeTitleFont, setting.look.largeTitle, setting.context)
      let width = min(label.width, available)
      let lineHeight = label.metrics.lineHeight
      details.text = label.shown(
        in: Rectangle(
          x: x(width),
          y: max(0, height - padding - lineHeight).rounded(toPixelsOf: setting.environment.scale),
          width: width, height: lineHeight),
        setting.context)
      facts.use(label.confidence)
      facts.use(edges.marginConfidence)
      _ = facts.use(setting.figures[.largeTitleInset])
      if setting.environment.textSize != .large {
        facts.use(setting.figures.hasGlass ? .estimate : .assumed)
      }
      if label.width > available {
        details.squeeze = Squeeze(available: available, needed: label.width)
      }
      details.confidence = facts.confidence
    } else {
      details.confidence = setting.figures[.largeTitleHeight].confidence
    }
    return LaidOutView(
      name: .largeTitle, parent: parent, type: .uiLargeTitle,
      frame: Rectangle(x: 0, y: y, width: edges.width, height: height), details: details)
  }

  /// The words of the large title, of which it may have some of its own from iOS 26 on.
  private var largeLine: TitleLine? {
    let own = setting.figures.hasGlass ? bar.stack.item?[.largeTitle] : nil
    return (own ?? bar.stack.titleLine(in: setting.environment)?.text).map { TitleLine($0) }
  }

  private func appendSubtitle(
    y: Double, to buffer: inout LayoutBuffer, _ parent: Int32, _ place: ViewPlace
  ) {
    let isShown = heights.largeSubtitle > 0
    if let view = bar.stack.item?[.largeSubtitleView] {
      let first = buffer.views.count
      let size = fit(
        view, in: Size(width: available, height: heights.largeSubtitle), setting.context)
      let width = min(size.width, available)
      let frame = Rectangle(x: x(width), y: y, width: width, height: heights.largeSubtitle)
      layOut(
        view, at: place.inside(frame, name: .largeSubtitleView, parent: parent), setting.context,
        into: &buffer)
      if !isShown { buffer.hide(from: first) }
    } else if let line = bar.stack.largeSubtitle {
      var view = LaidOutView(name: .largeSubtitle, parent: parent, type: .label, frame: nil)
      if isShown {
        let label = line.label(
          setting.font(.largeSubtitleFontSize, .regular), setting.look.largeSubtitle,
          setting.context)
        let width = min(label.width, available)
        let height = label.metrics.lineHeight
        view.frame = Rectangle(x: x(width), y: y, width: width, height: height)
        view.details.text = label.shown(
          in: Rectangle(x: 0, y: 0, width: width, height: height), setting.context)
        if label.width > available {
          view.details.squeeze = Squeeze(available: available, needed: label.width)
        }
        view.details.confidence = .assumed
      }
      buffer.append(view)
    }
  }
}
