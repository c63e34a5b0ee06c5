package import BarCatalog

/// What the look of a bar of UIKit says of its texts.
package struct BarLook {
  package private(set) var title: Element<TextAttributes>?
  package private(set) var largeTitle: Element<TextAttributes>?
  package private(set) var subtitle: Element<TextAttributes>?
  package private(set) var largeSubtitle: Element<TextAttributes>?
  /// How far the title is moved, in points.
  private(set) var titleOffset = Offset.zero
  /// Whether the bar is the higher one with a prompt.
  let hasPrompt: Bool
  /// What stands in place of the chevron.
  private(set) var backIndicator: Element<ImageReference>?
  private var plain: Element<UIBarButtonItemAppearance>?
  private var prominent: Element<UIBarButtonItemAppearance>?
  private var back: Element<UIBarButtonItemAppearance>?

  /// - Parameter slot: The state of the bar; that at rest if left out.
  package init(
    of source: BarSource, in slot: AppearanceSlot? = nil, _ environment: LayoutEnvironment,
    _ tape: [Cell]
  ) {
    hasPrompt =
      !source.isToolbar && source.item >= 0
      && Element<UINavigationItem>(tape, at: source.item)[.prompt] != nil
    let slot = slot ?? source.slot(in: environment, tape)
    guard let found = source.look(in: slot, environment, tape) else {
      if source.bar >= 0, !source.isToolbar {
        readLegacy(Element(tape, at: source.bar), environment)
      }
      return
    }
    if source.isToolbar {
      let look = Element<UIToolbarAppearance>(word: found.cell.word, tape)
      plain = look[.buttonAppearance]
      prominent = look[.prominentButtonAppearance] ?? look[.doneButtonAppearance]
      return
    }
    let look = Element<UINavigationBarAppearance>(word: found.cell.word, tape)
    titleOffset = look[.titlePositionAdjustment] ?? .zero
    title = look[.titleTextAttributes]
    largeTitle = look[.largeTitleTextAttributes]
    subtitle = look[.subtitleTextAttributes]
    largeSubtitle = look[.largeSubtitleTextAttributes]
    plain = look[.buttonAppearance]
    prominent = look[.prominentButtonAppearance] ?? look[.doneButtonAppearance]
    back = look[.backButtonAppearance]
    if look[.backIndicatorTransitionMaskImage] != nil { backIndicator = look[.backIndicatorImage] }
  }

  /// Without an appearance: the bar's own properties from before iOS 13.
  private mutating func readLegacy(
    _ bar: Element<UINavigationBar>, _ environment: LayoutEnvironment
  ) {
    title = bar[.titleTextAttributes]
    largeTitle = bar[.largeTitleTextAttributes]
    titleOffset.vertical =
      bar.value(.titleVerticalPositionAdjustment, in: environment, hasPrompt: hasPrompt) ?? 0
    if bar[.backIndicatorTransitionMaskImage] != nil { backIndicator = bar[.backIndicatorImage] }
  }

  /// What buttons have that say nothing themselves, in their normal state.
  package func button(_ role: UIKitButtonRole) -> Element<UIBarButtonItemStateAppearance>? {
    appearance(of: role)?[.normal]
  }

  /// The same of buttons that cannot be pressed; what is not said of them is that of the normal state.
  package func disabledButton(_ role: UIKitButtonRole) -> Element<UIBarButtonItemStateAppearance>? {
    appearance(of: role)?[.disabled] ?? button(role)
  }

  private func appearance(of role: UIKitButtonRole) -> Element<UIBarButtonItemAppearance>? {
    switch role {
    case .plain: plain
    case .prominent: prominent
    case .back: back ?? plain
    }
  }
}
