import BarCatalog
import BarCompiler
import BarLayout

extension LayoutIRWriter {
  /// For each view of a bar the layout whose words it has, by its index; -1 for views that VoiceOver passes over.
  ///
  /// That is the first layout, but a bar of UIKit may show and say something only in a later one, such as a title that is a
  /// large one in the first.
  func speakers(of bar: Int, in layout: ScreenLayout) -> [Int] {
    guard let first = layout.layouts.firstIndex(where: { $0.bar == bar }) else { return [] }
    let shown = layout.layouts[first]
    var speakers = shown.views.map { isSpoken($0, in: shown.views) ? first : -1 }
    if shown.source == nil { return speakers }
    for position in speakers.indices {
      let later = layout.layouts.indices.dropFirst(first).first { index in
        let other = layout.layouts[index]
        return other.bar == bar && other.views[position].frame != nil
          && isSpoken(other.views[position], in: other.views)
      }
      if let later { speakers[position] = later }
    }
    return speakers
  }

  private func isSpoken(_ view: LaidOutView, in views: [LaidOutView]) -> Bool {
    ReadingOrder.isSpoken(view) { view in
      let words = words(of: view, in: views)
      return words.label != nil || words.traits.bits != 0
    }
  }
}
