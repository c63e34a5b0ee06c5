import BarCatalog
import BarCompiler
import BarLint
import BarText
import TestSupport

/// One thing that has to hold: of the catalog, or of a screen's layout.
enum ToolkitCheck: Sendable {
  /// The default of a property as text: `MDCButtonBar.items` and `nil`.
  case initial(property: String, text: String)
  /// What the case's host makes of a property.
  case support(property: String, status: String)
  /// What is in the layout of a screen, by the ids of views and objects; null stands for nothing.
  case layout(
    screen: String, surroundings: CompiledScreen.Surroundings, expected: JSON, findings: [JSON])
  /// The rules by which a screen has errors: the toolkit asserts there.
  case errors(screen: String, rules: [JSON])
  /// Whether another screen has the same frames and details.
  case comparison(screen: String, other: String, isSame: Bool)

  init?(_ line: JSON) {
    if let property = line["property"]?.string {
      if let text = line["default"]?.string {
        self = .initial(property: property, text: text)
      } else if let status = line["support"]?.string {
        self = .support(property: property, status: status)
      } else {
        return nil
      }
    } else if let screen = line["screen"]?.string {
      if let other = line["same"]?.string {
        self = .comparison(screen: screen, other: other, isSame: true)
      } else if let other = line["other"]?.string {
        self = .comparison(screen: screen, other: other, isSame: false)
      } else if let rules = line["errors"]?.array {
        self = .errors(screen: screen, rules: rules)
      } else if let expected = line["layout"], expected.object?.isEmpty == false {
        self = .layout(
          screen: screen,
          surroundings: CompiledScreen.Surroundings(
            device: line["device"]?.string, flow: line["flow"]?.string,
            below: line["below"]?.string),
          expected: expected, findings: line["findings"]?.array ?? [])
      } else {
        return nil
      }
    } else {
      return nil
    }
  }

  /// What does not hold; empty if all does.
  func differences(on host: Host) throws -> [String] {
    switch self {
    case .initial(let property, let text):
      let found = Self.entry(property)?.initial
      return found == text ? [] : ["the default of \(property) is \(found ?? "unheard of")"]
    case .support(let property, let status):
      let found = Self.entry(property).map { "\($0.support.actual(on: host))" }
      return found == status ? [] : ["\(property) is \(found ?? "unheard of")"]
    case .layout(let screen, let surroundings, let expected, let findings):
      let compiled = try CompiledScreen(screen, in: surroundings)
      let unlike = compiled.byID.differences(from: expected, at: "")
      return compiled.findings == findings.compactMap(\.string)
        ? unlike : unlike + ["found \(compiled.findings)"]
    case .errors(let screen, let rules):
      let compilation = CompiledScreen.compilation(of: screen)
      let errors = (compilation.findings + lint(compilation)).filter { $0.severity == .error }
        .map { "\($0.kind.name)" }
      return errors == rules.compactMap(\.string) ? [] : ["\(screen) has errors by \(errors)"]
    case .comparison(let screen, let other, let isSame):
      let layouts = try CompiledScreen(screen).layouts
      let same = try CompiledScreen(other).layouts == layouts
      return same == isSame ? [] : ["\(screen) is \(same ? "like" : "unlike") \(other)"]
    }
  }

  private static func entry(_ property: String) -> Entry? {
    let parts = property.split(separator: ".")
    let type = BarType.allCases.first { "\($0.name)" == parts[0] }
    return type?.entries.first { "\($0.name)" == parts[1] }
  }
}
