import BarCatalog
import Testing

struct ElementTests {
  /// A navigation bar with a color, insets, an alignment, keyed colors and two items.
  private static let tape: [Cell] = [
    Cell(word: 3, node: -1, id: UInt16(BarType.uiEdgeInsets.rawValue)),
    Cell(word: (8.0).bitPattern, node: 1, id: UIEdgeInsets.id(.top)),
    Cell(word: (-1.5).bitPattern, node: 2, id: UIEdgeInsets.id(.left)),
    Cell(word: (4.0).bitPattern, node: 3, id: UIEdgeInsets.id(.right)),
    // 4: an item, 6: an item, 7: the list of both
    Cell(word: 1, node: 10, id: UInt16(BarType.uiBarButtonItem.rawValue)),
    Cell(word: 0, node: 11, id: UIBarButtonItem.id(.isEnabled)),
    Cell(word: 0, node: 12, id: UInt16(BarType.uiBarButtonItem.rawValue)),
    Cell(word: 2, node: 13),
    Cell(word: 4, node: 10),
    Cell(word: 6, node: 12),
    // 10: colors by state
    Cell(word: 2, node: 20),
    Cell(word: 0x11, node: 21),
    Cell(word: 0x22, node: 22, key: AccessorKey.state(.highlighted).packed),
    // 13: the bar
    Cell(word: 5, node: 30, id: UInt16(BarType.mdcNavigationBar.rawValue)),
    Cell(word: Color.word(.systemBlue), node: 31, id: MDCNavigationBar.id(.tintColor)),
    Cell(word: 10, node: 32, id: MDCNavigationBar.id(.buttonsTitleColor)),
    Cell(word: 1, node: 33, id: MDCNavigationBar.id(.titleAlignment)),
    Cell(word: 0, node: 34, id: MDCNavigationBar.id(.titleInsets)),
    Cell(word: 7, node: 35, id: MDCNavigationBar.id(.leadingBarButtonItems)),
  ]

  private let bar = Element<MDCNavigationBar>(tape, at: 13)

  @Test func valuesHaveTheTypesOfTheirProperties() {
    #expect(bar[.titleAlignment] == .leading)
    #expect(bar[.tintColor] == .dynamic(.systemBlue))
    #expect(bar[.titleInsets] == Insets(top: 8, left: -1.5, bottom: 0, right: 4))
    #expect(bar[.hidesBackButton] == nil)
    #expect(bar.resolved(.hidesBackButton) == false)
    #expect(bar.resolved(.titleAlignment) == .leading)
    #expect(bar.cell(.titleAlignment)?.node == 33)
    #expect(bar.node == 30)
  }

  @Test func itemsAreElements() throws {
    let items = try #require(bar[.leadingBarButtonItems])
    #expect(items.map { $0.resolved(.isEnabled) } == [false, true])
    #expect(items.map(\.node) == [10, 12])
    #expect(List<Element<UIBarButtonItem>>.empty.isEmpty)
  }

  @Test func keyedValuesHaveStates() {
    #expect(bar[.buttonsTitleColor, .state(.normal)] == .components(0x11))
    #expect(bar[.buttonsTitleColor, .state(.highlighted)] == .components(0x22))
    #expect(bar[.buttonsTitleColor, .state(.disabled)] == nil)
    #expect(Keyed<Color>.empty.count == 0)
  }

  @Test func accessorKeysArePacked() {
    let key = AccessorKey(ControlState.disabled.rawValue, nil, BarMetrics.compact.rawValue)
    #expect(key[0] == ControlState.disabled.rawValue)
    #expect(key[1] == nil)
    #expect(key[2] == BarMetrics.compact.rawValue)
  }

  @Test func lengthsAreNumbersOrKeywords() {
    let keyword = Length<FitKeyword>(word: Length<FitKeyword>.word(keyword: 0), [])
    #expect(keyword.keyword == .fit)
    #expect(keyword.points == nil)
    let points = Length<FitKeyword>(word: (-2.5).bitPattern, [])
    #expect(points.points == -2.5)
    #expect(points.keyword == nil)
  }

  @Test func formsSayHowValuesAreWritten() {
    func form(_ type: BarType, _ name: String) -> ValueForm? {
      type.entries.first { "\($0.name)" == name }?.form
    }
    let items = form(.mdcNavigationBar, "leadingBarButtonItems")
    #expect(items?.kind == .element)
    #expect(items?.container == .list)
    #expect(items?.parameter == BarType.uiBarButtonItem.rawValue)
    #expect(items?.isOptional == true)
    let image = form(.uiBarButtonItem, "backgroundImage")
    #expect(image?.kind == .element)
    #expect(image?.isOptional == true)
    #expect(image?.firstKey == EnumerationName.controlState.rawValue)
    #expect(image?.secondKey == EnumerationName.uiBarButtonItemStyle.rawValue)
    #expect(image?.thirdKey == EnumerationName.barMetrics.rawValue)
    let screens = form(.description, "screens")
    #expect(screens?.container == .table)
    #expect(form(.description, "barc")?.kind == .integer)
    #expect(form(.uiBarButtonItem, "isEnabled")?.isOptional == false)
  }

  @Test func defaultsComeBackFromTheirWords() {
    func isKept<Value: DefaultValue & Equatable>(_ value: Value) -> Bool {
      Value(defaultWord: value.defaultWord) == value
    }
    #expect(isKept(true))
    #expect(isKept(-7))
    #expect(isKept(-2.5))
    #expect(isKept(Insets(top: 1, left: -2.25, bottom: 8_000, right: -8_000)))
    #expect(isKept(Size(width: 1_024.5, height: -0.25)))
    #expect(isKept(Offset(horizontal: -3, vertical: 0.75)))
    #expect(isKept(Point(x: 12, y: -1)))
    #expect(isKept(UIBarButtonItemStyle.prominent))
    #expect(isKept(Options<AccessibilityTrait>([.button, .toggleButton])))
  }
}
