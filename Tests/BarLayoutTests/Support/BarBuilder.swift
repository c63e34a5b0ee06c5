import BarCatalog
import TestSupport

/// Puts the bars of a fixture on a tape. The form is that of the fixtures: properties of the toolkit, and sizes for images
/// and views.
struct BarBuilder {
  var tape = TapeBuilder()

  typealias Properties = [(id: UInt16, word: UInt64)]

  mutating func buttonBar(_ bar: JSON) -> UInt64 {
    var properties: Properties = []
    add(bar["uppercasesButtonTitles"], MDCButtonBar.id(.uppercasesButtonTitles), to: &properties)
    add(bar["buttonTitleBaseline"], MDCButtonBar.id(.buttonTitleBaseline), to: &properties)
    add(
      bar["semanticContentAttribute"], MDCButtonBar.id(.semanticContentAttribute),
      SemanticContentAttribute.self, to: &properties)
    if let font = bar["buttonTitleFontSize"] {
      let word = tape.keyed(self.font(size: font))
      properties.append((MDCButtonBar.id(.buttonsTitleFont), word))
    }
    add(
      bar["layoutPosition"], MDCButtonBar.id(.layoutPosition), MDCButtonBarLayoutPosition.self,
      to: &properties)
    if let items = bar["items"] {
      properties.append((MDCButtonBar.id(.items), list(items)))
    }
    return tape.element(.mdcButtonBar, properties)
  }

  mutating func navigationBar(_ bar: JSON) -> UInt64 {
    typealias Bar = MDCNavigationBar
    var properties: Properties = []
    add(
      bar["semanticContentAttribute"], Bar.id(.semanticContentAttribute),
      SemanticContentAttribute.self, to: &properties)
    add(bar["uppercasesButtonTitles"], Bar.id(.uppercasesButtonTitles), to: &properties)
    if let font = bar["buttonTitleFontSize"] {
      let word = tape.keyed(self.font(size: font))
      properties.append((Bar.id(.buttonsTitleFont), word))
    }
    if let font = bar["titleFontSize"] {
      let allowsAny: UInt64 = bar["allowAnyTitleFontSize"]?.boolean ?? true ? 1 : 0
      properties.append((Bar.id(.allowAnyTitleFontSize), allowsAny))
      properties.append((Bar.id(.titleFont), self.font(size: font)))
    }
    add(
      bar["titleAlignment"], Bar.id(.titleAlignment), MDCNavigationBarTitleAlignment.self,
      to: &properties)
    add(
      bar["titleViewLayoutBehavior"], Bar.id(.titleViewLayoutBehavior),
      MDCNavigationBarTitleViewLayoutBehavior.self, to: &properties)
    if let insets = bar["titleInsets"] {
      let word = tape.insets(
        Insets(
          top: insets["top"]?.number ?? 0, left: insets["left"]?.number ?? 0,
          bottom: insets["bottom"]?.number ?? 0, right: insets["right"]?.number ?? 0))
      properties.append((Bar.id(.titleInsets), word))
    }
    if let title = bar["title"] { properties.append((Bar.id(.title), text(title))) }
    if let view = bar["titleView"] { properties.append((Bar.id(.titleView), self.view(view))) }
    add(bar["hidesBackButton"], Bar.id(.hidesBackButton), to: &properties)
    add(
      bar["leadingItemsSupplementBackButton"], Bar.id(.leadingItemsSupplementBackButton),
      to: &properties)
    if let item = bar["backItem"] { properties.append((Bar.id(.backItem), self.item(item))) }
    if let items = bar["leadingBarButtonItems"] {
      properties.append((Bar.id(.leadingBarButtonItems), list(items)))
    }
    if let items = bar["trailingBarButtonItems"] {
      properties.append((Bar.id(.trailingBarButtonItems), list(items)))
    }
    return tape.element(.mdcNavigationBar, properties)
  }

  mutating func headerStackView(_ stack: JSON) -> UInt64 {
    var properties: Properties = []
    if let bar = stack["topBar"] {
      properties.append((MDCHeaderStackView.id(.topBar), view(bar)))
    }
    if let bar = stack["bottomBar"] {
      properties.append((MDCHeaderStackView.id(.bottomBar), view(bar)))
    }
    return tape.element(.mdcHeaderStackView, properties)
  }

