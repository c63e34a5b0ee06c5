import BarCatalog
import BarEmit
import Testing

@Suite struct CatalogSubjectTests {
  private func found(_ word: String) -> [String] {
    CatalogSubject.find(word).map { subject in
      switch subject {
      case .type(let type): "type \(type.name)"
      case .enumeration(let name): "enumeration \(name.name)"
      case .property(let types, let entry):
        "\(entry.name) of " + types.map { "\($0.name)" }.joined(separator: ", ")
      }
    }
  }

  @Test(arguments: BarType.allCases) func typesAndTheirPropertiesAreFound(type: BarType) {
    #expect(found("\(type.name)") == ["type \(type.name)"])
    for entry in type.entries {
      #expect(found("\(type.name).\(entry.name)") == ["\(entry.name) of \(type.name)"])
    }
  }

  @Test(arguments: EnumerationName.allCases) func enumerationsAreFound(name: EnumerationName) {
    #expect(found("\(name.name)") == ["enumeration \(name.name)"])
    #expect(found("\(name.name).\(name.spelling(0))") == ["enumeration \(name.name)"])
    #expect(found("\(name.name).nothing") == [])
  }

  @Test func otherSpellingsAreFound() {
    #expect(found("uibarbuttonitem") == ["type UIBarButtonItem"])
    #expect(found("uibarbuttonitem.enabled") == ["isEnabled of UIBarButtonItem"])
    #expect(found("titleAlignment") == ["titleAlignment of MDCNavigationBar"])
    #expect(found("navigationItem.prompt") == ["prompt of UINavigationItem"])
    #expect(
      found("navigationItem.rightBarButtonItem.style") == ["style of UIBarButtonItem"])
    #expect(found("title.prompt").isEmpty)
    #expect(found("").isEmpty)
    #expect(found(".").isEmpty)
    #expect(found("UIBarButtonItem.").isEmpty)
    #expect(found("nothing").isEmpty)
  }

  /// One declaration that several types inherit is one answer; others are told apart.
  @Test func whatSeveralTypesInheritIsOne() {
    #expect(
      found("semanticContentAttribute").contains {
        $0.contains("MDCButtonBar") && $0.contains("MDCNavigationBar")
      })
    #expect(found("style").contains("style of UIBarButtonItem"))
    #expect(found("style").count > 1)
  }
}
