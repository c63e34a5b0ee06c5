import BarCompiler
import BarLint
import BarText
import Foundation
import Testing

/// What is kept from one file to the next changes nothing that is said about either.
@Suite struct MemoryTests {
  /// Targets that differ a little, so that what was found out for one is nearly true of the next.
  private static let targets = [
    "targets: {devices: [iphone-16]}", "targets: {devices: [iphone-16], textSizes: [xLarge]}",
    "targets: {devices: [nokia-3310]}", "targets: {devices: []}", "",
    "devices: {iphone-16: {points: [320, 480]}}\ntargets: {devices: [iphone-16]}",
    "infoPlist: {UIDesignRequiresCompatibility: true}\ntargets: {devices: [iphone-16]}",
    "shared: {all: &all [ipad-mini-7]}\ntargets: {devices: *all}",
    "shared: {all: &all [iphone-se-3]}\ntargets: {devices: *all}",
  ]

  private static func written() throws -> [SourceFile] {
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..")
      .standardizedFileURL
    return try ["Examples", "Examples/broken", "Tests/BarCompilerTests/Fixtures/bars"].flatMap {
      folder in
      try FileManager.default.contentsOfDirectory(
        at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil
      )
      .filter { $0.pathExtension == "yaml" }
      .sorted { $0.path < $1.path }
      .map { SourceFile(path: $0.lastPathComponent, bytes: Array(try Data(contentsOf: $0))) }
    }
  }

  private static func generated() -> [SourceFile] {
    targets.flatMap { target in
      ["", "    targets: {devices: [iphone-17]}\n"].map { own in
        let text = """
          barc: 1
          toolkit: uikit
          \(target)
          flows: {main: [a, b]}
          screens:
            a:
          \(own)    navigationItem: {title: A very long title of a screen, rightBarButtonItem: {title: Edit}}
            b: {navigationItem: {title: B}}
          """
        return SourceFile(path: "\(target)\(own)", bytes: Array(text.utf8))
      }
    }
  }

  private func said(_ findings: [Finding]) -> [String] {
    findings.map {
      "\($0.range.lower)-\($0.range.upper) \($0.severity) \($0.kind.name) \($0.message)"
    }
  }

  @Test func filesKnowNothingOfEachOther() throws {
    let settings = LintSettings(today: CalendarDay(daysSince1970: 20_787))
    let files = Self.generated() + (try Self.written())
    var timing = Timing.off
    var memory = CompilerMemory()
    var rules = RuleMemory()
    for source in files + files.reversed() + files.sorted(by: { $0.bytes.count < $1.bytes.count }) {
      let alone = compile(source)
      let next = compile(source, targets: .none, &timing, &memory)
      #expect(said(next.findings) == said(alone.findings), "\(source.path)")
      #expect(
        next.documents.map { $0.environments.map(\.names) }
          == alone.documents.map { $0.environments.map(\.names) }, "\(source.path)")
      #expect(
        next.documents.map { $0.screens.map(\.targets) }
          == alone.documents.map { $0.screens.map(\.targets) }, "\(source.path)")
      let judged = judge(next, settings, &timing, &rules)
      #expect(
        said(judged.findings) == said(judge(alone, settings).findings), "\(source.path)")
    }
  }
}