  mutating func bottomAppBar(_ bar: JSON) -> UInt64 {
    typealias Bar = MDCBottomAppBarView
    var properties: Properties = []
    add(
      bar["semanticContentAttribute"], Bar.id(.semanticContentAttribute),
      SemanticContentAttribute.self, to: &properties)
    add(
      bar["floatingButtonPosition"], Bar.id(.floatingButtonPosition),
      MDCBottomAppBarFloatingButtonPosition.self, to: &properties)
    add(
      bar["floatingButtonVerticalOffset"], Bar.id(.floatingButtonVerticalOffset), to: &properties)
    add(
      bar["floatingButtonElevation"], Bar.id(.floatingButtonElevation),
      MDCBottomAppBarFloatingButtonElevation.self, to: &properties)
    add(bar["floatingButtonHidden"], Bar.id(.isFloatingButtonHidden), to: &properties)
    if let button = bar["floatingButton"] {
      var own: Properties = []
      add(
        button["shape"], MDCFloatingButton.id(.shape), MDCFloatingButtonShape.self, to: &own)
      properties.append((Bar.id(.floatingButton), tape.element(.mdcFloatingButton, own)))
    }
    if let items = bar["leadingBarButtonItems"] {
      properties.append((Bar.id(.leadingBarButtonItems), list(items)))
    }
    if let items = bar["trailingBarButtonItems"] {
      properties.append((Bar.id(.trailingBarButtonItems), list(items)))
    }
    return tape.element(.mdcBottomAppBarView, properties)
  }

  private mutating func view(_ view: JSON) -> UInt64 {
    typealias View = ViewDescription
    var properties: Properties = []
    switch view["component"]?.string {
    case "navigationBar": properties.append((View.id(.navigationBar), navigationBar(view)))
    case "buttonBar": properties.append((View.id(.buttonBar), buttonBar(view)))
    case "headerStackView": properties.append((View.id(.headerStackView), headerStackView(view)))
    default:
      add(view["width"], View.id(.width), to: &properties)
      add(view["height"], View.id(.height), to: &properties)
      add(view["sizing"], View.id(.sizing), ViewSizing.self, to: &properties)
      add(view["minHeight"], View.id(.minHeight), to: &properties)
      add(view["maxHeight"], View.id(.maxHeight), to: &properties)
      if view["intrinsicWidth"] == .null {
        let word = Length<NoneKeyword>.word(keyword: NoneKeyword.none.rawValue)
        properties.append((View.id(.intrinsicWidth), word))
      } else {
        add(view["intrinsicWidth"], View.id(.intrinsicWidth), to: &properties)
      }
    }
    return tape.element(.viewDescription, properties)
  }

  private mutating func list(_ items: JSON) -> UInt64 {
    let words = (items.array ?? []).map { item($0) }
    return tape.list(words)
  }

  private mutating func item(_ item: JSON) -> UInt64 {
    typealias Item = UIBarButtonItem
    var properties: Properties = []
    if let view = item["customView"] { properties.append((Item.id(.customView), self.view(view))) }
    if let title = item["title"] { properties.append((Item.id(.title), text(title))) }
    if let image = item["image"] {
      let size = tape.size(image["width"]?.number ?? 0, image["height"]?.number ?? 0)
      let element = tape.element(.imageReference, [(ImageReference.id(.size), size)])
      properties.append((Item.id(.image), element))
    }
    if let font = item["titleFontSize"] {
      let attributes = tape.element(
        .textAttributes, [(TextAttributes.id(.font), self.font(size: font))])
      properties.append((Item.id(.titleTextAttributes), tape.keyed(attributes)))
    }
    add(item["width"], Item.id(.width), to: &properties)
    return tape.element(.uiBarButtonItem, properties)
  }

  private mutating func text(_ text: JSON) -> UInt64 { tape.name(text.string ?? "") }

  private mutating func font(size: JSON) -> UInt64 {
    tape.element(
      .fontDescription, [(FontDescription.id(.size), (size.number ?? 0).bitPattern)])
  }

  private func add(_ value: JSON?, _ id: UInt16, to properties: inout Properties) {
    if let number = value?.number { properties.append((id, number.bitPattern)) }
    if let boolean = value?.boolean { properties.append((id, boolean ? 1 : 0)) }
  }

  private func add<Case: Enumeration>(
    _ value: JSON?, _ id: UInt16, _ type: Case.Type, to properties: inout Properties
  ) {
    guard let spelling = value?.string else { return }
    let number = Array(spelling.utf8).withUnsafeBufferPointer { bytes in
      bytes.baseAddress.flatMap { Case.enumeration.caseNumber($0, bytes.count) }
    }
    if let number { properties.append((id, UInt64(number))) }
  }
}
