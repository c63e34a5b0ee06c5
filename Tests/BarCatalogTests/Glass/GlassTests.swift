import BarCatalog
import Testing

struct GlassTests {
  /// How many members the advice was found to be about, accessors counted one by one.
  ///
  /// `merged` are accessors that share a stem with another one.
  private static let counts: [(name: String, members: Int, merged: Int)] = [
    ("nav-no-background", 11, 1), ("nav-no-tint", 3, 0), ("item-color", 1, 0),
    ("item-background-color", 4, 1), ("done-to-prominent", 1, 0), ("done-appearance", 2, 0),
    ("bordered", 1, 0), ("search-inline", 1, 0), ("title-text", 2, 0), ("title-position", 1, 0),
    ("legacy-customizations", 11, 1), ("shadow", 3, 0), ("toolbar-no-background", 9, 0),
    ("toolbar-direct", 1, 0), ("split-glass", 4, 0), ("delegate", 2, 0), ("subviews", 1, 0),
  ]

  @Test func everyAdviceIsListed() throws {
    #expect(GlassAdvice.all.map { "\($0.name)" } == Self.counts.map(\.name))
    #expect(try declaredNames(of: "GlassAdvice", in: "Glass").count == GlassAdvice.all.count)
    #expect(try declaredNames(of: "GlassFact", in: "Glass").count == GlassFact.all.count)
  }

  @Test func everyMemberIsThere() {
    for (advice, count) in zip(GlassAdvice.all, Self.counts) {
      let others = "\(advice.others)".split(separator: "\n").count
      #expect(advice.properties.count + others == count.members - count.merged, "\(count.name)")
      for property in advice.properties {
        #expect(property.type.place(ofID: property.id) != 255, "\(count.name)")
      }
    }
  }

  @Test func everyAdviceIsExplained() {
    for advice in GlassAdvice.all {
      #expect("\(advice.sentence)".hasSuffix("."), "\(advice.name)")
      #expect("\(advice.sources)" != "", "\(advice.name)")
      #expect(("\(advice.instead)" == "") == (advice.verdict == .allowed), "\(advice.name)")
      for text in ["\(advice.note)", "\(advice.uncertainty)"] where text != "" {
        #expect(text.hasSuffix("."), "\(advice.name)")
      }
    }
    for fact in GlassFact.all {
      #expect("\(fact.sentence)".hasSuffix("."))
      #expect("\(fact.sources)" != "")
    }
  }

  /// SDK, system and key decide together.
  @Test(arguments: [
    (sdk: 18, key: false, active: [false, false, false]),
    (sdk: 18, key: true, active: [false, false, false]),
    (sdk: 26, key: false, active: [false, true, true]),
    (sdk: 26, key: true, active: [false, false, false]),
    (sdk: 27, key: false, active: [false, true, true]),
    (sdk: 27, key: true, active: [false, false, true]),
  ])
  func isActive(sdk: Int, key: Bool, active: [Bool]) {
    let found = [18, 26, 27].map {
      LiquidGlass.isActive(os: Version($0), sdk: Version(UInt32(sdk)), requiresCompatibility: key)
    }
    #expect(found == active)
  }

  @Test func conditionsHoldWhereTheySay() {
    func holds(_ condition: GlassAdvice.Condition, _ os: Version, key: Bool) -> Bool {
      condition.holds(os: os, sdk: Version(26), requiresCompatibility: key)
    }
    #expect(holds(.always, Version(12), key: true))
    #expect(holds(.from(Version(13)), Version(13), key: true))
    #expect(!holds(.from(Version(13)), Version(12, 4), key: false))
    #expect(holds(.built, Version(26, 1), key: true))
    #expect(!holds(.built, Version(18), key: false))
    #expect(holds(.glass, Version(26, 1), key: false))
    #expect(!holds(.glass, Version(26, 1), key: true))
  }
}
