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
  /// The head of the app bar that the screen has there; -1 of any other bar.
  var controller: Int32 = -1
  /// The head of the navigation bar of that app bar; -1 of any other bar.
  var navigationBar: Int32 = -1

  /// Parts surroundings by what is below the screen there.
  static func all(of surroundings: [Surrounding]) -> [BarSurroundings] {
    var all: [BarSurroundings] = []
    for surrounding in surroundings {
      if let same = all.firstIndex(where: { $0.surroundings[0].back == surrounding.back }) {
        all[same].surroundings.append(surrounding)
      } else {
        all.append(BarSurroundings(surroundings: [surrounding]))
      }
    }
    return all.isEmpty ? [BarSurroundings(surroundings: [])] : all
  }
}
