/// A collection that is still open, or the document.
struct Frame {
  /// The collection; -1 for the document.
  var node: Int32 = -1
  /// Its anchor's entry, or -1.
  var anchor: Int32 = -1
  /// The longest way down among its children so far.
  var height: Int32 = 0
  /// The nodes that aliases had added when it began.
  var addedBefore: Int32 = 0
  /// Its `<<`, or -1.
  var mergeKey: Int32 = -1
  /// One bit for each key's hash: a bit that is met twice says that keys may be equal.
  var keyBits: UInt64 = 0
  var isMapping = false
  var isFlow = false
  var expectsKey = false
  var mayHaveDuplicates = false
}
