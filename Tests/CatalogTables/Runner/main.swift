// Writes the generated files of the catalog: `main FOLDER`, where the folder is Sources/BarCatalog.

import Foundation

let folder = URL(fileURLWithPath: CommandLine.arguments[1])
var files: [(path: String, text: String)] = []
let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
for path in paths.sorted() where path.hasSuffix(".swift") && !path.contains("Generated") {
  files.append((path, try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)))
}
let catalog = CatalogText(files)
let devices = DeviceText(files)
let problems = catalog.problems + devices.problems
for problem in problems { print(problem) }
guard let generated = generatedFiles(catalog, devices) else {
  print("two spellings cannot be told apart by the bytes that are sampled")
  exit(1)
}
for file in generated {
  try file.text.write(
    to: folder.appendingPathComponent("Generated/\(file.name)"), atomically: true, encoding: .utf8)
}
exit(problems.isEmpty ? 0 : 1)
