import BarJSON
import BarServer
import BarText
import Foundation
import TestSupport
import Testing

/// What clients send, and what they get: `NAME.jsonl` is one side of a session, `NAME.answers.jsonl` the other.
/// `README.md` beside them tells which were recorded, and after what the others are written.
@Suite struct SessionTests {
  static let names = [
    "neovim", "neovim-0.10", "neovim-0.12", "ale", "vscode", "helix", "helix-25.07", "eglot",
    "eglot-1.17", "eglot-1.19", "lsp-mode", "kate", "sublime", "zed",
  ]

  @Test(arguments: names)
  func everyRequestGetsItsAnswer(name: String) throws {
    let messages = try self.messages(of: name)
    #expect(messages.count > 10)
    var client = Client()
    var answers: [UInt8] = []
    // Diagnostics of all files wait for news.
    let pulls = messages.filter { $0["method"] == "workspace/diagnostic" }.compactMap { $0["id"] }
    var waiting: [JSONValue] = []
    for message in messages {
      let received = client.send(message)
      if let id = message["id"], message["method"] != nil { waiting.append(id) }
      for response in received where response.method == nil {
        #expect(waiting.contains { $0 == response.id }, "\(message): \(response)")
        waiting.removeAll { $0 == response.id }
        #expect(response.errorCode == nil, "\(message): \(response)")
      }
      #expect(waiting.allSatisfy(pulls.contains), "\(message)")
      for answer in received { answers += Self.line(answer.json) }
    }
    #expect(waiting.isEmpty)
    client.endInput()
    #expect(client.server.isOrderlyEnd == isOrderly(messages))
    #expect(Golden.difference(of: answers, from: "sessions/\(name).answers.jsonl") == nil)
  }

  /// The whole session at once: whatever is stale by then is left undone, and every request is answered all the same.
  @Test(arguments: names)
  func sessionsMayComeAllAtOnce(name: String) throws {
    let messages = try self.messages(of: name)
    var client = Client()
    let received = client.send(messages)
    let asked = messages.filter { $0["method"] != nil }.compactMap { $0["id"] }
    let answered = received.filter { $0.method == nil }.compactMap(\.id)
    // Diagnostics of all files come when nothing else waits.
    #expect(answered.count == asked.count && asked.allSatisfy(answered.contains), "\(answered)")
    client.endInput()
    #expect(client.server.isOrderlyEnd == isOrderly(messages))
  }

  /// Bytes may be cut anywhere.
  @Test(arguments: names)
  func sessionsMayComeInPieces(name: String) throws {
    let bytes = try messages(of: name).flatMap(Client.bytes)
    let asked = try messages(of: name).filter { $0["method"] != nil }.compactMap { $0["id"] }
    var generator = SeededGenerator(seed: 3)
    var client = Client()
    var received: [Client.Received] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = rest.prefix(Int.random(in: 1...200, using: &generator))
      rest = rest.dropFirst(piece.count)
      received += client.exchange(Array(piece))
    }
    let answered = received.filter { $0.method == nil }.compactMap(\.id)
    #expect(answered.count == asked.count && asked.allSatisfy(answered.contains), "\(answered)")
  }

  /// Whether a client says that it goes; Vim does not.
  private func isOrderly(_ messages: [JSONValue]) -> Bool {
    messages.contains { $0["method"] == "shutdown" }
  }

  private func messages(of name: String) throws -> [JSONValue] {
    let bytes = try #require(Golden.bytes(of: "sessions/\(name).jsonl"))
    return try bytes.split(separator: UInt8(ascii: "\n")).map { line in
      try JSONReader.read(Array(line)).get()
    }
  }

  private static func line(_ value: JSONValue) -> [UInt8] {
    var bytes: [UInt8] = []
    var json = JSONWriter { bytes += $0 }
    json.value(value)
    json.raw("\n")
    json.flush()
    return bytes
  }
}
