import BarCatalog
import BarCompiler
package import BarJSON

/// The JSON Schema of the layout IR, draft 7: what `barc compile` writes for one document.
package enum LayoutSchema {
  package static var document: JSONValue {
    [
      "$schema": "http://json-schema.org/draft-07/schema#",
      "$comment": "Generated: `barc schema ir` prints it.",
      "title": "barc layout IR, version 1",
      "description":
        "The objects on the screens of a description, each listed once, and their layout for each distinct geometry.",
      "type": "object",
      "required": ["irVersion", "generator", "source", "environments", "flows", "screens"],
      "properties": [
        "irVersion": described(
          "Grows when what was there is gone or means something else; keys may come without that.",
          ["const": 1]),
        "generator": [
          "description": "The program that wrote the file, and the toolkits that it knows.",
          "type": "object", "required": ["name", "version", "catalog"],
          "properties": [
            "name": ["description": "The program.", "const": "barc"],
            "version": described("The program's version.", text),
            "catalog": described("The newest versions of the toolkits that it knows.", text),
          ],
          "additionalProperties": false,
        ],
        "source": [
          "description": "The name of the description's file, without folders.", "type": "string",
        ],
        "environments": list(
          "environment", "The environments laid out for, in the order of the targets."),
        "flows": list("flow", "Navigation stacks; implied stacks come last."),
        "screens": list("screen", "The screens, in the order of the file."),
      ],
      "additionalProperties": false,
      "definitions": .object(definitions),
    ]
  }

  private static var definitions: [JSONValue.Member] {
    [
      .init("position", position), .init("frame", numbers(4, "x, y, width and height in points.")),
      .init("insets", numbers(4, "top, left, bottom and right in points.")),
      .init("size", numbers(2, "width and height in points.")), .init("color", color),
      .init("font", font), .init("environment", environment), .init("flow", flow),
      .init("screen", screen), .init("object", object), .init("appearance", appearance),
      .init("property", property),
      .init("view", view), .init("style", style), .init("accessibility", accessibility),
    ] + layoutDefinitions
  }

  // MARK: Pieces

  static var text: JSONValue { ["type": "string"] }
  /// A number that the toolkit's own arithmetic may fail to make: then it is null.
  static var number: JSONValue { ["type": ["number", "null"]] }
  static var index: JSONValue { ["type": "integer", "minimum": 0] }

  static func reference(_ name: String) -> JSONValue {
    ["$ref": .string("#/definitions/\(name)")]
  }

  static func list(_ name: String, _ description: String) -> JSONValue {
    ["description": .string(description), "type": "array", "items": reference(name)]
  }

  static func cases(_ name: EnumerationName) -> JSONValue {
    ["enum": .array((0..<name.count).map { .text(name.spelling($0)) })]
  }

  /// An object with these keys and no others.
  static func object(
    _ description: String, required: [String], _ properties: [JSONValue.Member]
  ) -> JSONValue {
    [
      "description": .string(description), "type": "object",
      "required": .array(required.map { .string($0) }), "properties": .object(properties),
      "additionalProperties": false,
    ]
  }

  private static func numbers(_ count: Int, _ description: String) -> JSONValue {
    [
      "description": .string(description), "type": "array", "items": number,
      "minItems": .integer(count), "maxItems": .integer(count),
    ]
  }

  private static var position: JSONValue {
    [
      "description": "Line and column in the source, both counted from 1.", "type": "array",
      "items": ["type": "integer", "minimum": 1], "minItems": 2, "maxItems": 2,
    ]
  }

  private static var color: JSONValue {
    [
      "description":
        "Components, one color per appearance, or a UIKit color that changes with the appearance.",
      "anyOf": [
        ["type": "string", "pattern": "^#[0-9A-F]{8}$"],
        object(
          "One color per appearance.", required: ["light", "dark"],
          [.init("light", reference("color")), .init("dark", reference("color"))]),
        object(
          "A color by its name in UIKit.", required: ["dynamic"],
          [.init("dynamic", described("The name.", cases(.systemColor)))]),
      ],
    ]
  }

  private static var font: JSONValue {
    object(
      "A font as described.", required: [],
      FontDescription.type.entries.map { .init("\($0.name)", described("\($0.sentence)", [:])) })
  }

  private static var environment: JSONValue {
    object(
      "One window on one device.",
      required: [
        "id", "names", "size", "scale", "idiom", "direction", "language", "safeArea",
        "statusBarHeight", "horizontalSizeClass", "verticalSizeClass", "textSize", "window", "os",
      ],
      [
        .init(
          "id",
          described(
            "Device, orientation and direction, with slashes between; then language, iOS, text size and window, each where the targets list more than one.",
            text)),
        .init(
          "names",
          [
            "description": "The ids of all environments with this geometry, including its own.",
            "type": "array", "items": text, "minItems": 1,
          ]),
        .init("size", described("The window.", reference("size"))),
        .init("scale", described("Pixels a point.", ["type": "number"])),
        .init("idiom", described("The kind of device.", cases(.idiom))),
        .init("direction", described("The direction of layout.", cases(.layoutDirection))),
        .init(
          "language",
          described("Null where the targets list none.", ["type": ["string", "null"]])),
        .init(
          "safeArea", described("Of the window, without any bar.", reference("insets"))),
        .init("statusBarHeight", described("0 where it is hidden.", number)),
        .init("horizontalSizeClass", described("Of the window.", cases(.sizeClass))),
        .init("verticalSizeClass", described("Of the window.", cases(.sizeClass))),
        .init(
          "textSize", described("What people have chosen.", cases(.contentSizeCategory))),
        .init("window", described("What the screen is shown in.", text)),
        .init(
          "os",
          described("The version of iOS.", ["type": "string", "pattern": "^[0-9]+[.][0-9]+$"])),
      ])
  }

  private static var flow: JSONValue {
    object(
      "A navigation stack.", required: ["id", "navigationController", "screens", "objects"],
      [
        .init("id", described("Its key in the description.", text)),
        .init(
          "implied",
          [
            "description": "Not a flow of the description, but one that a screen needs.",
            "const": true,
          ]),
        .init(
          "navigationController",
          described("The class of the navigation controller.", cases(.navigationControllerKind))),
        .init(
          "screens",
          described(
            "The ids of the screens, each pushed onto the one before.",
            ["type": "array", "items": text])),
        .init("objects", list("object", "The controller and what it holds.")),
      ])
  }

  private static var screen: JSONValue {
    object(
      "A screen.", required: ["id", "toolkit", "origin", "objects", "views", "layouts"],
      [
        .init("id", described("Its key in the description.", text)),
        .init("toolkit", described("That of its bars.", cases(.toolkit))),
        .init("origin", reference("position")),
        .init(
          "objects",
          list("object", "The resolved description, in the order in which properties are set.")),
        .init(
          "views",
          list(
            "view",
            "Views shown in at least one environment: parents before children, siblings back to front, those of one bar next to each other."
          )),
        .init(
          "layouts",
          list(
            "layout",
            "Where the views are: one layout per bar and distinct geometry. A bar that has no layout for an environment is not shown there."
          )),
      ])
  }
}
