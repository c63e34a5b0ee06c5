import BarServer
import Testing

/// Messages come out of a stream whole, however they are cut, and after whatever is none.
@Suite struct MessageReaderTests {
  private func frames(_ pieces: [String]) -> [MessageReader.Frame] {
    var reader = MessageReader()
    var frames: [MessageReader.Frame] = []
    for piece in pieces {
      reader.append(Array(piece.utf8))
      while let frame = reader.next() { frames.append(frame) }
    }
    return frames
  }

  private func body(_ text: String) -> MessageReader.Frame { .body(Array(text.utf8)) }

  @Test(arguments: [
    "Content-Length: 2\r\n\r\n{}",
    "content-length:2\r\n\r\n{}",
    "CONTENT-LENGTH:   2  \r\n\r\n{}",
    "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: 2\r\n\r\n{}",
    "Content-Length: 2\r\nContent-Type: application/vscode-jsonrpc; charset=utf8\r\n\r\n{}",
    "Content-Length: 2\n\n{}",
    "X-Other: Content-Length\r\nContent-Length: 2\r\n\r\n{}",
  ])
  func readsHeadersOfAnyForm(text: String) {
    #expect(frames([text]) == [body("{}")])
    #expect(frames([text + text]) == [body("{}"), body("{}")])
    #expect(frames(text.map { String($0) }) == [body("{}")])
    for cut in text.indices.dropFirst() {
      #expect(frames([String(text[..<cut]), String(text[cut...])]) == [body("{}")])
    }
  }

  @Test func readsEmptyAndLongBodies() {
    #expect(
      frames(["Content-Length: 0\r\n\r\n", "Content-Length: 1\r\n\r\n7"]) == [body(""), body("7")])
    let long = String(repeating: "é", count: 100_000)
    #expect(frames(["Content-Length: 200000\r\n\r\n" + long]) == [body(long)])
  }

  /// What is no header is told once, and what follows is read.
  @Test(arguments: [
    "hello\r\n\r\n", "Content-Length: -1\r\n\r\n", "Content-Length: two\r\n\r\n",
    "Content-Length:\r\n\r\n", "Content-Length: 99999999999999999999\r\n\r\n",
    "{\"jsonrpc\": \"2.0\"}\r\n\r\n", "\r\n\r\n", "\n\n\n\n",
    "a: b\r\n\r\nc: d\r\n\r\ne: f\r\n\r\n",
  ])
  func dropsWhatIsNone(garbage: String) {
    let message = "Content-Length: 2\r\n\r\n{}"
    #expect(frames([message + garbage + message]) == [body("{}"), .garbage, body("{}")])
    #expect(
      frames((message + garbage + message).map { String($0) }) == [
        body("{}"), .garbage, body("{}"),
      ])
  }

  /// A body that is longer than its header says is read up to there; the rest does no harm to what follows.
  @Test func findsTheNextHeaderBehindWhatIsTooLong() {
    let message = "Content-Length: 2\r\n\r\n{}"
    #expect(frames([message + "trailing" + message]) == [body("{}"), .garbage, body("{}")])
    let noise = String(repeating: "x", count: 50_000)
    #expect(frames([noise, message]) == [.garbage, body("{}")])
  }
}
