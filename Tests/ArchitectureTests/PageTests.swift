import Foundation
import Testing

/// What the pages that people read say of the files, held by reading them.
@Suite struct PageTests {
  @Test func theReadmesFirstDescriptionIsAnExample() throws {
    let readme = try SourceTree.text(of: "README.md")
    let smallest = try SourceTree.text(of: "Examples/smallest.yaml")
    #expect(readme.contains("```yaml\n\(smallest)```"))
  }

  /// The reference tells its generated files from the others, and so do their own first lines.
  @Test func theReferenceListsItsFiles() throws {
    let sections = try SourceTree.text(of: "Grammar/README.md")
      .components(separatedBy: "All other files are generated")
    #expect(sections.count == 2)
    for name in try SourceTree.names(in: "Grammar") where name != "README.md" {
      let file = name == "rules" ? "rules/README.md" : name
      let beginning = try SourceTree.text(of: "Grammar/\(file)").prefix(300)
      let isGenerated = beginning.contains("Generated") || beginning.contains("as `barc help")
      let section = sections[isGenerated ? 1 : 0]
      #expect(section.contains("](\(file))"), "\(file)")
    }
  }

  /// The paths that a contributor is sent to are there.
  @Test(arguments: [".github/CONTRIBUTING.md", "Grammar/README.md"])
  func pathsAreThere(page: String) throws {
    let path = try Regex("`((?:Sources|Tests|Grammar|Examples|\\.ci|\\.github)[A-Za-z0-9/._+-]*)`")
    let paths = try SourceTree.text(of: page).matches(of: path)
      .compactMap { $0.output[1].substring.map(String.init) }
    #expect(paths.count > 5)
    for path in paths { #expect(SourceTree.exists(path), "\(page): \(path)") }
  }
}
