// swift-tools-version: 6.1

import PackageDescription

/// Every target of barc is built the same way.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "barc",
  products: [
    .executable(name: "barc", targets: ["barc"]),
    .plugin(name: "BarcBuild", targets: ["BarcBuild"]),
    .plugin(name: "BarcCommand", targets: ["BarcCommand"]),
  ],
  targets: [
    // MARK: CLibYAML: the system's libyaml, as a module.
    .systemLibrary(
      name: "CLibYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),

    // MARK: CAffinity: what of threads and processors the C library hides from Swift.
    .systemLibrary(name: "CAffinity"),

    // MARK: BarSystem: what the libraries ask of the system: memory in large pages, threads.
    .target(
      name: "BarSystem",
      dependencies: ["CAffinity"],
      swiftSettings: settings,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),

    // MARK: BarText: text, places in it, and what can be said about them.
    .target(name: "BarText", swiftSettings: settings),
    .testTarget(name: "BarTextTests", dependencies: ["BarText"], swiftSettings: settings),

    // MARK: BarJSON: JSON text to values and back.
    .target(name: "BarJSON", swiftSettings: settings),
    .testTarget(
      name: "BarJSONTests", dependencies: ["BarJSON"], exclude: ["Fixtures"],
      swiftSettings: settings),

    // MARK: BarCatalog: what exists: types, properties, values, devices, fonts.
    .target(name: "BarCatalog", swiftSettings: settings),
    .target(
      name: "CatalogTables", path: "Tests/CatalogTables", exclude: ["Runner", "generate"],
      swiftSettings: settings),
    .testTarget(
      name: "BarCatalogTests", dependencies: ["BarCatalog", "CatalogTables"],
      exclude: ["Fixtures"], swiftSettings: settings),

    // MARK: TestSupport: goldens, fixtures and samples; linked by tests alone.
    .target(
      name: "TestSupport", dependencies: ["BarCatalog"], path: "Tests/Support",
      swiftSettings: settings),

    // MARK: BarSyntax: YAML text to a tree with exact ranges.
    .target(
      name: "BarSyntax", dependencies: ["BarSystem", "BarText", "CLibYAML"], swiftSettings: settings
    ),
    .testTarget(
      name: "BarSyntaxTests", dependencies: ["BarText", "BarSyntax", "TestSupport"],
      exclude: ["Fixtures"], swiftSettings: settings),

    // MARK: BarLayout: what the toolkits do with a resolved bar on a device.
    .target(name: "BarLayout", dependencies: ["BarCatalog"], swiftSettings: settings),
    .testTarget(
      name: "BarLayoutTests", dependencies: ["BarCatalog", "BarLayout", "TestSupport"],
      exclude: ["Fixtures"], swiftSettings: settings),

    // MARK: BarCompiler: tree to checked, resolved, laid out.
    .target(
      name: "BarCompiler",
      dependencies: ["BarSystem", "BarText", "BarCatalog", "BarSyntax", "BarLayout"],
      swiftSettings: settings),

    // MARK: BarLint: opinions about correct bars: one file a rule.
    .target(
      name: "BarLint",
      dependencies: ["BarText", "BarCatalog", "BarSyntax", "BarLayout", "BarCompiler"],
      swiftSettings: settings),
    // MARK: BarEmit: results to other formats.
    .target(
      name: "BarEmit",
      dependencies: ["BarText", "BarJSON", "BarCatalog", "BarSyntax", "BarLayout", "BarCompiler"],
      swiftSettings: settings),
    .testTarget(
      name: "BarEmitTests",
      dependencies: ["BarText", "BarJSON", "BarCatalog", "BarEmit", "TestSupport"],
      exclude: ["Fixtures"], swiftSettings: settings),

    .testTarget(
      name: "BarLintTests",
      dependencies: [
        "BarText", "BarJSON", "BarCatalog", "BarSyntax", "BarCompiler", "BarLint", "BarEmit",
        "TestSupport",
      ],
      exclude: ["Fixtures"], swiftSettings: settings),

    .testTarget(
      name: "BarCompilerTests",
      dependencies: [
        "BarText", "BarJSON", "BarCatalog", "BarSyntax", "BarCompiler", "BarLint", "BarEmit",
        "TestSupport",
      ],
      exclude: ["Fixtures"],
      swiftSettings: settings),

    // MARK: BarServer: editor features and the language server protocol.
    .target(
      name: "BarServer",
      dependencies: [
        "BarText", "BarJSON", "BarCatalog", "BarSyntax", "BarLayout", "BarCompiler", "BarLint",
        "BarEmit",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "BarServerTests",
      dependencies: [
        "BarText", "BarJSON", "BarCatalog", "BarSyntax", "BarCompiler", "BarLint", "BarEmit",
        "BarServer", "TestSupport",
      ],
      exclude: ["Features/Fixtures", "Protocol/Fixtures"],
      swiftSettings: settings),

    // MARK: barc: arguments, files, exit codes.
    .executableTarget(
      name: "barc",
      dependencies: [
        "BarSystem", "BarText", "BarJSON", "BarCatalog", "BarSyntax", "BarLayout", "BarCompiler",
        "BarLint", "BarEmit", "BarServer",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "barcTests", dependencies: ["TestSupport", "barc"], exclude: ["Editors/Fixtures"],
      swiftSettings: settings),
    .testTarget(name: "ArchitectureTests", swiftSettings: settings),

    // MARK: Plugins: barc in the builds of other packages.
    .plugin(
      name: "BarcBuild", capability: .buildTool(), dependencies: ["barc"],
      path: "Sources/BarcBuild"),
    .plugin(
      name: "BarcCommand",
      capability: .command(
        intent: .custom(verb: "barc", description: "Check and compile descriptions of bars")),
      dependencies: ["barc"], path: "Sources/BarcCommand"),
  ]
)

// MARK: Development: programs that a plain build never sees.
if Context.environment["BARC_DEVELOPMENT"] != nil {
  package.targets += [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CLibYAML", "BarText", "BarJSON", "BarSyntax", "BarCompiler", "BarLint", "BarEmit",
      ],
      path: "Tests/Benchmarks",
      exclude: ["floor.c", "launch.c"],
      swiftSettings: settings),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "BarText", "BarJSON", "BarSyntax", "BarCompiler", "BarLint", "BarEmit", "BarServer",
      ],
      path: "Tests/Fuzz",
      exclude: ["run", "Seeds"],
      swiftSettings: settings),
  ]
}
