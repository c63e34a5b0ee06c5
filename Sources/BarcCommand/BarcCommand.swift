// BarcCommand: `swift package barc`, which runs barc in a package.

import Foundation
import PackagePlugin

/// Runs barc with the arguments that it is given; without any, it checks the package.
///
/// Nothing may be written in the package unless `--allow-writing-to-package-directory` stands before `barc`.
@main struct BarcCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let barc = Process()
    barc.executableURL = try context.tool(named: "barc").url
    barc.arguments = arguments.isEmpty ? ["lint"] : arguments
    barc.currentDirectoryURL = context.package.directoryURL
    try barc.run()
    barc.waitUntilExit()
    // barc has already reported what is wrong.
    if barc.terminationStatus != 0 { exit(barc.terminationStatus) }
  }
}
