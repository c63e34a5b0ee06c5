extension Array {
  /// The index of the first element of which a condition holds, or the count, by bisection.
  ///
  /// The condition holds of no element before that index, and of every one from there on.
  @inlinable package func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var lower = 0
    var upper = count
    while lower < upper {
      let middle = (lower + upper) / 2
      if holds(self[middle]) { upper = middle } else { lower = middle + 1 }
    }
    return lower
  }
}
