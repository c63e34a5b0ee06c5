import BarCatalog
import CatalogTables
import Testing

struct EnumerationTests {
  private func number(_ text: String, in name: EnumerationName) -> UInt8? {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.flatMap { name.caseNumber($0, buffer.count) }
    }
  }

  @Test func everyCaseIsFoundUnderItsNumber() throws {
    let catalog = try CatalogSources.read()
    #expect(catalog.enumerations.map(\.name) == EnumerationName.allCases.map { "\($0.name)" })
    for (declared, name) in zip(catalog.enumerations, EnumerationName.allCases) {
      #expect(Int(name.count) == declared.cases.count)
      for (position, spelling) in declared.cases.enumerated() {
        #expect(number(spelling, in: name) == UInt8(position), "\(name.name).\(spelling)")
        #expect("\(name.spelling(UInt8(position)))" == spelling)
        #expect(number(spelling + "x", in: name) == nil)
      }
      #expect("\(name.spelling(name.count))" == "")
      #expect(number("", in: name) == nil)
    }
  }

  @Test func numbersAreRawValues() {
    #expect(
      number("stop", in: .uiBarButtonItemSystemItem) == UIBarButtonItemSystemItem.stop.rawValue)
    #expect(number("default", in: .barMetrics) == BarMetrics.default.rawValue)
    #expect(number("systemGray6", in: .systemColor) == SystemColor.systemGray6.rawValue)
    #expect(number("stop", in: .barMetrics) == nil)
  }

  @Test func fixedColorsHaveComponents() {
    #expect(SystemColor.white.components == 0xFFFF_FFFF)
    #expect(SystemColor.clear.components == 0)
    #expect(SystemColor.orange.components == 0xFF80_00FF)
    #expect(SystemColor.label.components == nil)
  }
}
