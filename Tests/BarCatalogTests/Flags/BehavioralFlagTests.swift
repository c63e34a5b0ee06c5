import BarCatalog
import Testing

@Suite struct BehavioralFlagTests {
  @Test func everyFlagIsListedOnce() throws {
    let declared = try declaredNames(of: "BehavioralFlag", in: "Flags")
    #expect(BehavioralFlag.all.count == declared.count)
    #expect(Set(BehavioralFlag.all.map { "\($0.name)" }).count == declared.count)
  }

  @Test func everyFlagIsAFlagOfItsOwners() {
    for flag in BehavioralFlag.all {
      #expect(!flag.owners.isEmpty)
      #expect(flag.entries.count == flag.owners.count, "\(flag.name)")
      for entry in flag.entries {
        #expect(entry.traits.contains(.flag), "\(flag.name)")
        #expect(!entry.initial.isEmpty, "\(flag.name)")
      }
    }
  }

  @Test func everyPropertyWithTheTraitIsAFlag() {
    for type in BarType.allCases {
      for entry in type.entries where entry.traits.contains(.flag) {
        let flag = BehavioralFlag.all.first { "\($0.name)" == "\(entry.name)" }
        #expect(flag?.owners.contains(type) == true, "\(type.name).\(entry.name)")
      }
    }
  }

  @Test func sentencesAreSentencesAndSourcesAreThere() {
    for flag in BehavioralFlag.all {
      #expect(!flag.sources.isEmpty, "\(flag.name)")
      let texts = [flag.reason] + flag.requirements + flag.conflicts + flag.sideEffects
      for text in texts.map({ "\($0)" }) {
        #expect(text.hasSuffix(".") && text.first?.isLowercase == false, "\(text)")
      }
    }
  }

  /// What is recommended is no default, or the advice would be empty.
  @Test func recommendedValuesDifferFromDefaults() throws {
    #expect(FlagValue.recommended.count == 2)
    for value in FlagValue.recommended {
      let flag = try #require(BehavioralFlag.all.first { "\($0.name)" == "\(value.name)" })
      #expect(flag.entries.first?.initial != "\(value.value)", "\(value.name)")
      guard case .value(let recommended) = flag.recommended else {
        Issue.record("\(value.name) is recommended and is not")
        continue
      }
      #expect("\(recommended)" == "\(value.value)")
      #expect(flag.basis == .documented)
    }
  }

  @Test func presetsHoldWhatIsRecommended() {
    let presets = FlagValue.presetByNavigationController
    #expect(presets.count == 6)
    for value in FlagValue.recommended {
      #expect(
        presets.contains { "\($0.name)" == "\(value.name)" && "\($0.value)" == "\(value.value)" })
    }
  }
}
