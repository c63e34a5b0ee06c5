import BarCompiler
import BarLint
import BarText
import Foundation
import TestSupport
import Testing

/// Targets of a configuration count as if a description without any had said them, whatever the rule.
@Suite struct ConfiguredTargetsTests {
  private static let targets = [
    "languages: [en, ar]", "languages: [de]", "directions: [ltr, rtl]",
    "deployment: \"12.0\", sdk: \"18.0\"", "sdk: \"26.0\", deployment: \"15.0\"",
    "os: [\"15.0\", \"26.1\"]", "textSizes: [extraSmall, accessibilityExtraExtraExtraLarge]",
    "windows: [fullScreen, formSheet, pageSheet, splitThird, popover: [320, 400]]",
    "devices: [iphone-se-3, ipad-9], orientations: [landscape]",
  ]

  private static let descriptions = [
    "smallest.yaml", "broken/anchors.bars.yaml", "news.bars.yaml", "mail.bars.yaml",
    "shop.bars.yaml", "settings.bars.yaml", "notes.bars.yaml",
  ]

  /// What an example says without the targets of its own.
  private func description(_ name: String) throws -> String {
    let bytes = try #require(Golden.bytes(ofProject: "Examples/\(name)"))
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    var kept: [Substring] = []
    var isOfTargets = false
    for line in lines {
      if let first = line.first, first != " " { isOfTargets = line.hasPrefix("targets:") }
      if !isOfTargets { kept.append(line) }
    }
    return kept.joined(separator: "\n")
  }

  private func said(_ text: String, _ targets: TargetDefaults) throws -> [String] {
    let source = SourceFile(path: "a.yaml", bytes: Array(text.utf8))
    let settings = LintSettings(targets: targets, today: try #require(CalendarDay("2026-11-30")))
    return judge(compile(source, targets: targets), settings).findings.map {
      "\($0.range.lower) \($0.kind.name) \($0.severity.name): \($0.message)"
    }
  }

  @Test(arguments: descriptions, targets)
  func countAsTheDescriptionsOwn(name: String, targets: String) throws {
    let text = try description(name)
    let configuration = SourceFile(
      path: ".barc.yaml", bytes: Array("targets: {\(targets)}\n".utf8))
    let (file, findings) = readConfiguration(configuration)
    #expect(findings.isEmpty)
    let configured = try said(text, file.targets)
    let written = try said("\(text)\ntargets: {\(targets)}\n", .none)
    #expect(configured == written)
  }
}
