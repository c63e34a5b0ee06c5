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
        "irVersion": ["const": 1],
        "generator": [
          "description": "The program that wrote the file, and the toolkits that it knows.",
          "type": "object", "required": ["name", "version", "catalog"],
          "properties": ["name": ["const": "barc"], "version": text, "catalog": text],
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
          [.init("dynamic", cases(.systemColor))]),
      ],
    ]
  }

  private static var font: JSONValue {
    object(
      "A font as described.", required: [],
      FontDescription.type.entries.map { .init("\($0.name)", [:]) })
  }

  private static var environment: JSONValue {
    object(
      "One window on one device.",
      required: [
        "id", "names", "size", "scale", "idiom", "direction", "language", "safeArea",
        "statusBarHeight", "horizontalSizeClass", "verticalSizeClass", "textSize", "window", "os",
      ],
      [
        .init("id", text),
        .init(
          "names",
          [
            "description": "The ids of all environments with this geometry.", "type": "array",
            "items": text, "minItems": 1,
          ]),
        .init("size", reference("size")), .init("scale", ["type": "number"]),
        .init("idiom", cases(.idiom)), .init("direction", cases(.layoutDirection)),
        .init("language", ["type": ["string", "null"]]),
        .init("safeArea", reference("insets")), .init("statusBarHeight", number),
        .init("horizontalSizeClass", cases(.sizeClass)),
        .init("verticalSizeClass", cases(.sizeClass)),
        .init("textSize", cases(.contentSizeCategory)), .init("window", text),
        .init("os", ["type": "string", "pattern": "^[0-9]+[.][0-9]+$"]),
      ])
  }

  private static var flow: JSONValue {
    object(
      "A navigation stack.", required: ["id", "navigationController", "screens", "objects"],
      [
        .init("id", text),
        .init(
          "implied",
          [
            "description": "Not a flow of the description, but one that a screen needs.",
            "const": true,
          ]),
        .init("navigationController", cases(.navigationControllerKind)),
        .init("screens", ["type": "array", "items": text]),
        .init("objects", list("object", "The controller and what it holds.")),
      ])
  }

  private static var screen: JSONValue {
    object(
      "A screen.", required: ["id", "toolkit", "origin", "objects", "views", "layouts"],
      [
        .init("id", text), .init("toolkit", cases(.toolkit)),
        .init("origin", reference("position")),
        .init(
          "objects",
          list("object", "The resolved description, in the order in which properties are set.")),
        .init(
          "views",
          list(
            "view",
            "Views shown in at least one environment: parents before children, siblings back to front."
          )),
        .init("layouts", list("layout", "Where the views are.")),
      ])
  }
}
