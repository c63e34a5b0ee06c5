/// The number of single edits (insert, delete, replace, swap neighbours) that turn one word into another, in UTF-8 bytes.
///
/// Optimal string alignment: no byte is edited twice. Time is the product of the lengths, so
/// callers bound them; `NearestName` does.
package func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  guard !left.isEmpty else { return right.count }
  guard !right.isEmpty else { return left.count }
  // Row i holds the distances from the first i bytes of `left` to each prefix of `right`.
  var twoBefore = [Int](repeating: 0, count: right.count + 1)
  var before = [Int](0...right.count)
  var row = twoBefore
  for leftIndex in 1...left.count {
    row[0] = leftIndex
    for rightIndex in 1...right.count {
      let isEqual = left[leftIndex - 1] == right[rightIndex - 1]
      var distance = min(
        before[rightIndex] + 1, row[rightIndex - 1] + 1, before[rightIndex - 1] + (isEqual ? 0 : 1))
      if leftIndex > 1, rightIndex > 1, left[leftIndex - 1] == right[rightIndex - 2],
        left[leftIndex - 2] == right[rightIndex - 1]
      {
        distance = min(distance, twoBefore[rightIndex - 2] + 1)
      }
      row[rightIndex] = distance
    }
    let spare = twoBefore
    twoBefore = before
    before = row
    row = spare
  }
  return before[right.count]
}
