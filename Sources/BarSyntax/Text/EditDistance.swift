/// The number of insertions, removals and replacements between two short texts; `limit` if it is not below that.
func editDistance(
  _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>, limit: Int
) -> Int {
  if abs(left.count - right.count) >= limit || max(left.count, right.count) > 64 { return limit }
  var row = Array(0...right.count)
  for (index, byte) in left.enumerated() {
    var diagonal = row[0]
    row[0] = index + 1
    for column in 0..<right.count {
      let replaced = diagonal + (byte == right[column] ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
    }
  }
  return min(row[right.count], limit)
}
