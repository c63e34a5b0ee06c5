import BarCompiler

/// A document among those of its file.
///
/// One reference is counted for it, and not all that a document has.
struct DocumentPlace {
  private let documents: [Resolved]
  private let number: Int

  init(_ documents: [Resolved], _ number: Int) {
    self.documents = documents
    self.number = number
  }

  /// The document where it is, since copying it would count all of its references.
  var resolved: Resolved { _read { yield documents[number] } }
}
