package import BarCatalog

extension BarSource {
  /// The cell of the look that counts in a state, and the state that it is of; `nil` if nobody gives one.
  package func look(
    in slot: AppearanceSlot, _ environment: LayoutEnvironment, _ tape: [Cell]
  ) -> (cell: Cell, slot: AppearanceSlot)? {
    guard environment.os.major >= 13 else { return nil }
    return slot.look(item: item, bar: bar, tape).map { ($0.cell, $0.slot) }
  }

  /// The states that a bar may be in in an environment: which of both heights it has is the environment's.
  package func slots(in environment: LayoutEnvironment, _ tape: [Cell]) -> [AppearanceSlot] {
    let atRest = slot(in: environment, tape)
    let scrolled = AppearanceSlot(isLow: environment.verticalSizeClass == .compact, isAtEdge: false)
    return atRest == scrolled ? [scrolled] : [atRest, scrolled]
  }

  /// The color behind all that the bar shows in a state, with the cell that says so; `nil` if something shows
  /// through, where there is an image, and where bars are glass, which honor no background as they did before.
  ///
  /// An opaque look without a color of its own has that of the system's backgrounds.
  package func background(
    in slot: AppearanceSlot, _ environment: LayoutEnvironment, _ tape: [Cell]
  ) -> (color: Color, cell: Cell, owner: Int32)? {
    guard environment.look.major < 26 else { return nil }
    guard let found = look(in: slot, environment, tape) else {
      return slot.isAtEdge ? nil : legacyBackground(tape)
    }
    if slot.isAtEdge, !found.slot.isAtEdge { return nil }
    // Looks of both kinds of bars have these under the same ids.
    let look = Element<UINavigationBarAppearance>(word: found.cell.word, tape)
    if look[.backgroundImage] != nil { return nil }
    if let color = look[.backgroundColor], let cell = look.cell(.backgroundColor) {
      return (color, cell, look.head)
    }
    guard look[.configuration] == .opaque, let cell = look.cell(.configuration) else { return nil }
    return (.dynamic(.systemBackground), cell, look.head)
  }

  /// The color of the material behind all that the bar shows in a state, as far as it is known: that of the system's
  /// backgrounds; `nil` if content alone is behind it, or if somebody chose what is.
  package func material(
    in slot: AppearanceSlot, _ environment: LayoutEnvironment, _ tape: [Cell]
  ) -> Color? {
    guard environment.look.major < 26, !slot.isAtEdge else { return nil }
    let isUsual: Bool
    if let found = look(in: slot, environment, tape) {
      // Looks of both kinds of bars have these under the same ids.
      let look = Element<UINavigationBarAppearance>(word: found.cell.word, tape)
      isUsual =
        look.resolved(.configuration) == .default && look[.backgroundColor] == nil
        && look[.backgroundImage] == nil && look[.backgroundEffect] == nil
    } else if bar >= 0 {
      let bar = Element<UINavigationBar>(tape, at: bar)
      isUsual =
        bar.resolved(.barStyle) == .default && bar[.barTintColor] == nil
        && bar[.backgroundColor] == nil
        && bar.index(of: UINavigationBar.id(.backgroundImage)) == nil
    } else {
      isUsual = true
    }
    return isUsual ? .dynamic(.systemBackground) : nil
  }

  /// The bar's own properties from before iOS 13.
  private func legacyBackground(_ tape: [Cell]) -> (color: Color, cell: Cell, owner: Int32)? {
    if bar < 0 { return nil }
    // Bars of both kinds have these under the same ids.
    let bar = Element<UINavigationBar>(tape, at: bar)
    guard bar[.isTranslucent] == false, bar.index(of: UINavigationBar.id(.backgroundImage)) == nil,
      let color = bar[.barTintColor], let cell = bar.cell(.barTintColor)
    else { return nil }
    return (color, cell, bar.head)
  }

  /// The color of titles that nobody colors; `nil` if the bar is dark in a way of its own.
  package func titleColor(_ tape: [Cell]) -> Color? {
    let style = bar < 0 ? nil : Element<UINavigationBar>(tape, at: bar)[.barStyle]
    switch style {
    case .default, nil: return .dynamic(.label)
    case .black, .blackOpaque, .blackTranslucent: return nil
    }
  }
}
