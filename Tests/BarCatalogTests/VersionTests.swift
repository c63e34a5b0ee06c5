import BarCatalog
import Testing

@Suite struct VersionTests {
  @Test(
    arguments: [
      ("15.0", 15, 0), ("26", 26, 0), ("17.4", 17, 4), ("17.4.1", 17, 4), ("007.10", 7, 10),
      ("9999.9999", 9999, 9999),
    ] as [(String, UInt32, UInt32)])
  func reads(_ text: String, _ major: UInt32, _ minor: UInt32) {
    #expect(Version(text) == Version(major, minor))
  }

  @Test(arguments: [
    "", ".", "15.", ".4", "15..1", "1.2.3.4", "-1", "+1", " 15", "15 ", "15,0", "iOS 15", "1e1",
    "12345", "15.12345", "١٥",
  ])
  func refuses(_ text: String) {
    #expect(Version(text) == nil)
  }

  @Test func ordersByNumberNotByText() {
    #expect(Version(9) < Version(15))
    #expect(Version(17, 4) < Version(17, 10))
    #expect(Version(18, 6) < Version(26))
    #expect(Version(26).spelling == "26.0")
  }

  @Test(arguments: [
    (Version(18, 6), true), (Version(26, 5), true), (Version(27, 1), true),
    (Version(19), false), (Version(25, 9), false), (Version(27, 2), false),
    (Version(28), false), (Version(1), false),
  ])
  func knowsWhichVersionsExist(_ version: Version, _ exists: Bool) {
    #expect(KnownVersions.exists(version) == exists)
  }

  @Test func confidenceIsOrdered() {
    #expect(min(Confidence.exact, .estimate) == .estimate)
    #expect(min(Confidence.assumed, .estimate) == .assumed)
  }
}
