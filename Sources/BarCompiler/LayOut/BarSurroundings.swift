import BarCatalog

/// Flows in which a bar looks alike, because the same is below it.
struct BarSurroundings {
  /// Which back item the bar has.
  enum Back {
    /// The one that is set on it, if one is.
    case own
    /// The one of this head, which leads to the screen below.
    case shown(Int32)
    /// None; in other surroundings the one of this head.
    case missing(Int32)
  }

  /// Empty for a screen that no flow shows.
  var surroundings: [Surrounding]
  var back = Back.own
  /// Whether the stack has taken the bar off the screen.
  var isHidden = false

  /// Parts the surroundings of a screen by what is below it there, and by whether the stack hides the bar.
  static func all(
    of screen: ResolvedScreen, hidden: (ResolvedFlow) -> Bool, in flows: [ResolvedFlow]
  ) -> [BarSurroundings] {
    var all: [BarSurroundings] = []
    for surrounding in screen.surroundings {
      let isHidden = hidden(flows[surrounding.flow])
      let same = all.firstIndex {
        $0.surroundings[0].back == surrounding.back && $0.isHidden == isHidden
      }
      if let same {
        all[same].surroundings.append(surrounding)
      } else {
        all.append(BarSurroundings(surroundings: [surrounding], isHidden: isHidden))
      }
    }
    return all.isEmpty ? [BarSurroundings(surroundings: [])] : all
  }
}
