import BarEmit
import BarLint
import BarServer
import BarText

/// Files that a test makes up, by their paths. A class, because a test changes what the server sees.
final class TestFiles {
  var files: [String: String]
  /// How often configurations were to be read anew.
  private(set) var timesForgotten = 0
  var today = CalendarDay(daysSince1970: 20_454)

  init(_ files: [String: String] = [:]) { self.files = files }

  /// What the server sees. Of configurations `ignore` alone counts, in the folder of a file or above it.
  var world: World {
    World(
      settings: settings, brokenExtends: { _, _ in [] },
      forgetSettings: { self.timesForgotten += 1 },
      text: { self.files[String(decoding: $0, as: UTF8.self)].map { Array($0.utf8) } },
      names: { folder in
        let start =
          folder == [UInt8(ascii: "/")] ? "/" : String(decoding: folder, as: UTF8.self) + "/"
        return self.files.keys.filter { $0.hasPrefix(start) }.map {
          String($0.dropFirst(start.count))
        }
        .filter { !$0.contains("/") }.sorted()
      },
      descriptions: { folder in
        let start = String(decoding: folder, as: UTF8.self) + "/"
        return self.files.keys.filter { $0.hasPrefix(start) && $0.hasSuffix(".bars.yaml") }
          .sorted().map { Array($0.utf8) }
      },
      workingFolder: Array("/".utf8), today: { self.today },
      page: { "https://example.com/rules/\($0.name)" })
  }

  private func settings(of path: [UInt8]) -> World.Settings {
    var folder = String(decoding: path, as: UTF8.self)[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      let name = folder + "/.barc.yaml"
      guard let text = files[String(name)] else { continue }
      let source = SourceFile(path: String(name), bytes: Array(text.utf8))
      let (file, findings) = readConfiguration(source)
      if let first = findings.first {
        return .broken([
          World.Complaint(
            path: Array(name.utf8), source: source, findings: findings,
            message: "\(name): \(first.message)")
        ])
      }
      return .lint(
        LintSettings(RuleSelection([file.layer]), targets: file.targets, today: today), known: nil)
    }
    return .lint(LintSettings(today: today), known: nil)
  }
}
