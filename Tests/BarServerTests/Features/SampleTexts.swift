import Foundation
import TestSupport

/// The descriptions that every feature is asked about.
enum SampleTexts {
  static let examples = texts(in: "Examples")
  static let fixtures = texts(in: "Tests/BarServerTests/Features/Fixtures")

  private static func texts(in folder: String) -> [MarkedText] {
    let files = (try? SchemaValidator.files(in: folder, ending: [".yaml"])) ?? []
    return files.compactMap { file in
      (try? Data(contentsOf: file)).map { MarkedText([UInt8]($0), path: file.lastPathComponent) }
    }
  }
}
