import Foundation

/// A description that somebody made to be in the way, in a size that a debug build bears, and in its full size.
///
/// Its time and memory are compared with those of an honest description of as many bytes.
struct HostileInput: CustomStringConvertible, Sendable {
  let name: String
  let count: Int
  let fullCount: Int
  var arguments = ["lint", "-q", "--ignore", "layout"]
  var status: Int32 = 1
  /// What the output must say.
  var says = ""
  /// How many times the time and the memory of an honest description of as many bytes it may take.
  var mostTime = 4.0
  var mostMemory = 4.0
  let make: @Sendable (Int) -> String

  var description: String { name }

  private static let head = "barc: 1\ntoolkit: mdc\n"
  private static let screens = "screens: {a: {buttonBar: {items: [{title: Edit, action: edit}]}}}\n"

  // A finding in every few bytes takes as much as some hundred bytes that are right.
  private static let mostTimeOfFindings = 40.0
  private static let mostMemoryOfFindings = 20.0

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map(line).joined()
  }

  static let all: [HostileInput] = [
    HostileInput(
      name: "open brackets", count: 200_000, fullCount: 200_000,
      says: "nesting deeper than 64 levels"
    ) { head + "shared: " + String(repeating: "[", count: $0) + "\n" },
    HostileInput(
      name: "aliases of aliases", count: 9, fullCount: 40, says: "aliases stand for more than"
    ) { count in
      let names = (0...count).map { "a\($0)" }
      return head + "shared:\n  a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
        + zip(names.dropFirst(), names).map { name, last in
          "  \(name): &\(name) [\(Array(repeating: "*\(last)", count: 10).joined(separator: ", "))]\n"
        }.joined()
    },
    HostileInput(
      name: "anchors", count: 20_000, fullCount: 100_000, status: 0, mostTime: mostTimeOfFindings,
      mostMemory: mostMemoryOfFindings
    ) { count in
      head + screens + "shared:\n" + lines(count) { "  a\($0): &a\($0) {title: x}\n" }
    },
    HostileInput(name: "aliases", count: 20_000, fullCount: 100_000, status: 0) { count in
      head + screens + "shared:\n  a: &a {title: x}\n" + lines(count) { "  a\($0): *a\n" }
    },
    HostileInput(
      name: "aliases of nothing", count: 5_000, fullCount: 100_000, mostTime: mostTimeOfFindings,
      mostMemory: mostMemoryOfFindings
    ) {
      count in head + "shared:\n" + lines(count) { "  a\($0): *a\($0)\n" }
    },
    HostileInput(name: "plain scalar", count: 1_000_000, fullCount: 50_000_000, status: 0) {
      head + screens + "shared: " + String(repeating: "x", count: $0) + "\n"
    },
    HostileInput(name: "quoted scalar", count: 1_000_000, fullCount: 50_000_000, status: 0) {
      head + screens + "shared: \"" + String(repeating: "\\n", count: $0 / 2) + "\"\n"
    },
    HostileInput(name: "folded scalar", count: 1_000_000, fullCount: 50_000_000, status: 0) {
      head + screens + "shared: >-\n" + String(repeating: "  x\n", count: $0 / 4)
    },
    HostileInput(
      name: "title as long as the file", count: 200_000, fullCount: 20_000_000, status: 0,
      mostTime: 8, mostMemory: 8
    ) {
      head + "screens: {a: {buttonBar: {items: [{title: " + String(repeating: "w", count: $0)
        + ", action: edit}]}}}\n"
    },
    HostileInput(name: "comment", count: 2_000_000, fullCount: 100_000_000, status: 0) {
      head + screens + "#" + String(repeating: "x", count: $0) + "\n"
    },
    HostileInput(
      name: "one line", count: 20_000, fullCount: 5_000_000, says: "unknown key `wrong` in a screen"
    ) {
      count in
      head + screens.dropLast(2) + ", b: {shared: {" + lines(count) { "k\($0): {a: 1}, " }
        + "}}, c: {wrong: 1}}\n"
    },
    HostileInput(name: "keys", count: 20_000, fullCount: 1_000_000, status: 0) { count in
      head + screens + "shared:\n" + lines(count) { "  k\($0): 1\n" }
    },
    HostileInput(
      name: "keys that are not known", count: 2_000, fullCount: 100_000,
      mostTime: mostTimeOfFindings, mostMemory: mostMemoryOfFindings
    ) { count in
      head + "screens:\n  a:\n    buttonBar:\n" + lines(count) { "      k\($0): 1\n" }
    },
    HostileInput(
      name: "equal keys", count: 5_000, fullCount: 100_000, mostTime: mostTimeOfFindings,
      mostMemory: mostMemoryOfFindings
    ) { count in
      head + screens + "shared:\n" + lines(count) { _ in "  k: 1\n" }
    },
    HostileInput(name: "long keys", count: 3, fullCount: 20) { count in
      head + "screens:\n  a:\n    buttonBar:\n"
        + lines(count) {
          "      ? k\($0)" + String(repeating: "x", count: 1_000_000) + "\n      : 1\n"
        }
    },
    HostileInput(name: "one long key in many places", count: 200, fullCount: 2_000) { count in
      let key = String(repeating: "x", count: 1_000_000)
      return head + "shared: &key \(key)\nscreens:\n"
        + lines(count) { "  a\($0): {? *key : 1}\n" }
    },
    HostileInput(name: "one long value in many places", count: 100, fullCount: 1_000) { count in
      let value = String(repeating: "x", count: 1_000_000)
      return head + "shared: &value \(value)\nscreens:\n"
        + lines(count) {
          "  a\($0): {buttonBar: {items: [{isEnabled: *value, width: *value, style: *value, tintColor: *value}]}}\n"
        }
    },
    HostileInput(
      name: "merges of merges", count: 60, fullCount: 60, status: 0, mostTime: 8
    ) { count in
      let keys = (0..<200).map { "k\($0): 1" }.joined(separator: ", ")
      return head + screens + "shared:\n  m0: &m0 {\(keys)}\n"
        + lines(count) { "  m\($0 + 1): &m\($0 + 1) {<<: *m\($0), l\($0): 1}\n" }
        + lines(count) { "  n\($0): *m\($0)\n" }
    },
    HostileInput(
      name: "merges in screens", count: 400, fullCount: 4_000, status: 0, mostTime: 40,
      mostMemory: 8
    ) { count in
      let items = (0..<40).map { "{title: T\($0), action: a}" }.joined(separator: ", ")
      return head + "shared: {bar: &bar {buttonBar: {items: [\(items)]}}}\nscreens:\n"
        + lines(count) { "  s\($0): {<<: *bar}\n" }
    },
    HostileInput(
      name: "merge of itself", count: 2_000, fullCount: 100_000, mostTime: mostTimeOfFindings,
      mostMemory: mostMemoryOfFindings
    ) { count in
      head + "shared:\n" + lines(count) { "  m\($0): &m\($0) {<<: *m\($0)}\n" }
    },
    HostileInput(
      name: "defaults of themselves", count: 1, fullCount: 1, says: "recursive-alias", mostTime: 4
    ) { _ in
      head + "defaults: &d {all: {navigationItem: {title: A}, <<: *d}, <<: *d}\n" + screens
    },
    HostileInput(name: "documents", count: 2_000, fullCount: 50_000, mostTime: 100, mostMemory: 40)
    {
      String(repeating: "--- {}\n", count: $0)
    },
    HostileInput(name: "bytes that are no text", count: 200_000, fullCount: 20_000_000, mostTime: 8)
    {
      head + screens + "shared: " + String(repeating: "\u{1}x", count: $0 / 2) + "\n"
    },
    HostileInput(
      name: "line breaks of Unicode", count: 100_000, fullCount: 5_000_000, mostTime: 8
    ) { head + screens + "shared: " + String(repeating: "x\u{2028} ", count: $0 / 5) + "\n" },
    HostileInput(name: "directives", count: 20_000, fullCount: 1_000_000) { count in
      lines(count) { "%TAG !t\($0)! tag:t\n" } + "---\n" + head + screens
    },
    HostileInput(
      name: "all screens on all devices", count: 30, fullCount: 10_000,
      arguments: ["compile", "-q", "-o", "/dev/null"], status: 0, mostTime: .infinity, mostMemory: 6
    ) { count in
      head
        + "targets: {devices: all, orientations: [portrait, landscape], directions: [ltr, rtl]}\nscreens:\n"
        + lines(count) { "  s\($0): {buttonBar: {items: [{title: T\($0), action: a}]}}\n" }
    },
  ]
}
