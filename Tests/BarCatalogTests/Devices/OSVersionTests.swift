import BarCatalog
import Testing

@Suite struct OSVersionTests {
  @Test(
    arguments: [
      ("15.0", 15, 0), ("26", 26, 0), ("17.4", 17, 4), ("17.4.1", 17, 4), ("007.10", 7, 10),
      ("9999.9999", 9999, 9999),
    ] as [(String, UInt16, UInt16)])
  func reads(_ text: String, _ major: UInt16, _ minor: UInt16) {
    #expect(OSVersion(text) == OSVersion(major, minor))
  }

  @Test(arguments: [
    "", ".", "15.", ".4", "15..1", "1.2.3.4", "-1", "+1", " 15", "15 ", "15,0", "iOS 15", "1e1",
    "12345", "15.12345", "١٥",
  ])
  func refuses(_ text: String) {
    #expect(OSVersion(text) == nil)
  }

  @Test func ordersByNumberNotByText() {
    #expect(OSVersion(9) < OSVersion(15))
    #expect(OSVersion(17, 4) < OSVersion(17, 10))
    #expect(OSVersion(18, 6) < OSVersion(26))
    #expect(OSVersion(26).spelling == "26.0")
  }

  @Test(arguments: [
    (OSVersion(18, 6), true), (OSVersion(26, 5), true), (OSVersion(27, 1), true),
    (OSVersion(19), false), (OSVersion(25, 9), false), (OSVersion(27, 2), false),
    (OSVersion(28), false), (OSVersion(1), false),
  ])
  func knowsWhichVersionsExist(_ version: OSVersion, _ exists: Bool) {
    #expect(KnownVersions.exists(version) == exists)
  }

  @Test(
    arguments: [(12, 8), (14, 9), (15, 9), (16, 11), (17, 12), (18, 12), (26, 12), (27, 15)]
      as [(UInt16, UInt16)])
  func anSDKReachesBack(_ sdk: UInt16, _ oldest: UInt16) {
    #expect(KnownVersions.oldestDeploymentTarget(sdk: OSVersion(sdk, 1)) == OSVersion(oldest))
  }

  @Test func confidenceIsOrdered() {
    #expect(min(Confidence.exact, .estimate) == .estimate)
    #expect(min(Confidence.assumed, .estimate) == .assumed)
  }
}
