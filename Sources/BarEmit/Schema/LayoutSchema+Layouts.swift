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
        "How certain it is: the toolkit's own arithmetic, text measured with a similar font, or an unpublished figure.",
      "enum": ["exact", "estimate", "assumed"],
    ]
  }

  private static var layout: JSONValue {
    object(
      "The layout of one bar's views in environments of the same geometry.",
      required: ["bar", "environments", "frames", "details", "confidence"],
      [
        .init("bar", ["description": "The id of the bar's own view.", "type": "string"]),
        .init(
          "flow",
          [
            "description": "The stack or stacks that show the screen this way.",
            "anyOf": [text, ["type": "array", "items": text, "minItems": 2]],
          ]),
        .init("back", ["description": "The previous screen on the stack.", "type": "string"]),
        .init("environments", ["type": "array", "items": index, "minItems": 1]),
        .init(
          "frames",
          [
            "description":
              "One frame per view of the bar, in its parent's coordinates; null if the view is not shown.",
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
        .init("scroll", list("headerState", "One state per offset, in sequence.")),
      ])
  }

  private static var details: JSONValue {
    object(
      "What is known about a view besides its frame.", required: [],
      [
        .init("fits", reference("size")), .init("insets", reference("insets")),
        .init("text", reference("shownText")), .init("image", reference("shownImage")),
        .init("hidden", ["const": true]),
        .init(
          "z",
          [
            "description":
              "The position among its siblings, 0 at the back, if their order differs from that of `views`.",
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
      "Text as it is shown.", required: ["string", "frame", "baseline", "natural", "measured"],
      [
        .init("string", text), .init("frame", reference("frame")), .init("baseline", number),
        .init(
          "natural", ["description": "The width that the text needs.", "type": ["number", "null"]]),
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
        "The outline of a view that is not a rectangle, in its own coordinates: segments with their end points.",
      "type": "array",
      "items": [
        "oneOf": [
          piece("M", 2, "The start point."), piece("L", 2, "A line."),
          piece("C", 6, "A curve: two control points and the end point."),
          arc, piece("Z", 0, "A line back to the start."),
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
        "An arc: x and y of the center, radius, start and end angle in radians (y increases downward), and whether the angle increases (`cw`) or decreases (`ccw`).",
      "type": "array",
      "items": .array([["const": "A"]] + (0..<5).map { _ in number } + [direction]),
      "minItems": 7, "maxItems": 7,
    ]
  }

  private static var content: JSONValue {
    object(
      "How a header affects the content below it.", required: [],
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
              "The opacity of the shadow of the header's own layer. An app bar gives its header another shadow, which has an elevation.",
            "type": ["number", "null"],
          ]),
        .init(
          "elevation",
          [
            "description":
              "For an app bar: the elevation of its header above the content, in points, which determines its shadow.",
            "type": ["number", "null"],
          ]),
        .init(
          "hidden",
          [
            "description": "Whether the header is not drawn because it has left the screen.",
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
