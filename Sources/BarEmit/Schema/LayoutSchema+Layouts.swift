import BarCatalog
import BarJSON

/// Frames, what belongs to single views, and the states of headers.
extension LayoutSchema {
  static var layoutDefinitions: [JSONValue.Member] {
    [
      .init("layout", layout), .init("details", details), .init("shownText", shownText),
      .init("shownImage", shownImage), .init("path", path), .init("content", content),
      .init("headerState", headerState),
      .init("confidence", confidence),
    ]
  }

  private static var confidence: JSONValue {
    [
      "description":
        "How sure it is: the toolkit's own arithmetic, text measured with a similar font, or a figure that nobody published. Environments whose frames are equal are one layout, which is as sure as the least sure of them; a view that is less sure than its layout says so.",
      "enum": ["exact", "estimate", "assumed"],
    ]
  }

  private static var layout: JSONValue {
    object(
      "Where the views of one bar are in environments of one geometry.",
      required: ["bar", "environments", "frames", "details", "confidence"],
      [
        .init("bar", ["description": "The id of the bar's own view.", "type": "string"]),
        .init(
          "flow",
          [
            "description": "The stack or stacks that show the screen so.",
            "anyOf": [text, ["type": "array", "items": text, "minItems": 2]],
          ]),
        .init("back", ["description": "The screen below on the stack.", "type": "string"]),
        .init("environments", ["type": "array", "items": index, "minItems": 1]),
        .init(
          "frames",
          [
            "description":
              "One for each view of the bar, in its parent's coordinates; null where it is not shown.",
            "type": "array", "items": ["anyOf": [reference("frame"), ["type": "null"]]],
          ]),
        .init(
          "details",
          [
            "description": "More about views, by their index in `frames`.", "type": "object",
            "propertyNames": ["pattern": "^[0-9]+$"],
            "additionalProperties": reference("details"),
          ]),
        .init("content", reference("content")),
        .init("confidence", reference("confidence")),
        .init("rest", reference("headerState")),
        .init("scroll", list("headerState", "One state for each offset, in sequence.")),
      ])
  }

  private static var details: JSONValue {
    object(
      "What is known of a view besides its frame.", required: [],
      [
        .init("fits", reference("size")), .init("insets", reference("insets")),
        .init("text", reference("shownText")), .init("image", reference("shownImage")),
        .init("hidden", ["const": true]),
        .init(
          "z",
          [
            "description":
              "The place among its siblings, 0 at the back, where their order is not that of `views`.",
            "type": "integer", "minimum": 0,
          ]),
        .init("path", reference("path")),
        .init("available", number), .init("needed", number), .init("offCentre", number),
        .init("overflow", ["const": true]), .init("style", reference("style")),
        .init("accessibility", reference("accessibility")),
        .init("confidence", reference("confidence")),
      ])
  }

  private static var shownText: JSONValue {
    object(
      "A text as it is shown.", required: ["string", "frame", "baseline", "natural", "measured"],
      [
        .init("string", text), .init("frame", reference("frame")), .init("baseline", number),
        .init("natural", ["description": "The width that it wants.", "type": ["number", "null"]]),
        .init("truncated", ["const": true]), .init("measured", ["enum": ["exact", "estimate"]]),
      ])
  }

  private static var shownImage: JSONValue {
    object(
      "An image as it is shown.", required: ["frame"],
      [
        .init("name", text), .init("frame", reference("frame")),
        .init("mirrored", ["const": true]),
      ])
  }

  private static var path: JSONValue {
    [
      "description":
        "The outline of a view that is no rectangle, in its own coordinates: pieces with the points that they lead to.",
      "type": "array",
      "items": [
        "oneOf": [
          piece("M", 2, "The point to begin at."), piece("L", 2, "A line."),
          piece("C", 6, "A curve: two control points, and the point that it leads to."),
          arc, piece("Z", 0, "A line back to the beginning."),
        ]
      ],
    ]
  }

  /// - Parameter count: How many numbers follow the letter.
  private static func piece(_ letter: String, _ count: Int, _ description: String) -> JSONValue {
    [
      "description": .string(description), "type": "array",
      "items": .array([["const": .string(letter)]] + (0..<count).map { _ in number }),
      "minItems": .integer(count + 1), "maxItems": .integer(count + 1),
    ]
  }

  private static var arc: JSONValue {
    let direction: JSONValue = ["enum": ["cw", "ccw"]]
    return [
      "description":
        "A part of a circle: x and y of its middle, radius, first and last angle in radians (y grows downwards), and whether angles grow (`cw`) or fall (`ccw`) on the way.",
      "type": "array",
      "items": .array([["const": "A"]] + (0..<5).map { _ in number } + [direction]),
      "minItems": 7, "maxItems": 7,
    ]
  }

  private static var content: JSONValue {
    object(
      "What a header does to the content below it.", required: [],
      [
        .init("topLayoutGuide", number), .init("additionalSafeAreaInsets", reference("insets")),
        .init("adjustedContentInset", reference("insets")),
      ])
  }

  private static var headerState: JSONValue {
    object(
      "The state of a flexible header at an offset.",
      required: [
        "header", "phase", "phaseValue", "phasePercentage", "shift", "shadowIntensity",
        "shadowOpacity", "hidden",
        "statusBarHidden",
      ],
      [
        .init("offset", number), .init("header", reference("frame")),
        .init("phase", ["enum": ["shifting", "collapsing", "overExtending"]]),
        .init("phaseValue", number), .init("phasePercentage", number), .init("shift", number),
        .init("shadowIntensity", number),
        .init(
          "shadowOpacity",
          [
            "description":
              "How dark the shadow of the header's own layer is. An app bar gives its header another one, which has an elevation.",
            "type": ["number", "null"],
          ]),
        .init(
          "elevation",
          [
            "description":
              "Of an app bar: how high its header is above the content, in points, by which its shadow is drawn.",
            "type": ["number", "null"],
          ]),
        .init(
          "hidden",
          [
            "description": "Whether the header is not drawn, because it has left the screen.",
            "type": "boolean",
          ]), .init("contentInsetTop", number),
        .init(
          "scrollIndicatorInsetTop",
          [
            "description": "What the header adds to the inset of the scroll indicators.",
            "type": ["number", "null"],
          ]),
        .init("statusBarHidden", ["type": "boolean"]),
        .init(
          "frames",
          [
            "description": "Views that moved or changed size, by their index in `frames`.",
            "type": "object", "additionalProperties": reference("frame"),
          ]),
      ])
  }
}
