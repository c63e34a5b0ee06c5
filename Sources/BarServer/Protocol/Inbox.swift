import BarJSON

/// Messages that have come and wait to be handled, in order, and what those further back say of those before them.
struct Inbox {
  private var messages: [Message] = []
  /// How many messages at the front have been taken.
  private var taken = 0
  /// The requests that wait, and of these the ones that nobody wants any more.
  private var waiting: Set<RequestID> = []
  private var cancelled: Set<RequestID> = []
  /// How many changes of each text wait.
  private var changes: [String: Int] = [:]

  var isEmpty: Bool { taken == messages.count }

  mutating func append(_ message: Message) {
    switch message {
    case .request(let id, _): waiting.insert(id)
    case .notification(let call) where call.method == Call.cancelRequest:
      if let id = call.parameters["id"].flatMap(RequestID.init), waiting.contains(id) {
        cancelled.insert(id)
      }
    case .notification(let call) where call.method == Call.didChange:
      if let uri = Self.uri(call) { changes[uri, default: 0] += 1 }
    case .notification, .response, .invalid: break
    }
    messages.append(message)
  }

  /// Takes the next message.
  mutating func next() -> Message? {
    if isEmpty { return nil }
    let message = messages[taken]
    taken += 1
    if isEmpty {
      messages.removeAll(keepingCapacity: true)
      taken = 0
    }
    switch message {
    case .request(let id, _): waiting.remove(id)
    case .notification(let call) where call.method == Call.didChange:
      if let uri = Self.uri(call), let count = changes[uri] {
        changes[uri] = count > 1 ? count - 1 : nil
      }
    case .notification, .response, .invalid: break
    }
    return message
  }

  /// Whether a request that has just been taken is not wanted any more.
  mutating func takeCancellation(of id: RequestID) -> Bool { cancelled.remove(id) != nil }

  /// Whether changes of a text wait.
  func changes(_ uri: String) -> Bool { changes[uri] != nil }

  private static func uri(_ call: Call) -> String? {
    call.parameters["textDocument"]?["uri"]?.string
  }
}
