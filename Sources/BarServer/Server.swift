/// A language server: takes bytes from the client, and has bytes for it.
///
/// It is one loop: whoever runs it hands on what has come in with `receive`, then lets it `work`, one step at a time, and
/// sends what that answers. Between steps more may be received: so it knows what waits, and leaves undone what that makes
/// stale. It holds the open texts and what can be computed from them.
package struct Server {
  /// Where in its life the server is.
  enum Phase {
    /// Nothing but `initialize` is answered.
    case new
    case running
    /// Nothing but `exit` counts.
    case shutDown
    case over(isOrderly: Bool)
  }

  let world: World
  var phase = Phase.new
  var client = ClientCapabilities.none
  /// The process that started the server, if it said so: when it has gone, nobody needs the server.
  package internal(set) var parent: Int?
  /// The folders of the workspace.
  var folders: [[UInt8]] = []
  /// The open texts, in the order in which they were opened.
  var documents: [OpenDocument] = []
  var outbox = Outbox()
  /// How many texts, and changes of what is asked of them, there have been.
  var revision = 0
  /// How often what is asked of files has changed.
  var settingsRevision = 0
  /// What the configurations that are known say.
  var settings = SettingsMemory()
  /// Requests for the diagnostics of all files that are being answered.
  var workspacePulls: [WorkspacePull] = []
  private var reader = MessageReader()
  private var inbox = Inbox()
  private var isInputOver = false

  package init(_ world: World) { self.world = world }

  /// Takes what has come in.
  package mutating func receive(_ bytes: some Collection<UInt8>) {
    reader.append(bytes)
    while let frame = reader.next() {
      switch frame {
      case .body(let body): inbox.append(Message(body))
      case .garbage:
        inbox.append(.invalid(nil, ResponseError(.parseError, "a header without Content-Length")))
      }
    }
  }

  /// Takes notice that nothing comes in any more: the server's life is over when what has come is answered.
  package mutating func endInput() {
    isInputOver = true
    endIfNothingIsLeft()
  }

  private mutating func endIfNothingIsLeft() {
    guard isInputOver, inbox.isEmpty, !hasWorkspacePull else { return }
    if case .over = phase { return }
    phase = .over(isOrderly: isShutDown)
  }

  /// Whether there is something to do before more comes in.
  package var hasWork: Bool {
    if case .over = phase { return false }
    return !inbox.isEmpty || hasUnshownDocument || hasWorkspacePull
  }

  /// Whether the server's life ended as it should; nothing while it lives.
  package var isOrderlyEnd: Bool? {
    if case .over(let isOrderly) = phase { isOrderly } else { nil }
  }

  /// Handles the next message, or where none waits does a part of what nobody waits for; returns what is to be sent.
  package mutating func work() -> [UInt8] {
    if case .over = phase { return [] }
    if let message = inbox.next() {
      handle(message)
    } else if !showNextDocument() {
      continueWorkspacePull()
    }
    endIfNothingIsLeft()
    return outbox.take()
  }

  /// Whether changes of a text wait to be handled.
  func isOutdated(_ uri: String) -> Bool { inbox.changes(uri) }

  var isShutDown: Bool { if case .shutDown = phase { true } else { false } }

  private mutating func handle(_ message: Message) {
    switch message {
    case .request(let id, let call):
      if inbox.takeCancellation(of: id) { return outbox.respond(to: id, .failure(.cancelled)) }
      do throws(ResponseError) {
        if let answer = try answer(id, call) { outbox.respond(to: id, .success(answer)) }
      } catch {
        outbox.respond(to: id, .failure(error))
      }
    case .notification(let call):
      do throws(ResponseError) {
        // One that nobody knows is passed over.
        if let notification = try Notification(call, client.encoding) { try take(notification) }
      } catch {
        log("\(call.method): \(error.message)")
      }
    case .response: break
    case .invalid(let id, let error): outbox.respond(to: id, .failure(error))
    }
  }

  /// Tells people who look into what a server does.
  mutating func log(_ text: String) {
    if case .new = phase { return }
    outbox.log(text)
  }
}
