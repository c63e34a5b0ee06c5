import Foundation
import Testing

/// What the source tree promises, held by reading its text.
@Suite struct SourceTests {
  /// What each target may import besides the standard library.
  static let imports: [String: Set<String>] = [
    "BarSystem": ["CAffinity", "Glibc", "Darwin"],
    "BarText": [],
    "BarJSON": [],
    "BarCatalog": [],
    "BarSyntax": ["BarSystem", "BarText", "CLibYAML"],
    "BarLayout": ["BarCatalog"],
    "BarCompiler": ["BarSystem", "BarText", "BarCatalog", "BarSyntax", "BarLayout"],
    "BarLint": ["BarText", "BarCatalog", "BarSyntax", "BarLayout", "BarCompiler"],
    "BarEmit": ["BarText", "BarJSON", "BarCatalog", "BarSyntax", "BarLayout", "BarCompiler"],
    "BarServer": [
      "BarText", "BarJSON", "BarCatalog", "BarSyntax", "BarLayout", "BarCompiler", "BarLint",
      "BarEmit",
    ],
    "barc": [
      "BarSystem", "BarText", "BarJSON", "BarCatalog", "BarSyntax", "BarLayout", "BarCompiler",
      "BarLint", "BarEmit", "BarServer", "Glibc", "Darwin",
    ],
  ]
  /// What plugins may import, which are programs of SwiftPM and no part of barc.
  static let pluginImports: Set<String> = ["Foundation", "PackagePlugin"]
  static let plugins: Set<String> = ["BarcBuild", "BarcCommand"]

