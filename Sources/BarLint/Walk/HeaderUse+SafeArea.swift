import BarCatalog
import BarCompiler
import BarLayout

// Questions about a header and the safe area above it that more than one rule asks.

extension HeaderUse {
  /// A height that holds the safe area, where that leaves less than a row of the bar.
  struct LowRow {
    let cell: Cell
    let property: StaticString
    let height: Double
    /// What is left in points where it is least, and the environment in which it is.
    let room: Double
    let environment: String
  }

  /// The height of the header that leaves too little below the safe area; `nil` if none does.
  var lowRow: LowRow? {
    guard appBar != nil, heightsIncludeSafeArea, let (cell, name, height) = leastHeight else {
      return nil
    }
    // A height below that of a row is meant to show no row at all.
    guard height >= HeaderUse.rowHeight else { return nil }
    var worst: (room: Double, name: String)?
    for environment in place.environments {
      // Without inference the header reads the device's own window, so only windows at the top of the screen count.
      guard infersTopSafeArea || environment.window.touchesTopOfScreen else { continue }
      let room = height - environment.layout.safeArea.top
      if room < worst?.room ?? HeaderUse.rowHeight { worst = (room, environment.id) }
    }
    return worst.map {
      LowRow(cell: cell, property: name, height: height, room: $0.room, environment: $0.name)
    }
  }

  /// The height that the header has when it is smallest, and what says so.
  private var leastHeight: (Cell, StaticString, Double)? {
    guard let view else { return nil }
    let minimum = view[.minimumHeight]
    if let cell = view.cell(.maximumHeight), let maximum = view[.maximumHeight],
      minimum.map({ maximum < $0 }) ?? true
    {
      return (cell, "maximumHeight", maximum)
    }
    guard let cell = view.cell(.minimumHeight), let minimum else { return nil }
    return (cell, "minimumHeight", minimum)
  }

  /// An environment in which the header adds the safe area of the device to a window that does not reach it; `nil`
  /// if there is none.
  var environmentWithForeignSafeArea: Environment? {
    if infersTopSafeArea { return nil }
    return place.environments.first { environment in
      // A phone in landscape has no safe area at the top.
      let isSideways =
        environment.layout.idiom == .phone && environment.layout.verticalSizeClass == .compact
      return !environment.window.touchesTopOfScreen && !isSideways
        && environment.layout.safeArea.top == 0
    }
  }
}
