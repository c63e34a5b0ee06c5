import BarCompiler
import BarText
import TestSupport
import Testing

/// The layout of one bar of one screen in one environment, with all that is said of a view in one place.
struct CompiledScreen {
  /// Views and objects by their ids. A view has its frame, its details and the last links of its children's ids, too.
  ///
  /// Beside them are the name of the bar, what a header does to the content, its states, and of the flow that the screen
  /// is in the ids of all screens (`stack`) and the controller's properties (`flow`).
  let byID: JSON
  /// Frames and details as they are written.
  let layouts: JSON
  /// The names of what is found.
  let findings: [String]

  /// What is around a screen.
  struct Surroundings: Sendable {
    /// What a device has that differs from the phone, as members of a mapping; nothing for the phone itself.
    var device: String?
    /// The YAML of the flow that the screen is in, where it is `screen`.
    var flow: String?
    /// The YAML of another screen, which the flow calls `below`.
    var below: String?
  }

  /// Compiles a screen.
  ///
  /// - Parameter screen: Its YAML, in braces. It may choose another device or direction, and fonts of its own.
  static func compilation(
    of screen: String, in surroundings: Surroundings = Surroundings()
  ) -> Compilation {
    let device = surroundings.device == nil ? "phone" : "own"
    let flow = surroundings.flow.map { "flows: {flow: \($0)}" } ?? ""
    let below = surroundings.below.map { "below: \($0), " } ?? ""
    let text = """
      barc: 1
      toolkit: mdc
      targets: {devices: [\(device)], orientations: [portrait], directions: [ltr], os: ["18.0"]}
      devices:
        phone: &phone
          {points: [400, 800], scale: 1, idiom: phone, safeArea: [0, 0, 0, 0], statusBarHeight: 0,
           horizontalSizeClass: compact, verticalSizeClass: regular}
        own: {<<: *phone, \(surroundings.device ?? "")}
        pad: {<<: *phone, idiom: pad}
        sides: {<<: *phone, points: [360, 96], safeArea: [0, 44, 0, 44]}
        container: {<<: *phone, points: [320, 100]}
        wide: {<<: *phone, points: [1000, 800]}
        home0: {<<: *phone, points: [360, 1000]}
        home21: {<<: *phone, points: [360, 1000], safeArea: [0, 0, 21, 0]}
        home34: {<<: *phone, points: [360, 1000], safeArea: [0, 0, 34, 0]}
      fonts: {system: {fixed: {advance: 0.5, ascender: 0.95, descender: -0.25}}}
      screens: {\(below)screen: \(screen)}
      \(flow)
      """
    return compile(SourceFile(path: "screen.yaml", bytes: Array(text.utf8)))
  }

  init(_ screen: String, in surroundings: Surroundings = Surroundings()) throws {
    let compilation = Self.compilation(of: screen, in: surroundings)
    findings = compilation.findings.map { "\($0.kind.name)" }
    let layout = try JSON(
      bytes: layoutIR(of: try #require(compilation.documents.first), isPretty: false))
    let written = try #require(layout["screens"]?.array?.first { $0["id"] == .string("screen") })
    layouts = try #require(written["layouts"])
    let objects = try #require(written["objects"]?.array)
    let views = try #require(written["views"]?.array)
    let bar = try #require(layouts.array?.count == 1 ? layouts.array?[0] : nil, "\(findings)")
    var members =
      bar.object?.filter { ["bar", "content", "rest", "scroll"].contains($0.key) } ?? [:]
    members["objects"] = .object(
      try Dictionary(
        uniqueKeysWithValues: objects.map { (try Self.id($0), $0["properties"] ?? .null) }))
    members["views"] = .object(try Self.merged(views, bar))
    if let flow = layout["flows"]?.array?.first {
      members["stack"] = flow["screens"]
      members["flow"] = flow["objects"]?.array?.first?["properties"]
    }
    byID = .object(members)
  }

  private static func merged(_ views: [JSON], _ layout: JSON) throws -> [String: JSON] {
    let frames = try #require(layout["frames"]?.array)
    var merged: [String: JSON] = [:]
    for (index, view) in views.enumerated() {
      var members = try #require(view.object)
      members["frame"] = frames[index]
      members["children"] = .array(
        try views.filter { $0["parent"] == .number(Double(index)) }.map { child in
          .string(String(try id(child).split(separator: ".").last ?? ""))
        })
      if let parent = view["parent"]?.number {
        members["parent"] = .string(try id(views[Int(parent)]))
      }
      members.merge(layout["details"]?["\(index)"]?.object ?? [:]) { $1 }
      merged[try id(view)] = .object(members)
    }
    return merged
  }

  private static func id(_ entry: JSON) throws -> String { try #require(entry["id"]?.string) }
}