  @Test func importsGoDown() throws {
    for file in try SourceTree.swiftFiles(in: "Sources") {
      let target = String(file.path.split(separator: "/")[1])
      let allowed = try #require(
        Self.plugins.contains(target) ? Self.pluginImports : Self.imports[target], "\(file.path)")
      for line in file.lines {
        let words = line.split(separator: " ")
        guard words.prefix(2).contains("import"), let module = words.last else { continue }
        #expect(allowed.contains(String(module)), "\(file.path): \(line)")
      }
    }
  }

  @Test func filesHaveOneJob() throws {
    for file in try SourceTree.swiftFiles(in: "Sources") {
      if file.path.contains("/Generated/") { continue }
      #expect(file.lines.count <= 400, "\(file.path) has \(file.lines.count) lines")
    }
  }

  /// Names of files and types say what a thing is, not that it does something to something.
  @Test func namesSaySomething() throws {
    let forbidden: Set = [
      "Utilities", "Utility", "Helper", "Helpers", "Common", "Extensions", "Core", "Manager",
      "Handler", "Processor", "Engine",
    ]
    let declaration = try Regex("\\b(struct|enum|protocol|class|actor|typealias) ([A-Za-z]+)")
    for file in try SourceTree.swiftFiles(in: "Sources") {
      var names = [file.name.replacing(".swift", with: "")]
      for line in file.lines where !line.contains("//") {
        if let match = line.firstMatch(of: declaration), let name = match.output[2].substring {
          names.append(String(name))
        }
      }
      for name in names {
        let found = SourceTree.words(of: name).filter(forbidden.contains)
        #expect(found.isEmpty, "\(file.path): \(name)")
      }
    }
  }

  /// The C library is for the program, and for the one target that asks for memory and threads.
  @Test func onlyTheProgramAsksTheSystem() throws {
    for file in try SourceTree.swiftFiles(in: "Sources") {
      if ["barc", "BarSystem"].contains(file.path.split(separator: "/")[1]) { continue }
      for line in file.lines {
        #expect(!line.contains("import Glibc") && !line.contains("import Darwin"), "\(file.path)")
      }
    }
  }

  /// The server speaks of texts, questions and answers: what the protocol calls them is known in one folder.
  @Test func onlyOneFolderKnowsTheProtocol() throws {
    let words = ["textDocument", "workspace/", "window/", "client/", "$/", "params", "JSON-RPC"]
    for file in try SourceTree.swiftFiles(in: "Sources/BarServer") {
      if file.path.hasPrefix("Sources/BarServer/Protocol/") { continue }
      for word in words {
        #expect(!file.lines.contains { $0.contains(word) }, "\(file.path): \(word)")
      }
      // What the schema calls snippets is JSON, too.
      if file.path.contains("/Completion/") { continue }
      #expect(!file.lines.contains { $0.contains("JSON") }, "\(file.path)")
    }
  }

  /// The files of the project speak of the project; paths of a machine are of no use to a reader.
  @Test(arguments: ["Sources", "Tests", "Examples"])
  func nothingSpeaksOfAMachine(folder: String) throws {
    let paths = ["/work" + "/", "/home" + "/", "../" + "shared"]
    for file in try SourceTree.files(in: folder, ending: [".swift", ".yaml", ".py", ".txt"]) {
      for path in paths {
        #expect(!file.lines.contains { $0.contains(path) }, "\(file.path): \(path)")
      }
    }
  }

  @Test(arguments: [
    "TODO", "FIXME", "try!", "as!", "@unchecked", "nonisolated(unsafe)", "fatalError", " print(",
    "@testable",
  ])
  func wordsThatNobodyWrites(word: String) throws {
    for file in try SourceTree.swiftFiles(in: "Sources") {
      for (number, line) in file.lines.enumerated() {
        #expect(!line.contains(word), "\(file.path):\(number + 1): \(line)")
      }
    }
  }

  /// Words in full, and nothing that is promised to other packages.
  @Test func declarationsAreOursAndInWords() throws {
    let abbreviated = try Regex(
      "\\b(let|var|func|case|struct|enum) (ctx|diag|diags|prop|props|cfg|idx|str|tmp)\\b")
    let open = try Regex("^ *(public|open) (?!import)")
    for file in try SourceTree.swiftFiles(in: "Sources") {
      for (number, line) in file.lines.enumerated() {
        #expect(
          line.firstMatch(of: abbreviated) == nil && line.firstMatch(of: open) == nil,
          "\(file.path):\(number + 1): \(line)")
      }
    }
  }

  /// A class says whose identity it models.
  @Test func classesAreExplained() throws {
    let declaration = try Regex("^ *((package|private|fileprivate|final) )*(class|actor) [A-Z]")
    for file in try SourceTree.swiftFiles(in: "Sources") {
      for (number, line) in file.lines.enumerated() where line.firstMatch(of: declaration) != nil {
        let above = number > 0 ? file.lines[number - 1] : ""
        #expect(
          above.drop(while: { $0 == " " }).hasPrefix("///"), "\(file.path):\(number + 1): \(line)")
      }
    }
  }

  /// Targets are listed from the lowest to the highest, and name only those above them.
  @Test func targetsNameOnlyTargetsAboveThem() throws {
    let package = try SourceTree.text(of: "Package.swift")
    let mentioned = try Regex(
      "\"(CLibYAML|CAffinity|Bar[A-Z][A-Za-z]+|barc|TestSupport|CatalogTables)\"")
    // Those of the system are the first of all.
    var declared: Set<String> = ["CLibYAML", "CAffinity"]
    for block in package.components(separatedBy: "arget(").dropFirst() {
      let names = block.matches(of: mentioned).compactMap {
        $0.output[1].substring.map(String.init)
      }
      guard let name = names.first else { continue }
      for dependency in names.dropFirst() where dependency != name {
        #expect(declared.contains(dependency), "\(name) names \(dependency)")
      }
      declared.insert(name)
    }
    #expect(declared.isSuperset(of: Self.imports.keys))
  }

  /// Types that other targets see say what they are.
  @Test func packageTypesAreDocumented() throws {
    let declaration = try Regex("^(@[a-zA-Z]+ )*package (struct|enum|protocol) ")
    for file in try SourceTree.swiftFiles(in: "Sources") where !file.path.contains("/Generated/") {
      for (number, line) in file.lines.enumerated() where line.firstMatch(of: declaration) != nil {
        var above = number - 1
        while above >= 0, file.lines[above].hasPrefix("@") { above -= 1 }
        #expect(
          above >= 0 && file.lines[above].hasPrefix("///"), "\(file.path):\(number + 1): \(line)")
      }
    }
  }

  /// The list of kinds names every kind that a stage declares.
  @Test func everyKindOfFindingsIsListed() throws {
    let declaration = try Regex("static var ([A-Za-z0-9]+): FindingKind \\{")
    var declared = Set<String>()
    var listed = Set<String>()
    for file in try SourceTree.swiftFiles(in: "Sources") {
      for line in file.lines {
        if let match = line.firstMatch(of: declaration), let name = match.output[1].substring {
          declared.insert(String(name))
        }
        let lists = ["All", "Configuration", "Suppressions"].map { "FindingKind+\($0).swift" }
        if lists.contains(file.name),
          line.hasPrefix("      .")
        {
          listed.insert(String(line.dropFirst(7).dropLast()))
        }
      }
    }
    #expect(declared == listed)
  }

}
