import BarCatalog
import BarCompiler
import BarLint
import BarText
import Foundation
import TestSupport
import Testing

/// What lint says of every property on every bar, against a matrix that the catalog is not made from.
@Suite struct SupportVerdictTests {
  /// One row of the matrix: a property, and what each bar makes of it.
  struct Row: CustomTestStringConvertible, Sendable {
    let type: BarType
    let property: String
    /// What the code of each bar does, in the order of `Host.allCases`.
    let actual: [String]

    var testDescription: String { "\(type.name).\(property)" }

    /// The key of a description; nothing for methods, which no description calls.
    var key: String? {
      if property == "spacer" { return "space" }
      if property.contains("animated:") { return nil }
      // A description writes it as its stem, which has an answer of its own.
      if property == "backgroundImage(for:style:barMetrics:)" { return nil }
      return String(property.prefix { $0 != "(" })
    }

    var entry: Entry? { key.flatMap { key in type.entries.first { "\($0.name)" == key } } }
  }

  static let rows: [Row] = {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../BarCatalogTests/Fixtures/support.tsv").standardizedFileURL
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let fields = line.split(separator: "\t").map(String.init)
      return Row(
        type: fields[0] == "UIBarButtonItem" ? .uiBarButtonItem : .uiNavigationItem,
        property: fields[1],
        actual: fields[2...].compactMap { $0.split(separator: "/").last.map(String.init) })
    }
  }()

  @Test func theMatrixIsWhole() {
    #expect(Self.rows.count == 100)
    #expect(Self.rows.allSatisfy { $0.actual.count == BarCatalog.Host.allCases.count })
    #expect(Self.rows.filter { $0.key == nil }.count == 6)
  }

  @Test(arguments: rows.filter { $0.key != nil })
  func verdictIsThatOfTheMatrix(row: Row) throws {
    let entry = try #require(row.entry)
    let key = try #require(row.key)
    for host in BarCatalog.Host.allCases {
      let actual = row.actual[Int(host.rawValue)]
      guard let text = description(of: row.type, on: host, with: "\(key): \(value(of: entry))")
      else {
        // What a toolbar shows of a navigation item is no fault of a bar at the top.
        #expect(actual == "notApplicable" || actual == "observed", "\(host)")
        continue
      }
      // What stands beside a property, and decides whether it counts, is no matter of the bar.
      let found = findings(in: text).filter {
        $0.message.contains("`\(key)`") && "\($0.kind.name)" != "not-compiled-yet"
          && "\($0.kind.name)" != "property-without-effect"
      }
      let expected: [String] =
        switch actual {
        case _ where entry.traits.contains(.unwritable): ["error not-writable"]
        case "ignored": ["warning ignored-property"]
        case "unsupported": ["error unsupported-property"]
        default: []
        }
      #expect(found.map { "\($0.severity.name) \($0.kind.name)" } == expected, "\(host): \(text)")
    }
  }

  /// What is read once is said only of what the app changes.
  @Test(arguments: rows.filter { $0.key != nil && $0.type == .uiBarButtonItem })
  func changeIsSaidWhereTheMatrixSaysThatItDoesNotShow(row: Row) throws {
    let key = try #require(row.key)
    for host in BarCatalog.Host.allCases {
      let change = "changesAtRuntime: [\(key)]"
      let text = try #require(description(of: row.type, on: host, with: change))
      let found = findings(in: text).filter { "\($0.kind.name)" == "unobserved-change" }
      let isReadOnce = row.actual[Int(host.rawValue)] == "readOnce"
      #expect(found.count == (isReadOnce ? 1 : 0), "\(host): \(text)")
    }
  }

  /// A value that is not the default.
  private func value(of entry: Entry) -> String {
    if entry.form.kind == .element, entry.form.parameter == BarType.viewDescription.rawValue {
      return "{width: 40, height: 20}"
    }
    let samples = ValueSamples.of(entry.form).filter { $0 != "[]" && $0 != "none" }
    return samples.first { $0 != entry.initial } ?? "{}"
  }

  /// A description with one item on a bar, which has one property; nothing where the bar has no place for it.
  private func description(of type: BarType, on host: BarCatalog.Host, with entry: String)
    -> String?
  {
    let content = entry.hasPrefix("title:") ? "" : "title: A, "
    let object = "{\(content)\(entry)}"
    let item = type == .uiBarButtonItem ? "{rightBarButtonItem: \(object)}" : object
    let screen: String
    switch (host, type) {
    case (.buttonBar, .uiBarButtonItem): screen = "buttonBar: {items: [\(object)]}"
    case (.navigationBar, _): screen = "navigationBar: {}, navigationItem: \(item)"
    case (.appBar, _): screen = "appBar: {}, navigationItem: \(item)"
    case (.bottomAppBar, .uiBarButtonItem):
      screen = "bottomAppBar: {leadingBarButtonItems: [\(object)]}"
    case (.uiNavigationBar, _): screen = "navigationItem: \(item)"
    case (.uiToolbar, .uiBarButtonItem): screen = "toolbar: {items: [\(object)]}"
    default: return nil
    }
    let isUIKit = host == .uiNavigationBar || host == .uiToolbar
    return "barc: 1\ntoolkit: \(isUIKit ? "uikit" : "mdc")\nscreens: {a: {\(screen)}}\n"
  }

  private func findings(in text: String) -> [Finding] {
    let compilation = compile(SourceFile(path: "support.yaml", bytes: Array(text.utf8)))
    let rules = Rule.all.filter { $0.group == .support }
    return FindingOrder.ordered(compilation.findings + lint(compilation, rules))
  }
}
