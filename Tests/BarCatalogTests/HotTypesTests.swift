import Foundation
import Testing

struct HotTypesTests {
  /// Types that no inlined access meets.
  private static let cold: Set = ["Entry", "PropertyFacts", "ShapeTable"]

  /// Without `@usableFromInline`, `@inlinable package` compiles and does nothing.
  @Test func typesOfTheHotPathAreUsableFromInline() throws {
    var count = 0
    for file in try CatalogSources.files() {
      guard
        ["Form", "Tape", "Values", "Enumerations", "Types", "Language"]
          .contains(where: { file.path.hasPrefix($0 + "/") })
      else { continue }
      var previous: Substring = ""
      for line in file.text.split(separator: "\n") {
        defer { previous = line }
        let words = line.split(separator: " ")
        guard let package = words.firstIndex(of: "package"), package + 2 < words.count,
          ["struct", "enum", "protocol"].contains(words[package + 1])
        else { continue }
        let name = words[package + 2].prefix { $0 != ":" && $0 != "<" }
        if HotTypesTests.cold.contains(String(name)) { continue }
        count += 1
        #expect(
          line.contains("@usableFromInline") || previous.contains("@usableFromInline"),
          "\(file.path): \(name)")
      }
    }
    #expect(count > 80)
  }

  /// Nothing of the catalog is initialized lazily: no object file has a token of `swift_once`.
  @Test(.enabled(if: nm != nil, "nm is missing"), .enabled(if: !objects.isEmpty, "no object files"))
  func nothingIsInitializedLazily() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(HotTypesTests.nm))
    process.arguments = HotTypesTests.objects
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let symbols = String(decoding: output, as: UTF8.self).split(separator: "\n")
    #expect(symbols.contains { $0.contains("$s10BarCatalog") })
    #expect(symbols.filter { $0.hasSuffix("WZ") || $0.hasSuffix("Wz") } == [])
  }

  private static let nm = ["/usr/bin/nm", "/usr/bin/llvm-nm"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// The object files of the catalog beside the test bundle that runs.
  private static let objects: [String] = {
    let bundles = CommandLine.arguments.compactMap { $0.contains(".xctest") ? $0 : nil }
    for bundle in bundles {
      var folder = URL(fileURLWithPath: bundle)
      while folder.path != "/" {
        folder.deleteLastPathComponent()
        let build = folder.appendingPathComponent("BarCatalog.build")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: build.path)) ?? []
        let objects = names.filter { $0.hasSuffix(".o") }
        if !objects.isEmpty { return objects.map { build.appendingPathComponent($0).path } }
      }
    }
    return []
  }()
}
