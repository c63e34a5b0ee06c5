import BarJSON

/// A text to write, which is made piece by piece while it is written, so that it is never whole in memory.
struct OutputText {
  /// Makes the text: calls its argument with one piece after the other.
  let produce: (@escaping (UnsafeRawBufferPointer) -> Void) -> Void
  /// Whether a line break follows it.
  var endsLine = true

  init(_ produce: @escaping (@escaping (UnsafeRawBufferPointer) -> Void) -> Void) {
    self.produce = produce
  }

  /// Exactly these bytes.
  init(_ bytes: [UInt8]) {
    produce = { sink in bytes.withUnsafeBytes(sink) }
    endsLine = false
  }

  /// The same text, made at once: it can be handed to another thread.
  var whole: OutputText {
    var bytes: [UInt8] = []
    produce { bytes += $0 }
    var text = OutputText(bytes)
    text.endsLine = endsLine
    return text
  }

  /// The same JSON, with escapes for what a terminal would obey.
  var visibleJSON: OutputText {
    var bytes: [UInt8] = []
    produce { bytes += $0 }
    var text = OutputText(JSONText.visible(bytes))
    text.endsLine = endsLine
    return text
  }

  /// Writes several texts to an open file, each on lines of its own.
  static func write(_ texts: [OutputText], to descriptor: Int32) throws(FileError) {
    for text in texts { try text.write(to: descriptor) }
  }

  /// Writes the text and a line break to an open file; after an error the rest is made and dropped.
  func write(to descriptor: Int32) throws(FileError) {
    var failure: FileError?
    produce { piece in
      if failure != nil { return }
      do throws(FileError) { try barc.write(piece, to: descriptor) } catch { failure = error }
    }
    if let failure { throw failure }
    if endsLine { try barc.write([UInt8(ascii: "\n")], to: descriptor) }
  }
}
