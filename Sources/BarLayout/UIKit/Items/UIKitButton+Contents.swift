import BarCatalog

/// What an item shows in a button that UIKit makes of it.
extension UIKitButton {
  /// The title of an item, or the word that UIKit has for it; `nil` if it shows a glyph or nothing.
  static func label(
    _ item: Element<UIBarButtonItem>, _ role: UIKitButtonRole, _ setting: BarSetting
  ) -> UIKitLabel? {
    if let system = item[.systemItem] {
      guard let word = SystemWord(system, look: setting.environment.look) else { return nil }
      let isBold = role == .prominent || word == .done
      return UIKitLabel(
        word, setting.buttonFont(isBold: isBold),
        attributes(item, role, setting), setting.context)
    }
    return item[.title].map { label(item, setting.context.shown($0), role, setting) }
  }

  static func label(
    _ item: Element<UIBarButtonItem>, _ name: Name, _ role: UIKitButtonRole, _ setting: BarSetting
  ) -> UIKitLabel {
    UIKitLabel(
      name, setting.buttonFont(isBold: role == .prominent),
      attributes(item, role, setting), setting.context.buttonFontModel, setting.context)
  }

  /// The attributes of a title: those of the item count whole.
  private static func attributes(
    _ item: Element<UIBarButtonItem>, _ role: UIKitButtonRole, _ setting: BarSetting
  ) -> Element<TextAttributes>? {
    item[.titleTextAttributes, .state(.normal)] ?? setting.look.button(role)?[.titleTextAttributes]
  }

  static func titleOffset(
    _ item: Element<UIBarButtonItem>, _ role: UIKitButtonRole, _ setting: BarSetting
  ) -> Offset {
    item.value(
      .titlePositionAdjustment, in: setting.environment, hasPrompt: setting.look.hasPrompt)
      ?? setting.look.button(role)?[.titlePositionAdjustment] ?? .zero
  }

  static func space(_ item: Element<UIBarButtonItem>) -> Kind? {
    if item[.customView] != nil { return nil }
    if let space = item[.space] { return space.points == nil ? .flexibleSpace : .fixedSpace }
    switch item[.systemItem] {
    case .flexibleSpace: return .flexibleSpace
    case .fixedSpace: return .fixedSpace
    default: return nil
    }
  }

  static func spaceWidth(_ item: Element<UIBarButtonItem>) -> Double {
    item[.space]?.points ?? item[.width] ?? 0
  }

  /// A phone that is held sideways shows another image if there is one.
  static func image(
    _ item: Element<UIBarButtonItem>, _ environment: LayoutEnvironment
  ) -> (reference: Element<ImageReference>, insets: Insets)? {
    if item[.systemItem] != nil { return nil }
    if environment.idiom == .phone, environment.verticalSizeClass == .compact,
      let image = item[.landscapeImagePhone]
    {
      return (image, item.resolved(.landscapeImagePhoneInsets))
    }
    return item[.image].map { ($0, item.resolved(.imageInsets)) }
  }
}

extension MeasuredImage {
  /// A symbol of the system. Before bars were glass nobody has published the sizes of theirs; on glass a button with one
  /// has the least width (Vercantez/openuikit, iamcgn/swiftui-web).
  init(symbolIn setting: BarSetting) {
    self.init(size: Self.symbolSize(setting))
  }

  /// The same of one that has a name; what the description says of its size counts.
  init(symbol: Element<ImageReference>, _ setting: BarSetting) {
    self.init(symbol, setting.context, usualSize: Self.symbolSize(setting))
  }

  private static func symbolSize(_ setting: BarSetting) -> Size {
    setting.figures.hasGlass ? Size(width: 22, height: 22) : NamedImage.usualSize
  }
}
