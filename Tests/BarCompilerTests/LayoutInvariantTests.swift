import BarCompiler
import Foundation
import Testing

/// What holds of every layout, read back with a parser that this project did not write.
@Suite struct LayoutInvariantTests {
  @Test(arguments: Fixtures.names) func holds(name: String) throws {
    for document in compile(try Fixtures.source(name)).documents {
      let bytes = layoutIR(of: document, isPretty: false)
      #expect(!bytes.contains(UInt8(ascii: "\n")))
      #expect(bytes == layoutIR(of: document, isPretty: false))
      let layout = try object(JSONSerialization.jsonObject(with: Data(bytes)))
      let pretty = try JSONSerialization.jsonObject(
        with: Data(layoutIR(of: document, isPretty: true)))
      #expect(NSDictionary(dictionary: layout) == NSDictionary(dictionary: try object(pretty)))
      let environments = try objects(layout["environments"])
      let names = try environments.flatMap { try #require($0["names"] as? [String]) }
      #expect(Set(names).count == names.count)
      for screen in try objects(layout["screens"]) { try check(screen, environments.count) }
    }
  }

  private func check(_ screen: [String: Any], _ environmentCount: Int) throws {
    let objectCount = try objects(screen["objects"]).count
    let views = try objects(screen["views"])
    var ids: [String] = []
    for (index, view) in views.enumerated() {
      let id = try #require(view["id"] as? String)
      ids.append(id)
      if let parent = view["parent"] as? Int {
        #expect(parent < index)
        #expect(id.hasPrefix(ids[parent] + "."))
      } else {
        #expect(view["parent"] is NSNull)
      }
      if let object = view["object"] as? Int { #expect(object < objectCount) }
    }
    #expect(Set(ids).count == ids.count)
    for layout in try objects(screen["layouts"]) {
      let bar = try #require(layout["bar"] as? String)
      let count = ids.filter { $0 == bar || $0.hasPrefix(bar + ".") }.count
      #expect((layout["frames"] as? [Any])?.count == count)
      for environment in try #require(layout["environments"] as? [Int]) {
        #expect(environment < environmentCount)
      }
      let frames = try #require(layout["frames"] as? [Any])
      for (key, details) in try object(layout["details"]) {
        let index = try #require(Int(key))
        try #require(index < count)
        checkCut(try object(details), in: frames[index] as? [Double], "\(bar) \(key)")
      }
    }
  }

  /// A title alone on a button is cut only where it is wider than what is between the insets.
  private func checkCut(_ details: [String: Any], in frame: [Double]?, _ name: String) {
    guard let insets = details["insets"] as? [Double], let frame, details["image"] == nil,
      let text = details["text"] as? [String: Any], let natural = text["natural"] as? Double
    else { return }
    let excess = natural + insets[1] + insets[3] - frame[2]
    #expect(text["truncated"] == nil || excess > 1e-6, "\(name) has room for its title")
  }

  private func object(_ value: Any?) throws -> [String: Any] {
    try #require(value as? [String: Any])
  }

  private func objects(_ value: Any?) throws -> [[String: Any]] {
    try #require(value as? [[String: Any]])
  }
}
