import BarCatalog
import BarLayout

/// How the text of a screen is measured: what the screen says, else the file, role by role.
struct FontChoice {
  private let system: FontModel
  private let button: FontModel?
  private let title: FontModel?

  init(own: Element<FontModels>?, of top: Element<FontModels>?) {
    func model(_ role: Property<FontModels, Element<FontModelDescription>?>) -> FontModel? {
      (own?[role] ?? top?[role]).map(FontModel.init)
    }
    system = model(.system) ?? .system
    button = model(.button)
    title = model(.title)
  }

  /// All that layout reads apart from the bar.
  func context(
    _ environment: LayoutEnvironment, _ texts: Texts, _ images: NamedImages, systemWords: Int
  ) -> LayoutContext {
    LayoutContext(
      environment: environment, systemFontModel: system, buttonFontModel: button,
      titleFontModel: title, texts: texts, images: images,
      systemWords: systemWords)
  }
}

extension FontModel {
  fileprivate init(_ description: Element<FontModelDescription>) {
    if let font = description[.fixed] {
      self = .fixed(
        advance: font[.advance] ?? 0, ascender: font[.ascender] ?? 0,
        descender: font[.descender] ?? 0)
    } else {
      self =
        switch description[.model] ?? .system {
        case .system: .system
        case .roboto: .roboto
        }
    }
  }
}
