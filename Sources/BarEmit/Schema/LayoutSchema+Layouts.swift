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
        "How certain it is: the toolkit's own arithmetic, text measured with a similar font, or an unpublished figure. Environments with equal frames share one layout, with the lowest confidence among them; a view that is less certain than its layout says so.",
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
        .init(
          "environments",
          described(
            "Indexes into `environments` of the document.",
            ["type": "array", "items": index, "minItems": 1])),
        .init(
          "frames",
          [
            "description":
              "One frame per view of the bar, in its parent's coordinates, or in the window's for the bar itself; null if the view is not shown. The views of a bar are those in `views` whose id is the bar's, or begins with it and a period, in their order.",
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
        .init(
          "fits",
          described(
            "What a Material bar answers when it is asked for a fitting size in its own bounds.",
            reference("size"))),
        .init("insets", described("Of a button's content.", reference("insets"))),
        .init("text", reference("shownText")), .init("image", reference("shownImage")),
        .init(
          "hidden",
          described(
            "It has a frame and is not drawn, as a small title beside a large one.",
            ["const": true])),
        .init(
          "z",
          [
            "description":
              "The position among its siblings, 0 at the back, if their order differs from that of `views`.",
            "type": "integer", "minimum": 0,
          ]),
        .init("path", reference("path")),
        .init(
          "available",
          described(
            "The width that there was, where it was too small or not in the middle.", number)
        ),
        .init("needed", described("The width that it would have taken.", number)),
        .init(
          "offCentre",
          described(
            "How far its middle is from the bar's, in points to the right, where it belongs there.",
            number)),
        .init(
          "overflow",
          described("It is in the menu of what found no room.", ["const": true])),
        .init(
          "style",
          described("What differs from the view's own in these environments.", reference("style"))),
        .init(
          "accessibility",
          described(
            "What differs from the view's own in these environments.", reference("accessibility"))),
        .init(
          "confidence",
          described("Where it is lower than the layout's.", reference("confidence"))),
      ])
  }

  private static var shownText: JSONValue {
    object(
      "Text as it is shown.", required: ["string", "frame", "baseline", "natural", "measured"],
      [
        .init(
          "string",
          described(
            "As shown: in capitals where the bar uses them, and with the ellipsis of a truncated text.",
            text)
        ),
        .init("frame", described("In the view's coordinates.", reference("frame"))),
        .init("baseline", described("In points below the top of the view.", number)),
        .init(
          "natural",
          [
            "description": "The width that the text needs, in points.", "type": ["number", "null"],
          ]),
        .init("truncated", described("The text needs more room than it has.", ["const": true])),
        .init(
          "measured",
          described(
            "`estimate` if measured with a font that is only similar to the system's.",
            ["enum": ["exact", "estimate"]])),
      ])
  }

  private static var shownImage: JSONValue {
    object(
      "An image as it is shown.", required: ["frame"],
      [
        .init(
          "name",
          described("The asset or symbol; left out where it only has a size.", text)),
        .init("frame", described("In the view.", reference("frame"))),
        .init("mirrored", described("Left and right have changed places.", ["const": true])),
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
        .init(
          "topLayoutGuide",
          described(
            "Where the top layout guide of the controller is that is moved down, in points below the window's top.",
            number)),
        .init(
          "additionalSafeAreaInsets",
          described("What that controller gets.", reference("insets"))),
        .init(
          "adjustedContentInset",
          described("Of the tracked scroll view, at rest.", reference("insets"))),
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
        .init(
          "offset",
          described(
            "`contentOffset.y` of the tracked scroll view; left out where nothing is tracked.",
            number
          )),
        .init("header", described("The header in its window.", reference("frame"))),
        .init(
          "phase",
          described(
            "`shifting` while it is on its way off the screen, `collapsing` between its least and its greatest height, `overExtending` beyond that.",
            ["enum": ["shifting", "collapsing", "overExtending"]])),
        .init(
          "phaseValue",
          described("How much of the header is to be seen, in points.", number)),
        .init(
          "phasePercentage",
          described(
            "How far the phase is, from 0 to 1: shifted off, or as high as it gets. Above 1 beyond that.",
            number)),
        .init(
          "shift",
          described(
            "How far people have scrolled it off the screen, in points; it may be more than what moves it.",
            number)),
        .init("shadowIntensity", described("From 0 to 1.", number)),
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
          ]),
        .init(
          "contentInsetTop",
          described("The scroll view's own inset, with what the header adds.", number)),
        .init(
          "scrollIndicatorInsetTop",
          [
            "description": "What the header adds to the inset of the scroll indicators.",
            "type": ["number", "null"],
          ]),
        .init(
          "statusBarHidden",
          described("Whether the header has hidden it.", ["type": "boolean"])),
        .init(
          "frames",
          [
            "description": "Views that moved or changed size, by their index in `frames`.",
            "type": "object", "additionalProperties": reference("frame"),
          ]),
      ])
  }
}
