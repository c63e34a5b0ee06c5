import BarCatalog
import BarCompiler
import BarJSON
import BarLayout

/// How a header is drawn.
extension LayoutIRWriter {
  /// A shadow changes while people scroll: how dark or how high it is stands in the states of the header.
  func headerStyle(
    _ view: LaidOutView, _ colors: MaterialColors, in views: [LaidOutView], _ style: inout Style
  ) {
    let header = view.object < 0 ? nil : Element<MDCFlexibleHeaderView>(tape, at: view.object)
    if let header { viewStyle(header.head, &style) }
    style.background = colors.background(ofHeader: view).word
    let color = header.flatMap { colorWord($0, MDCFlexibleHeaderView.id(.shadowColor)) }
    if views.contains(where: { $0.name == .headerStackView }) {
      // An app bar's layer derives its shadow from its elevation.
      style.shadow = color.map { DrawnShadow(color: $0) }
    } else {
      style.shadow = DrawnShadow(color: color ?? black, shape: .header)
      style.elevation = header?[.elevation]
    }
  }

  /// Both controllers that have a hairline have its color under one id.
  func hairlineStyle(_ view: LaidOutView, _ style: inout Style) {
    let header = Element<MDCFlexibleHeaderViewController>(tape, at: view.object)
    style.background =
      colorWord(header, MDCFlexibleHeaderViewController.id(.hairlineColor)) ?? black
  }
}

extension LayoutIRWriter {
  /// Writes what a header does to the content below it, if it does something.
  mutating func content(_ header: HeaderLayout) {
    if header.topLayoutGuide == nil, header.additionalTopInset == nil,
      header.adjustedContentInset == nil
    {
      return
    }
    json.raw(",\"content\":{")
    var commas = Commas()
    if let guide = header.topLayoutGuide {
      commas.next("topLayoutGuide", &json)
      json.number(guide)
    }
    if let inset = header.additionalTopInset {
      commas.next("additionalSafeAreaInsets", &json)
      insets(Insets(top: inset, left: 0, bottom: 0, right: 0))
    }
    if let inset = header.adjustedContentInset {
      commas.next("adjustedContentInset", &json)
      insets(inset)
    }
    json.byte(UInt8(ascii: "}"))
  }

  /// Writes a header at rest, and at every offset of the scroll views that it follows.
  mutating func states(_ header: HeaderLayout) {
    json.raw(",\"rest\":")
    state(header.rest)
    if header.scroll.isEmpty { return }
    json.raw(",\"scroll\":[")
    for (index, state) in header.scroll.enumerated() {
      if index > 0 { json.byte(comma) }
      self.state(state, withFrames: true)
    }
    json.byte(UInt8(ascii: "]"))
  }

  private mutating func state(_ state: HeaderState, withFrames: Bool = false) {
    json.byte(UInt8(ascii: "{"))
    var commas = Commas()
    if let offset = state.offset {
      commas.next("offset", &json)
      json.number(offset)
    }
    commas.next("header", &json)
    rectangle(state.frame)
    json.raw(",\"phase\":")
    json.name(state.phase.phase.spelling)
    json.raw(",\"phaseValue\":")
    json.number(state.phase.value)
    json.raw(",\"phasePercentage\":")
    json.number(state.phase.fraction)
    json.raw(",\"shift\":")
    json.number(state.shift)
    json.raw(",\"shadowIntensity\":")
    json.number(state.shadowIntensity)
    json.raw(",\"shadowOpacity\":")
    json.number(state.shadowOpacity)
    if let elevation = state.elevation {
      json.raw(",\"elevation\":")
      json.number(elevation)
    }
    json.raw(",\"hidden\":")
    json.raw(state.isHidden ? "true" : "false")
    if let inset = state.contentInsetTop {
      json.raw(",\"contentInsetTop\":")
      json.number(inset)
    }
    if let inset = state.indicatorInsetTop {
      json.raw(",\"scrollIndicatorInsetTop\":")
      json.number(inset)
    }
    json.raw(",\"statusBarHidden\":")
    json.raw(state.isStatusBarHidden ? "true" : "false")
    if withFrames { frames(state.frames) }
    json.byte(UInt8(ascii: "}"))
  }

  private mutating func frames(_ frames: [MovedView]) {
    json.raw(",\"frames\":{")
    for (index, moved) in frames.enumerated() {
      if index > 0 { json.byte(comma) }
      json.byte(UInt8(ascii: "\""))
      json.integer(moved.index)
      json.raw("\":")
      rectangle(moved.frame)
    }
    json.byte(UInt8(ascii: "}"))
  }
}
