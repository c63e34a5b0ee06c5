import BarCatalog

extension ContentLayout {
  func appendPrompt(to buffer: inout LayoutBuffer, _ parent: Int32) {
    guard let text = bar.promptText else { return }
    let prompt = TitleLine(text).label(
      setting.font(.promptFontSize, .regular), nil, setting.context)
    let available = max(0, place.frame.width - edges.leadingMargin - edges.trailingMargin)
    let width = min(prompt.width, available)
    let height = prompt.metrics.lineHeight
    let frame = Rectangle(
      x: ((place.frame.width - width) / 2).rounded(toPixelsOf: setting.environment.scale),
      y: (promptHeight - height) / 2, width: width,
      height: height)
    appendLine(
      prompt, .prompt, frame, isHidden: false, room: available, .assumed, to: &buffer, parent)
  }

  /// The subtitle is below the title, and both have the middle of the content together.
  func appendTitle(to buffer: inout LayoutBuffer, _ parent: Int32) {
    let context = setting.context
    if let view = bar.stack.item?[.titleView] {
      let size = fit(view, in: Size(width: room.available, height: itemHeight), context)
      appendView(
        view, .titleView, size, y: top + (itemHeight - min(size.height, itemHeight)) / 2,
        to: &buffer, parent)
      return
    }
    let figures = setting.figures
    let below = Below(bar.stack, setting, room.available, itemHeight)
    var facts = titleFacts
    var y = 0.0
    if let title {
      let metrics = title.metrics
      y = (itemHeight / 2 + facts.use(figures[.titleBaseline]) - metrics.ascender)
        .rounded(toPixelsOf: setting.environment.scale)
      if let height = below.shownHeight {
        y = (itemHeight - metrics.lineHeight - height) / 2
        facts.use(.assumed)
      }
      y += setting.look.titleOffset.vertical
      // Nobody has published how UIKit moves a title that an appearance offsets.
      if setting.look.titleOffset != .zero { facts.use(.assumed) }
      facts.use(title.confidence)
      facts.use(figures[.itemHeight].confidence)
      if setting.environment.textSize != .large {
        facts.use(figures[.greatestTextScale].confidence)
      }
      appendLine(
        title, .title, line(of: title, y: top + y), isHidden: hidesTitle, room: room.available,
        facts.confidence, to: &buffer, parent)
      y += metrics.lineHeight
    } else {
      if let height = below.shownHeight { y = (itemHeight - height) / 2 }
      // Before iOS 26 an item that has a title with attributes alone has none.
      if bar.stack.item?[.attributedTitle] != nil {
        buffer.append(LaidOutView(name: .title, parent: parent, type: .label, frame: nil))
      }
    }
    switch below {
    case .nothing: break
    case .line(let line, let isShown):
      appendLine(
        line, .subtitle, isShown ? self.line(of: line, y: top + y) : nil, isHidden: hidesTitle,
        room: room.available, .assumed, to: &buffer, parent)
    case .view(let view, let size, let isShown):
      let first = buffer.views.count
      appendView(view, .subtitleView, size, y: top + y, to: &buffer, parent)
      if !isShown || hidesTitle { buffer.hide(from: first) }
    }
  }

  private func appendView(
    _ view: Element<ViewDescription>, _ name: ViewName, _ size: Size, y: Double,
    to buffer: inout LayoutBuffer, _ parent: Int32
  ) {
    let width = min(size.width, room.available)
    let frame = Rectangle(
      x: room.x(of: width), y: y, width: width, height: min(size.height, itemHeight))
    let index = buffer.views.count
    layOut(
      view, at: place.inside(frame, name: name, parent: parent), setting.context, into: &buffer)
    buffer.set(squeeze(of: frame, needed: size.width, room: room.available), of: index)
  }

  /// What there was for something in the middle of the bar, where that is less than it needs or not in the middle.
  private func squeeze(of frame: Rectangle, needed: Double, room: Double) -> Squeeze? {
    let offset = frame.x + frame.width / 2 - place.frame.width / 2
    // Titles are rounded to whole pixels; less than a point does not count as off centre.
    let isOff = self.room.alignment == .middle && abs(offset) >= 1
    guard needed > room || isOff else { return nil }
    return Squeeze(available: room, needed: needed, offCentre: isOff ? offset : 0)
  }

  /// Where a line of the title is: title and subtitle move together, and the narrower one is in the middle of the
  /// wider one, or begins with it.
  private func line(of title: UIKitLabel, y: Double) -> Rectangle {
    let width = min(title.width, room.available)
    let both = min(max(titleWidth, width), room.available)
    let rest = both - width
    let half = (rest / 2).rounded(toPixelsOf: setting.environment.scale)
    let inset =
      switch room.alignment {
      case .middle: isMirrored ? rest - half : half
      case .left: 0.0
      case .right: rest
      }
    return Rectangle(
      x: room.x(of: both) + inset + setting.look.titleOffset.horizontal, y: y, width: width,
      height: title.metrics.lineHeight)
  }

  private func appendLine(
    _ title: UIKitLabel, _ name: ViewName, _ frame: Rectangle?, isHidden: Bool, room: Double,
    _ confidence: Confidence, to buffer: inout LayoutBuffer, _ parent: Int32
  ) {
    var details = ViewDetails(isHidden: isHidden && frame != nil)
    if let frame {
      let line = Rectangle(x: 0, y: 0, width: frame.width, height: frame.height)
      details.text = title.shown(in: line, setting.context)
      details.confidence = confidence
      if !isHidden {
        details.squeeze = squeeze(of: frame, needed: title.width, room: room)
      }
    }
    buffer.append(
      LaidOutView(name: name, parent: parent, type: .label, frame: frame, details: details))
  }
}

/// What is below a title; only bars of glass show it.
private enum Below {
  case nothing
  case line(UIKitLabel, isShown: Bool)
  case view(Element<ViewDescription>, Size, isShown: Bool)

  init(_ stack: StackItem, _ setting: BarSetting, _ width: Double, _ height: Double) {
    let isShown = setting.figures.hasGlass
    if let view = stack.item?[.subtitleView] {
      let size = fit(view, in: Size(width: width, height: height), setting.context)
      self = .view(view, size, isShown: isShown)
    } else if let label = stack.subtitleLabel(setting) {
      self = .line(label, isShown: isShown)
    } else {
      self = .nothing
    }
  }

  /// How high it is where it shows.
  var shownHeight: Double? {
    switch self {
    case .line(let label, isShown: true): label.metrics.lineHeight
    case .view(_, let size, isShown: true): size.height
    case .line, .view, .nothing: nil
    }
  }
}

extension StackItem {
  /// The line below the title; `nil` if there is none, or a view in its place.
  func subtitleLabel(_ setting: BarSetting) -> UIKitLabel? {
    guard item?[.subtitleView] == nil, let line = subtitle else { return nil }
    let font = setting.font(.subtitleFontSize, .regular)
    return line.label(font, setting.look.subtitle, setting.context)
  }
}
