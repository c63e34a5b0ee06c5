#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A language server in a process of its own, and an editor's side of the pipes.
///
/// A class, because it is one process, which ends with it.
final class EditorSession {
  private let process: pid_t
  private let input: Int32
  private let output: Int32
  private var buffer: [UInt8] = []
  private var requestCount = 0
  private var version = 1
  private static let uri = "file:///benchmark.bars.yaml"

  /// Starts the server, and opens a text.
  init(_ program: String, text: String) throws(BenchmarkFailure) {
    var toServer: [Int32] = [0, 0]
    var fromServer: [Int32] = [0, 0]
    guard pipe(&toServer) == 0, pipe(&fromServer) == 0 else {
      throw BenchmarkFailure(message: "cannot make a pipe")
    }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, toServer[0], STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, fromServer[1], STDOUT_FILENO)
    for end in toServer + fromServer { posix_spawn_file_actions_addclose(&actions, end) }
    let command = [program, "lsp", "--isolated"]
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    var environment: [UnsafeMutablePointer<CChar>?] = [nil]
    var child = pid_t()
    let result = posix_spawn(&child, program, &actions, nil, arguments, &environment)
    close(toServer[0])
    close(fromServer[1])
    process = child
    input = toServer[1]
    output = fromServer[0]
    guard result == 0 else { throw BenchmarkFailure(message: "cannot start \(program)") }
    _ = try call("initialize", #"{"processId":null,"rootUri":null,"capabilities":{}}"#)
    try notify("initialized", "{}")
    try notify(
      "textDocument/didOpen",
      """
      {"textDocument":{"uri":"\(Self.uri)","languageId":"yaml","version":1,"text":\(Self.quoted(text))}}
      """)
    try awaitDiagnostics()
  }

  deinit {
    close(input)
    close(output)
    var status: Int32 = 0
    waitpid(process, &status, 0)
  }

  /// Types a text at a place, and waits for what is found then; the seconds that takes.
  func type(_ text: String, line: Int, character: Int) throws(BenchmarkFailure) -> Double {
    version += 1
    let place = #"{"line":\#(line),"character":\#(character)}"#
    let start = Self.now
    try notify(
      "textDocument/didChange",
      """
      {"textDocument":{"uri":"\(Self.uri)","version":\(version)},"contentChanges":\
      [{"range":{"start":\(place),"end":\(place)},"text":\(Self.quoted(text))}]}
      """)
    try awaitDiagnostics()
    return Self.now - start
  }

  /// Asks something about a place, and waits for the answer; the seconds that takes.
  func ask(_ method: String, line: Int, character: Int) throws(BenchmarkFailure) -> Double {
    let start = Self.now
    let answer = try call(
      "textDocument/\(method)",
      """
      {"textDocument":{"uri":"\(Self.uri)"},"position":{"line":\(line),"character":\(character)}}
      """)
    if answer.contains(#""result":null"#) || !answer.contains(#""result":"#) {
      throw BenchmarkFailure(message: "no answer to \(method): \(answer.prefix(200))")
    }
    return Self.now - start
  }

  // MARK: Messages

  private func call(_ method: String, _ parameters: String) throws(BenchmarkFailure) -> String {
    requestCount += 1
    try send(
      #"{"jsonrpc":"2.0","id":\#(requestCount),"method":"\#(method)","params":\#(parameters)}"#)
    while true {
      let body = try receive()
      if body.contains(#""id":\#(requestCount),"#) { return body }
    }
  }

  private func notify(_ method: String, _ parameters: String) throws(BenchmarkFailure) {
    try send(#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(parameters)}"#)
  }

  private func awaitDiagnostics() throws(BenchmarkFailure) {
    while true {
      let body = try receive()
      if body.contains("publishDiagnostics"), body.contains(#""version":\#(version),"#) { return }
    }
  }

  private func send(_ body: String) throws(BenchmarkFailure) {
    let bytes = Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8)
    let isSent = bytes.withUnsafeBytes { bytes -> Bool in
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = UnsafeRawBufferPointer(rebasing: rest)
        let count = write(input, piece.baseAddress, piece.count)
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
    guard isSent else { throw BenchmarkFailure(message: "the server takes nothing more") }
  }

  private func receive() throws(BenchmarkFailure) -> String {
    let blank = Array("\r\n\r\n".utf8)
    while true {
      if let end = buffer.indices.first(where: { buffer[$0...].starts(with: blank) }) {
        let header = String(decoding: buffer[..<end], as: UTF8.self)
        let length = Int(header.drop { !$0.isNumber }) ?? 0
        let body = end + blank.count
        if buffer.count >= body + length {
          let text = String(decoding: buffer[body..<body + length], as: UTF8.self)
          buffer.removeFirst(body + length)
          return text
        }
      }
      var piece = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(output, &piece, piece.count)
      guard count > 0 else { throw BenchmarkFailure(message: "the server has ended") }
      buffer += piece[..<count]
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
