import BarCatalog
import Testing

@Suite struct OtherNameTests {
  private static let names = Set(
    BarType.allCases.flatMap { $0.entries.map { "\($0.name)" } })

  @Test func everyPropertyExists() {
    for other in OtherName.all {
      for property in other.properties {
        #expect(Self.names.contains("\(property)"), "\(other.name): \(property)")
      }
    }
  }

  @Test func everyNameStandsOnce() {
    let names = OtherName.all.map { "\($0.name)" }
    #expect(Set(names).count == names.count)
  }

  /// A name that stands for nothing anywhere helps nobody.
  @Test func everyNameIsOfUseSomewhere() {
    for other in OtherName.all {
      let types = BarType.allCases.filter { type in
        type.place(ofKey: other.name) == 255
          && other.properties.contains { type.place(ofKey: $0) != 255 }
      }
      #expect(!types.isEmpty, "\(other.name)")
    }
  }

  @Test(arguments: [
    (BarType.uiNavigationItem, "leadingBarButtonItems", "leftBarButtonItems"),
    (.uiNavigationItem, "navigationTitle", "title"),
    (.uiBarButtonItem, "contentDescription", "accessibilityLabel"),
    (.uiBarButtonItem, "onTap", "action"),
    (.mdcNavigationBar, "backBarButtonItem", "backItem"),
  ])
  func namesAreUnderstood(type: BarType, name: String, property: String) throws {
    let found = try #require(type.property(otherwise: Array(name.utf8)))
    #expect("\(found.property)" == property)
  }
}
