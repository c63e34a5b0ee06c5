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
          [
            "description": "The chain of properties and positions, starting at the screen.",
            "type": "string",
          ]),
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
              "The appearances of a UIKit bar by state; for a navigation item, those that it gives to the bar of its stack.",
            "type": "object",
            "propertyNames": ["enum": ["standard", "compact", "scrollEdge", "compactScrollEdge"]],
            "additionalProperties": reference("appearance"),
          ]),
      ])
  }

  static var appearance: JSONValue {
    object(
      "The appearance of a UIKit bar in one of its states.",
      required: ["ios", "from", "background"],
      [
        .init(
          "ios",
          [
            "description": "The first version in which the bar has the state.", "type": "string",
            "pattern": "^[0-9]+[.][0-9]+$",
          ]),
        .init(
          "from",
          [
            "description":
              "The property that sets the appearance; `topItem` is the navigation item on top; `default` is the system's appearance.",
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
      "A property whose value differs from its constant default.", required: ["value", "from"],
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
              "Where the value comes from: `file`, `defaults`, `default` (computed), `preset`, `flow`, `navigationItem`, or the property that sets it as a side effect.",
            "type": "string", "pattern": "^[A-Za-z]+$",
          ]),
        .init("origin", reference("position")),
      ])
  }

  static var view: JSONValue {
    object(
      "A view of a bar.", required: ["id", "type", "parent"],
      [
        .init("id", ["description": "The chain of names, starting at the bar.", "type": "string"]),
        .init("type", ["description": "The class.", "type": "string"]),
        .init(
          "parent",
          [
            "description": "The index in `views` of the parent view; null for a bar.",
            "type": ["integer", "null"], "minimum": 0,
          ]),
        .init(
          "object",
          [
            "description": "The index in `objects` of the object that the view shows.",
            "type": "integer",
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
              "In points. The elevation of an app bar changes while the user scrolls; see the states of its header.",
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
        "The WCAG 2.2 contrast ratio between the color of a title or button, or else its tint, and the nearest opaque background around it, cut to hundredths. Present if both are known, once per appearance if the ratios differ; `alpha` is ignored. For UIKit's bars, the ratio is that at rest, titles without a color are black or white, and nothing is known on glass.",
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
      "An image as described.", required: [],
      ImageReference.type.entries.map { .init("\($0.name)", described("\($0.sentence)", [:])) })
  }

  private static var shadow: JSONValue {
    object(
      "A shadow. If it has only a color, the elevation determines its shape. The opacity of a header's shadow is in the states of the header.",
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
      "What VoiceOver says about a view.", required: [],
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
            "description": "The position in the reading order of its bar, counted from 1.",
            "type": "integer", "minimum": 1,
          ]),
        .init("largeContent", largeContent),
        .init(
          "confidence",
          [
            "description":
              "How certain the label is if the toolkit provides it, which is written in English: `assumed` in languages whose translation is not known, and for UIKit's own views without text.",
            "enum": ["exact", "assumed"],
          ]),
      ])
  }

  private static var largeContent: JSONValue {
    object(
      "What the large content viewer shows while a finger rests on the view, at accessibility text sizes from iOS 13 on.",
      required: [],
      [
        .init("title", described("The words.", text)),
        .init("image", described("The image above them.", image)),
        .init("insets", described("Of the image.", reference("insets"))),
      ])
  }
}
