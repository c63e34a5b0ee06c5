package import Foundation

/// Judges files by a JSON Schema with `check-jsonschema`, a program that this project did not write.
package enum SchemaValidator {
  /// What a test says when it is skipped.
  package static let missing =
    "check-jsonschema is missing: python3 -m venv .build/python && .build/python/bin/pip install check-jsonschema"

  /// Whether the program is there: named by `BARC_CHECK_JSONSCHEMA`, in `.build/python`, or on the path.
  package static var isThere: Bool { program != nil }

  /// The checkout's root.
  package static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let program: URL? = {
    let environment = ProcessInfo.processInfo.environment
    let folders =
      [root.appendingPathComponent(".build/python/bin").path]
      + (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let paths =
      [environment["BARC_CHECK_JSONSCHEMA"]].compactMap { $0 }
      + folders.map { $0 + "/check-jsonschema" }
    return paths.first { FileManager.default.isExecutableFile(atPath: $0) }
      .map { URL(fileURLWithPath: $0) }
  }()

  /// What is wrong with files: by path, where and what; a file that is right is not in it.
  ///
  /// - Parameter schema: From the checkout's root.
  package static func failures(of files: [URL], schema: String) throws -> [String: [String]] {
    try failures(of: files, schema: root.appendingPathComponent(schema))
  }

  private static func failures(of files: [URL], schema: URL) throws -> [String: [String]] {
    let output = try run(
      ["--output-format", "json", "--schemafile", schema.path] + files.map(\.path))
    let report = try JSONDecoder().decode(Report.self, from: output)
    var failures: [String: [String]] = [:]
    for error in report.parse_errors ?? [] {
      failures[error.filename, default: []].append(error.message)
    }
    for error in report.errors ?? [] {
      let match = error.best_deep_match
      failures[error.filename, default: []].append(
        "\(match?.path ?? error.path ?? ""): \((match?.message ?? error.message).prefix(200))")
    }
    return failures
  }

  /// The members of a JSON list that a schema refuses, by their number.
  package static func refusedMembers(
    of list: URL, schema: URL
  ) throws -> [Int: String] {
    var refused: [Int: String] = [:]
    for failure in try failures(of: [list], schema: schema)[list.path] ?? [] {
      // A path begins with `$[12]`.
      let number = failure.split(separator: "[").dropFirst().first?.prefix { $0.isNumber }
      guard let number, let index = Int(number) else { continue }
      refused[index] = failure
    }
    return refused
  }

  /// Whether schemas are schemas; nil, or what is wrong.
  package static func problem(ofSchemas schemas: [String]) throws -> String? {
    let paths = schemas.map { root.appendingPathComponent($0).path }
    let output = try run(["--output-format", "json", "--check-metaschema"] + paths)
    let report = try JSONDecoder().decode(Report.self, from: output)
    return report.status == "ok" ? nil : String(decoding: output, as: UTF8.self)
  }

  /// Files of the checkout, in the order of their paths.
  package static func files(in folder: String, ending suffixes: [String]) throws -> [URL] {
    let folder = root.appendingPathComponent(folder)
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    guard let paths else { throw CocoaError(.fileNoSuchFile) }
    return paths.filter { path in suffixes.contains { path.hasSuffix($0) } }.sorted()
      .map { folder.appendingPathComponent($0) }
  }

  private struct Report: Decodable {
    struct Match: Decodable {
      let path: String?
      let message: String
    }
    struct Failure: Decodable {
      let filename: String
      let path: String?
      let message: String
      let best_deep_match: Match?
    }
    let status: String
    let errors: [Failure]?
    let parse_errors: [Failure]?
  }

  private static func run(_ arguments: [String]) throws -> Data {
    guard let program else { throw CocoaError(.fileNoSuchFile) }
    let process = Process()
    let output = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }
}
