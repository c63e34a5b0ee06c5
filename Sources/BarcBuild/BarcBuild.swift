// BarcBuild: compiles the descriptions of a target whenever it is built.

import Foundation
import PackagePlugin

/// Writes the layout of each `*.bars.yaml` among a target's files, as a resource of it, and shows findings at their lines.
///
/// A file that has not changed is not compiled again. An error fails the build.
@main struct BarcBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let barc = try context.tool(named: "barc").url
    let folder = context.pluginWorkDirectoryURL
    var sources: [String: URL] = [:]
    var commands: [Command] = []
    for source in module.sourceFiles.map(\.url) {
      guard let stem = stem(of: source) else { continue }
      let output = folder.appending(path: "\(stem).bars.json")
      if let other = sources.updateValue(source, forKey: stem) {
        Diagnostics.error(
          "the layouts of \(other.path) and \(source.path) would have the same name")
      }
      let arguments = ["compile", "--lint", "--quiet", "--format", "xcode", source.path]
      commands.append(
        .buildCommand(
          displayName: "Laying out \(source.lastPathComponent)", executable: barc,
          arguments: arguments + ["--output", folder.path + "/"],
          inputFiles: [source] + configurations(of: source, in: context.package.directoryURL),
          outputFiles: [output]))
    }
    return commands
  }

  /// The name without what says that it is a description; `nil` for other files.
  private func stem(of file: URL) -> String? {
    let name = file.lastPathComponent
    let suffix = [".bars.yaml", ".bars.yml"].first { name.hasSuffix($0) && name != $0 }
    return suffix.map { String(name.dropLast($0.count)) }
  }

  /// The files beside a description and above it, in its package, that decide what is found in it.
  private func configurations(of file: URL, in package: URL) -> [URL] {
    var found: [URL] = []
    var folder = file.deletingLastPathComponent()
    while folder.path.hasPrefix(package.path) {
      found += [".barc.yaml", ".barc.yml"].map { folder.appending(path: $0) }
        .filter { FileManager.default.fileExists(atPath: $0.path) }
      folder = folder.deletingLastPathComponent()
    }
    return found
  }
}
