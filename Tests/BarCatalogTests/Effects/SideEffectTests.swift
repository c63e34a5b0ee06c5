import BarCatalog
import Testing

struct SideEffectTests {
  @Test func everyEntryIsListed() throws {
    #expect(try declaredNames(of: "SideEffect", in: "Effects").count == SideEffect.all.count)
    #expect(try declaredNames(of: "Preset", in: "Effects").count == Preset.all.count)
  }

  /// Each cause and each result is a property of its type, and the effect is named after a property.
  @Test func namesExist() {
    for effect in SideEffect.all {
      for assignment in effect.causes + [effect.precondition, effect.result].compactMap({ $0 }) {
        #expect(assignment.type.place(ofID: assignment.id) != 255)
      }
      #expect(Spelling(id: effect.name) != nil)
      #expect("\(effect.source)".hasPrefix("components/"))
    }
    for preset in Preset.all {
      #expect(preset.result.type.place(ofID: preset.result.id) != 255)
      #expect("\(preset.source)".hasPrefix("components/"))
    }
  }

  /// What is set is no default, or nothing would be seen of it.
  @Test func resultsAreNoDefaults() {
    for result in SideEffect.all.map(\.result) + Preset.all.map(\.result) {
      let facts = result.type.facts(at: result.type.place(ofID: result.id))
      #expect(result.word != nil)
      #expect(result.word != facts.initialWord, "\(facts.name)")
    }
  }

  /// An effect has an end: nothing that it gives leads back to its cause.
  @Test func effectsDoNotGoRound() {
    for first in SideEffect.all {
      var reached = [first.result]
      for _ in SideEffect.all {
        reached += SideEffect.all.filter { effect in
          effect.causes.contains { cause in reached.contains { isMet(cause, by: $0) } }
        }.map(\.result)
      }
      #expect(!first.causes.contains { cause in reached.contains { isMet(cause, by: $0) } })
    }
  }

  private func isMet(_ cause: Assignment, by result: Assignment) -> Bool {
    cause.matches(result.type, result.id, result.word ?? 0)
  }

  /// The flags that a stack of app bars presets; the controller that it moves is the pushed one.
  @Test func stacksPresetSixProperties() {
    let presets = Preset.all.filter { $0.integration == .appBarNavigationController }
    let names = presets.map { "\($0.result.type.propertyName(at: place(of: $0.result)))" }
    #expect(
      names == [
        "disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever",
        "topLayoutGuideViewController", "isTopLayoutGuideAdjustmentEnabled",
        "inferTopSafeAreaInsetFromViewController", "minMaxHeightIncludesSafeArea",
        "observesTrackingScrollViewScrollEvents",
      ])
  }

  private func place(of assignment: Assignment) -> UInt8 {
    assignment.type.place(ofID: assignment.id)
  }
}
