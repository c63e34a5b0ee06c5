import BarCatalog
import CatalogTables
import Testing

struct SpellingTests {
  private func find(_ text: String) -> Spelling? {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.flatMap { Spelling.find($0, buffer.count) }
    }
  }

  private func name(_ type: BarType) -> String { "\(type.name)" }

  @Test func everySpellingIsFoundUnderItsIDAndPlace() throws {
    let catalog = try CatalogSources.read()
    #expect(catalog.types.map(\.name) == BarType.allCases.map(name))
    for (declared, type) in zip(catalog.types, BarType.allCases) {
      let properties = catalog.properties(of: declared)
      #expect(Int(type.propertyCount) == properties.count)
      for (place, property) in properties.enumerated() {
        let place = UInt8(place)
        let spelling = try #require(find(property.name), "\(property.name)")
        #expect(type.place(spelling.number) == place, "\(declared.name).\(property.name)")
        #expect(type.place(ofID: spelling.id) == place)
        #expect(type.shape(at: place).id == spelling.id)
        #expect("\(type.propertyName(at: place))" == property.name)
        #expect(String(decoding: spelling.bytes, as: UTF8.self) == property.name)
        #expect(Spelling(id: spelling.id) == spelling)
        #expect("\(type.entry(at: place).objectiveC)" == property.objectiveC ?? "")
        guard let other = property.objectiveC else { continue }
        let objectiveC = try #require(find(other), "\(other)")
        #expect(type.place(objectiveC.number) == 255)
        #expect(type.swiftPlace(forObjectiveC: objectiveC.number) == place)
      }
    }
  }

  @Test func idsOfSpellingsDiffer() {
    var ids: Set<UInt16> = []
    var numbers = 0
    for type in BarType.allCases {
      for entry in type.entries { ids.insert(entry.id) }
    }
    for id in UInt16.min...UInt16.max where Spelling(id: id) != nil { numbers += 1 }
    #expect(numbers == Spelling.count)
    #expect(ids.count <= Spelling.count)
    #expect(!ids.contains(0))
  }

  /// Texts that differ from a spelling in bytes that the hash does not look at, or in length.
  @Test(arguments: [
    "", "t", "titel", "titlf", "titles", "leftBarButtonItemz", "leftBarButtonXtems",
    "accessibilityIdentifies", "TITLE", "title\u{0}",
    "aNameThatIsMuchLongerThanAnySpellingThatTheCatalogHasOrCouldHave",
  ])
  func otherTextsAreNotFound(text: String) {
    #expect(find(text) == nil)
  }

  /// Each spelling with one byte changed, at every position: none is taken for a spelling by its hash alone.
  @Test func aChangedByteIsNoticed() throws {
    let catalog = try CatalogSources.read()
    let names = Set(catalog.types.flatMap(catalog.properties(of:)).map(\.name))
    for name in names {
      for position in name.utf8.indices {
        let changed =
          String(name[..<position]) + "~" + String(name[name.utf8.index(after: position)...])
        #expect(find(changed) == nil, "\(changed)")
      }
    }
  }

  @Test func aSpellingOfAnotherTypeHasNoPlace() throws {
    let screens = try #require(find("screens"))
    #expect(BarType.uiBarButtonItem.place(screens.number) == 255)
    #expect(BarType.uiBarButtonItem.swiftPlace(forObjectiveC: screens.number) == 255)
    #expect(BarType.uiBarButtonItem.place(ofID: screens.id) == 255)
  }

  @Test func aPropertyIsItsOwnKey() throws {
    let title = try #require(find("title"))
    #expect(UIBarButtonItem.id(.title) == title.id)
    #expect(MDCNavigationBar.id(.title) == title.id)
    #expect(MDCNavigationBar.id(.isHidden) == find("isHidden")?.id)
  }
}
