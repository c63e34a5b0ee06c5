import Foundation

/// A folder of its own, in which the built `barc` runs as a user would run it.
///
/// A class, because it is one folder on the disk, which goes when the test is over.
final class Shell {
  struct Result {
    let status: Int32
    let output: String
    let errors: String
  }

  let folder: URL

  init(_ files: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("barc-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Runs `barc` with these arguments.
  func barc(_ arguments: [String]) throws -> Result {
    try Self.launch(Self.binary, arguments, in: folder, "", [:])
  }

  /// Runs `barc` with these arguments.
  func barc(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) throws -> Result {
    try Self.launch(Self.binary, arguments, in: folder, input, environment)
  }

  /// Runs `barc` and sends it a signal after some seconds; whether that ended it.
  func kill(_ arguments: [String], with signal: Int32, after delay: TimeInterval) throws -> Bool {
    let process = Process()
    process.executableURL = Self.binary
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    Thread.sleep(forTimeInterval: delay)
    Foundation.kill(process.processIdentifier, signal)
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal
  }

  /// Runs a line of shell in which `$BARC` is the program.
  func line(_ line: String) throws -> Result {
    try Self.launch(
      URL(fileURLWithPath: "/bin/sh"), ["-c", line], in: folder, "", ["BARC": Self.binary.path])
  }

  /// Whether programs can be run as somebody who may nearly nothing.
  static let canBeNobody: Bool =
    (try? launch(
      URL(fileURLWithPath: "/usr/bin/setpriv"),
      ["--reuid=65534", "--clear-groups", "test", "-x", binary.path], in: URL(fileURLWithPath: "/"),
      "", [:]))?.status == 0

  /// Runs `barc` as that somebody.
  func nobody(_ arguments: String...) throws -> Result { try nobody(arguments) }

  /// Runs `barc` as that somebody.
  func nobody(_ arguments: [String]) throws -> Result {
    try Self.launch(
      URL(fileURLWithPath: "/usr/bin/setpriv"),
      ["--reuid=65534", "--clear-groups", Self.binary.path] + arguments, in: folder, "", [:])
  }

  /// Whether calls of the system can be listed.
  static let canTrace: Bool = (try? Shell().line("strace -qq -o /dev/null true"))?.status == 0

  /// The path of the program.
  static var program: String { binary.path }

  /// The folder of the program, which has its shared libraries where it is not static.
  static var programs: String {
    binary.resolvingSymlinksInPath().deletingLastPathComponent().path
  }

  func write(_ text: String, to path: String) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func text(of path: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  /// The names in the folder, hidden ones too.
  var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
  }

  /// The program is built beside the bundle that this test is in.
  private static let binary: URL = {
    if let path = ProcessInfo.processInfo.environment["BARC_BINARY"] {
      return URL(fileURLWithPath: path)
    }
    let starts = [Bundle.main.executableURL, URL(fileURLWithPath: CommandLine.arguments[0])]
    for start in starts + Bundle.allBundles.map(\.bundleURL) {
      guard var folder = start?.resolvingSymlinksInPath() else { continue }
      while folder.path != "/" {
        folder.deleteLastPathComponent()
        let candidate = folder.appendingPathComponent("barc")
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: candidate.path, isDirectory: &isFolder),
          !isFolder.boolValue
        {
          return candidate
        }
      }
    }
    return URL(fileURLWithPath: ".build/debug/barc")
  }()

  private static func launch(
    _ program: URL, _ arguments: [String], in folder: URL, _ input: String,
    _ environment: [String: String]
  ) throws -> Result {
    let process = Process()
    let (standardInput, output, errors) = (Pipe(), Pipe(), Pipe())
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = environment.merging(["PATH": "/usr/bin:/bin"]) { $1 + ":" + $0 }
    process.standardInput = standardInput
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    standardInput.fileHandleForWriting.write(Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    let outputText = output.fileHandleForReading.readDataToEndOfFile()
    let errorText = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      status: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: String(decoding: outputText, as: UTF8.self),
      errors: String(decoding: errorText, as: UTF8.self))
  }
}

/// Descriptions that every version of the pipeline must judge alike.
enum Sample {
  static let good = """
    barc: 1
    toolkit: mdc
    screens:
      inbox:
        navigationItem: {title: Inbox, rightBarButtonItem: {title: Edit, action: edit}}
        navigationBar: {}

    """
  /// A hard error: the language version is missing.
  static let bad = """
    toolkit: mdc
    screens: {}

    """
}
