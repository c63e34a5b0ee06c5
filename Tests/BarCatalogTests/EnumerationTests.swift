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

  /// What a case says for itself reads well, and a deprecated one says what to write.
  @Test(arguments: EnumerationName.allCases)
  func casesAreExplained(name: EnumerationName) {
    let cases = (0..<name.count).map { "\(name.spelling($0))" }
    for number in 0..<name.count {
      let sentence = "\(name.sentence(number))"
      let isSentence = sentence.hasSuffix(".") && sentence.first?.isUppercase == true
      #expect(sentence == "" || isSentence, "\(name.name).\(cases[Int(number)]): \(sentence)")
      let availability = name.availability(number)
      let (instead, renamed) = ("\(availability.instead)", "\(availability.renamed)")
      let isDeprecated = availability.ios.deprecated != 0 || availability.mdc.deprecated != 0
      #expect(!isDeprecated || instead != "", "\(cases[Int(number)])")
      if renamed != "" {
        #expect(cases.contains(renamed) && renamed != cases[Int(number)])
        #expect(instead.contains("`\(renamed)`"))
      }
    }
  }

  @Test(arguments: [
    (
      EnumerationName.uiBarButtonItemStyle, "bordered", Availability.from(2).deprecated(in: 8),
      "plain"
    ),
    (.uiBarButtonItemStyle, "done", .from(2).deprecated(in: 26), "prominent"),
    (.uiBarButtonItemStyle, "prominent", .from(26), ""),
    (.uiBarButtonItemStyle, "plain", .always, ""),
    (.uiBarButtonItemSystemItem, "writingTools", .from(18, 2), ""),
    (.uiBarButtonItemSystemItem, "pageCurl", .from(4).deprecated(in: 11), ""),
    (.uiNavigationItemLargeTitleDisplayMode, "inline", .from(17), ""),
    (.uiNavigationItemSearchBarPlacement, "inline", .from(16).deprecated(in: 26), "integrated"),
    (.uiBarStyle, "blackOpaque", .from(2).deprecated(in: 13), "black"),
    (.uiBlurEffectStyle, "systemChromeMaterial", .from(13), ""),
    (.fontTextStyle, "callout", .from(9), ""),
    (.systemColor, "systemMint", .from(15), ""),
    (.accessibilityTrait, "header", .from(6), ""),
  ])
  func casesHaveVersions(
    name: EnumerationName, spelling: String, ios: Availability, renamed: String
  ) throws {
    let availability = name.availability(try #require(number(spelling, in: name)))
    #expect(availability.ios == ios)
    #expect("\(availability.renamed)" == renamed)
  }

  @Test func fixedColorsHaveComponents() {
    #expect(SystemColor.white.components == 0xFFFF_FFFF)
    #expect(SystemColor.clear.components == 0)
    #expect(SystemColor.orange.components == 0xFF80_00FF)
    #expect(SystemColor.label.components == nil)
  }

  /// The only cases that Material has deprecated are those for which there is a rule of their own.
  @Test func materialDeprecatesOlderThemersAlone() {
    let names = EnumerationName.allCases.filter { name in
      (0..<name.count).contains { name.availability($0).mdc.deprecated != 0 }
    }
    #expect(names == [.appBarThemeVariant])
  }
}
