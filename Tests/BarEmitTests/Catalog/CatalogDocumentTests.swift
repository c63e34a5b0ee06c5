import BarCatalog
import BarEmit
import BarJSON
import Foundation
import Testing

@Suite struct CatalogDocumentTests {
  private struct Document: Decodable {
    struct Property: Decodable {
      let name: String
      let sentence: String
      let source: String
    }
    struct ObjectType: Decodable {
      let name: String
      let properties: [Property]
    }
    struct Enumeration: Decodable {
      struct Case: Decodable { let name: String }
      let name: String
      let cases: [Case]
    }
    struct Named: Decodable { let id: String }
    let types: [ObjectType]
    let enumerations: [Enumeration]
    let devices: [Named]
  }

  @Test func everythingIsInIt() throws {
    let bytes = JSONText.bytes(of: CatalogDocument.document)
    let document = try JSONDecoder().decode(Document.self, from: Data(bytes))
    #expect(document.types.map(\.name) == BarType.allCases.map { "\($0.name)" })
    for (type, written) in zip(BarType.allCases, document.types) {
      #expect(written.properties.map(\.name) == type.entries.map { "\($0.name)" })
    }
    #expect(document.enumerations.map(\.name) == EnumerationName.allCases.map { "\($0.name)" })
    for (name, written) in zip(EnumerationName.allCases, document.enumerations) {
      #expect(written.cases.map(\.name) == (0..<name.count).map { "\(name.spelling($0))" })
    }
    #expect(document.devices.map(\.id) == Device.all.map(\.id))
  }

  @Test func itIsTheSameEveryTime() {
    #expect(
      JSONText.bytes(of: CatalogDocument.document) == JSONText.bytes(of: CatalogDocument.document))
  }
}
