import BarCatalog
import BarCompiler

extension BarUse {
  /// The bar as it is while an object of it has another value of a property; `nil` if the description has none.
  ///
  /// - Parameter word: The word of the value on the tape.
  func layingOut<Owner: BarObject, Value>(
    _ word: UInt64, as property: Property<Owner, Value>, of element: Element<Owner>
  ) -> BarUse? {
    guard let index = element.index(of: property.id), tape[index].node >= 0 else { return nil }
    var stage = stage
    let layout = stage.layOut(screenNumber, only: BarKinds([bar.kind]), with: (index, word))
    guard let number = layout.bars.firstIndex(where: { $0.kind == bar.kind }),
      !layout.layouts.isEmpty
    else { return nil }
    return BarUse(
      stage: stage, screen: screen, screenNumber: screenNumber, screenHead: layout.head,
      bar: layout.bars[number], layouts: layout.layouts)
  }

  /// The layout in which another use of the bar has the same environment and surrounding as a layout of this one.
  func layout(in other: BarUse, like layout: Int) -> Int? {
    let own = layouts[layout]
    return other.layouts.indices.first {
      let candidate = other.layouts[$0]
      return candidate.environments.contains(own.environments[0])
        && candidate.surroundings.first?.flow == own.surroundings.first?.flow
        && candidate.surroundings.first?.back == own.surroundings.first?.back
    }
  }
}
