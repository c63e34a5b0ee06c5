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
          "properties",
          [
            "description":
              "Properties by their names: those that the description, a flow, a preset or a side effect set, and those whose default is computed. What is not there is at the default that the catalog says.",
            "type": "object", "additionalProperties": reference("property"),
          ]),
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
        .init(
          "background",
          [
            "description":
              "What the background begins with (`configuration`), and what is set of it on top.",
            "type": "object", "required": ["configuration"],
          ]),
        .init("title", ["description": "The attributes of the title."]),
        .init("buttons", ["description": "The look of plain buttons by their states."]),
      ]
        + UINavigationBarAppearance.type.entries.filter {
          !["configuration", "titleTextAttributes", "buttonAppearance"].contains("\($0.name)")
        }.map { .init("\($0.name)", described("\($0.sentence)", [:])) })
  }

  static var property: JSONValue {
    object(
      "A property that is not at its constant default.", required: ["value", "from"],
      [
        .init(
          "value",
          [
            "description":
              "As a description has it: texts as they are written, references as names, other objects as `{\"object\": index}`."
          ]),
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
        .init(
          "configuration",
          described("What a background begins with.", cases(.barAppearanceConfiguration))),
        .init("barStyle", described("Of a bar without appearances.", cases(.uiBarStyle))),
        .init(
          "translucent",
          described("Whether a bar without appearances lets content through.", ["type": "boolean"])
        ),
        .init("effect", described("The blur of a background.", cases(.uiBlurEffectStyle))),
        .init("tint", described("The color of images and titles.", reference("color"))),
        .init("background", described("The color behind.", reference("color"))),
        .init("backgroundImage", described("The image behind.", image)),
        .init(
          "contentMode", described("How that image fills.", cases(.uiViewContentMode))),
        .init("shadowImage", described("The image of the line below a bar.", image)),
        .init(
          "elevation",
          [
            "description":
              "In points; that of an app bar changes while people scroll, and stands in the states of its header.",
            "type": "number",
          ]), .init("shadow", shadow),
        .init("ripple", described("Of a touch on a Material button.", reference("color"))),
        .init(
          "alpha",
          described("1 where it is left out.", ["type": "number", "minimum": 0, "maximum": 1])),
        .init("font", described("Of the text.", reference("font"))),
        .init("color", described("Of the text.", reference("color"))),
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
          "type": "object",
          "properties": [
            "light": described("In light appearance.", ratio),
            "dark": described("In dark appearance.", ratio),
          ],
          "minProperties": 1, "additionalProperties": false,
        ],
      ],
    ]
  }

  private static var image: JSONValue {
    object(
      "An image as the description has it.", required: [],
      ImageReference.type.entries.map { .init("\($0.name)", described("\($0.sentence)", [:])) })
  }

  private static var shadow: JSONValue {
    object(
      "A shadow; one without more than a color has the shape that the elevation gives it. How dark that of a header is stands in its states.",
      required: ["color"],
      [
        .init("color", described("Of the shadow.", reference("color"))),
        .init(
          "opacity", described("How dark it is.", ["type": "number", "minimum": 0, "maximum": 1])),
        .init("radius", ["description": "How far it is blurred, in points.", "type": "number"]),
        .init("offset", described("To the right and down.", reference("size"))),
      ])
  }

  static var accessibility: JSONValue {
    object(
      "What VoiceOver says of a view.", required: [],
      [
        .init("label", described("What it is called.", text)),
        .init("hint", described("What a tap does.", text)),
        .init("value", described("What it is at.", text)),
        .init("identifier", described("For tests; nobody hears it.", text)),
        .init(
          "traits",
          described(
            "What kind of element it is.", ["type": "array", "items": cases(.accessibilityTrait)])),
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
        .init("title", described("The words.", text)),
        .init("image", described("The image above them.", image)),
        .init("insets", described("Of the image.", reference("insets"))),
      ])
  }
}
