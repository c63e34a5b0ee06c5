import BarCatalog
import BarJSON

/// Objects, their properties, and views.
extension LayoutSchema {
  static var object: JSONValue {
    object(
      "An object of the description.", required: ["id", "type", "origin", "properties"],
      [
        .init(
          "id",
          ["description": "The chain of properties and places from the screen.", "type": "string"]),
        .init("type", ["description": "The class.", "type": "string"]),
        .init("origin", reference("position")),
        .init(
          "properties", ["type": "object", "additionalProperties": reference("property")]),
        .init(
          "appearances",
          [
            "description":
              "The looks of a bar of UIKit by its states; of a navigation item, those that it makes of its stack's bar.",
            "type": "object",
            "propertyNames": ["enum": ["standard", "compact", "scrollEdge", "compactScrollEdge"]],
            "additionalProperties": reference("appearance"),
          ]),
      ])
  }

  static var appearance: JSONValue {
    object(
      "The look of a bar of UIKit in one of its states.", required: ["ios", "from", "background"],
      [
        .init(
          "ios",
          [
            "description": "The version from which on the bar has the state.", "type": "string",
            "pattern": "^[0-9]+[.][0-9]+$",
          ]),
        .init(
          "from",
          [
            "description":
              "The property that the look is of; `topItem` is the navigation item on top; `default` is the system's.",
            "type": "string",
          ]),
        .init("background", ["type": "object", "required": ["configuration"]]),
        .init("title", [:]), .init("buttons", [:]),
      ]
        + UINavigationBarAppearance.type.entries.filter {
          !["configuration", "titleTextAttributes", "buttonAppearance"].contains("\($0.name)")
        }.map { .init("\($0.name)", [:]) })
  }

  static var property: JSONValue {
    object(
      "A property that is not at its constant default.", required: ["value", "from"],
      [
        .init("value", [:]),
        .init(
          "from",
          [
            "description":
              "`file`, `defaults`, `default` (computed), `preset`, `flow`, `navigationItem`, or the property that it is a side effect of.",
            "type": "string", "pattern": "^[A-Za-z]+$",
          ]),
        .init("origin", reference("position")),
      ])
  }

  static var view: JSONValue {
    object(
      "A view of a bar.", required: ["id", "type", "parent"],
      [
        .init("id", ["description": "The chain of names from the bar.", "type": "string"]),
        .init("type", ["description": "The class.", "type": "string"]),
        .init(
          "parent",
          [
            "description": "The index in `views` of the view that it is in; null for a bar.",
            "type": ["integer", "null"], "minimum": 0,
          ]),
        .init(
          "object",
          [
            "description": "The index in `objects` of what it shows.", "type": "integer",
            "minimum": 0,
          ]),
        .init("style", reference("style")), .init("accessibility", reference("accessibility")),
      ])
  }

  static var style: JSONValue {
    object(
      "How a view is drawn, as far as the description says.", required: [],
      [
        .init("configuration", cases(.barAppearanceConfiguration)),
        .init("barStyle", cases(.uiBarStyle)),
        .init("translucent", ["type": "boolean"]),
        .init("effect", cases(.uiBlurEffectStyle)),
        .init("tint", reference("color")), .init("background", reference("color")),
        .init("backgroundImage", image),
        .init("contentMode", cases(.uiViewContentMode)), .init("shadowImage", image),
        .init(
          "elevation",
          [
            "description":
              "In points; that of an app bar changes while people scroll, and stands in the states of its header.",
            "type": "number",
          ]), .init("shadow", shadow),
        .init("ripple", reference("color")),
        .init("alpha", ["type": "number", "minimum": 0, "maximum": 1]),
        .init("font", reference("font")), .init("color", reference("color")),
        .init("contrast", contrast),
      ])
  }

  private static var contrast: JSONValue {
    let ratio: JSONValue = ["type": "number", "minimum": 1, "maximum": 21]
    return [
      "description":
        "How a title or a button stands out: the contrast ratio by WCAG 2.2 between its color, or else its tint, and the nearest opaque background around it, cut to hundredths. There where both are known, once for each appearance where they differ; `alpha` does not count. Of UIKit's bars it is that at rest, titles that nobody colors are black or white, and on glass nothing is known.",
      "anyOf": [
        ratio,
        [
          "type": "object", "properties": ["light": ratio, "dark": ratio],
          "minProperties": 1, "additionalProperties": false,
        ],
      ],
    ]
  }

  private static var image: JSONValue {
    object(
      "An image as the description has it.", required: [],
      ImageReference.type.entries.map { .init("\($0.name)", [:]) })
  }

  private static var shadow: JSONValue {
    object(
      "A shadow; one without more than a color has the shape that the elevation gives it. How dark that of a header is stands in its states.",
      required: ["color"],
      [
        .init("color", reference("color")),
        .init("opacity", ["type": "number", "minimum": 0, "maximum": 1]),
        .init("radius", ["description": "In points.", "type": "number"]),
        .init("offset", reference("size")),
      ])
  }

  static var accessibility: JSONValue {
    object(
      "What VoiceOver says of a view.", required: [],
      [
        .init("label", text), .init("hint", text), .init("value", text),
        .init("identifier", text),
        .init("traits", ["type": "array", "items": cases(.accessibilityTrait)]),
        .init(
          "order",
          [
            "description": "When the view is read within its bar, counted from 1.",
            "type": "integer", "minimum": 1,
          ]),
        .init("largeContent", largeContent),
        .init(
          "confidence",
          [
            "description":
              "How sure the label is where the toolkit has its own word, which is written in English: `assumed` in languages whose translation is not known, and where a view of UIKit's own shows no words.",
            "enum": ["exact", "assumed"],
          ]),
      ])
  }

  private static var largeContent: JSONValue {
    object(
      "What the viewer of large content shows while a finger rests on the view, at the text sizes for accessibility and from iOS 13 on.",
      required: [],
      [
        .init("title", text), .init("image", image),
        .init("insets", reference("insets")),
      ])
  }
}
