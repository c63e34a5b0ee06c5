import BarCompiler
import BarText
import TestSupport
import Testing

/// The layouts of one screen of UIKit in one environment, by the ids of views.
struct SystemScreen {
  /// Frames in their parents, by the flow that shows the screen and the view's id.
  private let layouts: [(flow: String?, back: String?, bar: JSON)]
  private let ids: [String]
  private let views: [JSON]
  let findings: [String]

  /// - Parameters:
  ///   - screens: YAML of the screens, in braces; the screen `a` is read.
  ///   - more: Further keys of the description, each in a line.
  init(
    _ screens: String, device: String = "iphone-8", orientation: String = "portrait",
    os: String = "15.0", sdk: String = "26.0", targets: String = "", more: String = ""
  ) throws {
    let text = """
      barc: 1
      toolkit: uikit
      targets: {devices: [\(device)], orientations: [\(orientation)], os: ["\(os)"], sdk: "\(sdk)"\(targets)}
      \(more)
      screens: \(screens)
      """
    let compilation = compile(SourceFile(path: "screen.yaml", bytes: Array(text.utf8)))
    findings = compilation.findings.map { "\($0.kind.name)" }
    let document = try #require(compilation.documents.first)
    let layout = try JSON(bytes: layoutIR(of: document, isPretty: false))
    let screen = try #require(layout["screens"]?.array?.first { $0["id"]?.string == "a" })
    views = try #require(screen["views"]?.array)
    ids = views.compactMap { $0["id"]?.string }
    layouts = try #require(screen["layouts"]?.array).map { bar in
      (bar["flow"]?.string, bar["back"]?.string, bar)
    }
  }

  var count: Int { layouts.count }

  private func find(_ id: String, back: String?) throws -> (bar: JSON, index: Int) {
    let name = String(id.prefix { $0 != "." })
    let layout = layouts.first { $0.bar["bar"]?.string == name && (back == nil || $0.back == back) }
    let bar = try #require(layout, "there is no layout of \(id)").bar
    let views = ids.filter { $0 == name || $0.hasPrefix(name + ".") }
    return (bar, try #require(views.firstIndex(of: id), "there is no \(id) in \(views)"))
  }

  func has(_ id: String) -> Bool { ids.contains(id) }

  /// The frame of a view in its parent; empty where it is not shown.
  func frame(_ id: String, back: String? = nil) throws -> [Double] {
    let (bar, index) = try find(id, back: back)
    return bar["frames"]?.array?[index].array?.compactMap(\.number) ?? []
  }

  /// What else is known of a view.
  func details(_ id: String, back: String? = nil) throws -> JSON {
    let (bar, index) = try find(id, back: back)
    return bar["details"]?["\(index)"] ?? .null
  }

  /// What else is known of a view in one of the layouts, counted from 0.
  func details(_ id: String, layout: Int) throws -> JSON {
    let index = try find(id, back: nil).index
    return layouts[layout].bar["details"]?["\(index)"] ?? .null
  }

  func view(_ id: String) throws -> JSON {
    try #require(views.first { $0["id"]?.string == id }, "there is no \(id)")
  }

  /// What VoiceOver says of a view, by the key of the layout.
  func spoken(_ id: String) throws -> JSON { try view(id)["accessibility"] ?? .null }

  /// The words on a view as they are shown.
  func text(_ id: String, back: String? = nil) throws -> String? {
    try details(id, back: back)["text"]?["string"]?.string
  }

  func confidence(_ bar: String) throws -> String? {
    try find(bar, back: nil).bar["confidence"]?.string
  }
}
