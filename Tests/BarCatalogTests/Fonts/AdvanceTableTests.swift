import BarCatalog
import Foundation
import Testing

/// The figures of one font as fontTools reads them: `Fixtures/advances.tsv`.
struct AdvanceFact: CustomTestStringConvertible {
  let table: String
  let unitsPerEm: Int?
  let glyphs: Int?
  let sum: Int?
  let samples: [(scalar: UInt32, advance: Int?)]
  var testDescription: String { table }

  static let all: [AdvanceFact] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/advances.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
    let scalars = (lines.first ?? []).dropFirst(4).compactMap { UInt32($0, radix: 16) }
    return lines.dropFirst().map { columns in
      AdvanceFact(
        table: columns[0], unitsPerEm: Int(columns[1]), glyphs: Int(columns[2]),
        sum: Int(columns[3]), samples: Array(zip(scalars, columns.dropFirst(4).map { Int($0) })))
    }
  }()

  static let tables: [String: AdvanceTable] = [
    "interRegular": .interRegular, "interMedium": .interMedium, "interSemiBold": .interSemiBold,
    "interBold": .interBold, "interDisplayRegular": .interDisplayRegular,
    "interDisplayMedium": .interDisplayMedium, "interDisplaySemiBold": .interDisplaySemiBold,
    "interDisplayBold": .interDisplayBold, "robotoRegular": .robotoRegular,
    "robotoMedium": .robotoMedium, "robotoBold": .robotoBold,
  ]
}

@Suite struct AdvanceTableTests {
  @Test func everyTableHasFigures() {
    #expect(Set(AdvanceFact.all.map(\.table)) == Set(AdvanceFact.tables.keys))
  }

  @Test(arguments: AdvanceFact.all) func figuresAreThoseOfTheFont(_ fact: AdvanceFact) throws {
    let table = try #require(AdvanceFact.tables[fact.table])
    #expect(table.unitsPerEm == fact.unitsPerEm)
    var glyphs = 0
    var sum = 0
    for value in 0..<AdvanceTable.scalarLimit {
      guard let scalar = Unicode.Scalar(value), let advance = table.advance(of: scalar) else {
        continue
      }
      glyphs += 1
      sum += advance
    }
    #expect(glyphs == fact.glyphs)
    #expect(sum == fact.sum)
    #expect(fact.samples.count == 15)
    for sample in fact.samples {
      let scalar = try #require(Unicode.Scalar(sample.scalar))
      #expect(table.advance(of: scalar) == sample.advance)
    }
  }

  @Test func beyondTheLimitThereIsNothing() {
    #expect(AdvanceTable.interRegular.advance(of: "\u{3000}") == nil)
    #expect(AdvanceTable.interRegular.advance(of: "\u{10FFFF}") == nil)
    #expect(AdvanceTable.interRegular.advance(of: "\u{2FFF}") == nil)
  }

  @Test func aTextIsTheSumOfItsScalars() {
    let table = AdvanceTable.robotoMedium
    let all = String(String.UnicodeScalarView((0..<128).compactMap { Unicode.Scalar($0) }))
    let each = all.unicodeScalars.reduce(0) { $0 + (table.advance(of: $1) ?? 0) }
    let upper = all.uppercased().unicodeScalars.reduce(0) { $0 + (table.advance(of: $1) ?? 0) }
    let bytes = Array(all.utf8)
    bytes.withUnsafeBytes { text in
      #expect(table.advance(ofASCII: text, uppercased: false) == each)
      #expect(table.advance(ofASCII: text, uppercased: true) == upper)
    }
    #expect(each != upper)
  }
}
