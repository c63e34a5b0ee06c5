import BarCatalog
import BarText

/// Files that a configuration names by their paths.
extension Analysis {
  /// How many folders above that of the text may have what it extends.
  private static var mostLevels: Int { 4 }

  /// Configurations to extend, those in the folder of the text first, then those in the folders above it; or baselines, which
  /// are beside the text.
  func paths(
    _ context: CaretContext, _ slot: Slot, _ namesAbove: (Int) -> [String]
  ) -> [Completion] {
    let insertion = Insertion(ofValueAt: context.place, inList: false)
    let own = source.path.split(separator: "/").last.map(String.init) ?? ""
    let isExtended = slot.isOf(Configuration.property(.extends))
    return (0...(isExtended ? Self.mostLevels : 0)).flatMap { level in
      let folder = String(repeating: "../", count: level)
      return namesAbove(level).filter { name in
        isExtended
          ? TextForm.isConfigurationName(Array(name.utf8)) && (level > 0 || name != own)
          : name.hasSuffix(".json") && !name.hasSuffix(".bars.json")
      }.map { name in
        insertion.completion(folder + name, .reference, insertion.scalar(folder + name))
      }
    }
  }
}
