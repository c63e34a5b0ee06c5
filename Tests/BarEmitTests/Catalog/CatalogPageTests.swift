import BarEmit
import Foundation
import TestSupport
import Testing

/// The pages of `barc explain`: for each `Fixtures/explain/NAME.txt` what is said of that name.
@Suite struct CatalogPageTests {
  static let names =
    (try? SchemaValidator.files(in: "Tests/BarEmitTests/Fixtures/explain", ending: [".txt"]))?
    .map { String($0.lastPathComponent.dropLast(4)) } ?? []

  @Test func thereArePages() { #expect(Self.names.count >= 5) }

  @Test(arguments: names) func page(name: String) {
    let page = CatalogPage.bytes(of: CatalogSubject.find(name), isColored: false)
    let file = "Tests/BarEmitTests/Fixtures/explain/\(name).txt"
    #expect(Golden.difference(of: page, fromGenerated: file) == nil)
  }

  /// A name of several properties is a question.
  @Test func whatSeveralHaveIsListed() {
    let page = String(
      decoding: CatalogPage.bytes(of: CatalogSubject.find("style"), isColored: false),
      as: UTF8.self)
    #expect(page.hasPrefix("More than one has this name; ask for one of them:\n\n"))
    #expect(page.contains("  UIBarButtonItem.style"))
    #expect(page.contains("  UINavigationItem.style"))
  }

  /// Color is all that a terminal adds.
  @Test func colorsGoAround() {
    let subjects = CatalogSubject.find("UIBarButtonItem.width")
    let colored = String(
      decoding: CatalogPage.bytes(of: subjects, isColored: true), as: UTF8.self)
    let plain = String(decoding: CatalogPage.bytes(of: subjects, isColored: false), as: UTF8.self)
    #expect(colored.hasPrefix("\u{1B}[1mUIBarButtonItem.width\u{1B}[0m\n"))
    var stripped = colored
    for sequence in ["\u{1B}[1m", "\u{1B}[34m", "\u{1B}[0m"] {
      stripped = stripped.replacing(sequence, with: "")
    }
    #expect(stripped == plain)
  }
}
