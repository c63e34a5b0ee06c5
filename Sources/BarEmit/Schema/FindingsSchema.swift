package import BarJSON
import BarText

/// The JSON Schema of findings as JSON, draft 7. Readers ignore keys that they do not know: a later version may add some.
package enum FindingsSchema {
  package static var document: JSONValue {
    [
      "$schema": "http://json-schema.org/draft-07/schema#",
      "$comment": "Generated: `barc schema findings` prints it.",
      "title": "barc findings, version 1",
      "description": "What barc found in one run.",
      "type": "object",
      "required": ["schemaVersion", "tool", "summary", "findings"],
      "properties": [
        "schemaVersion": [
          "description": "Major and minor; a new major one may change what is always there.",
          "type": "string", "pattern": "^1[.][0-9]+$",
        ],
        "tool": [
          "description": "The program that found it.", "type": "object",
          "required": ["name", "version"],
          "properties": [
            "name": ["description": "The program.", "const": "barc"],
            "version": described("The program's version.", text),
          ],
        ],
        "summary": [
          "description": "How many files were read, and how many findings of each sort there are.",
          "type": "object",
          "required": ["files", "errors", "warnings", "notes", "suppressed", "baselined"],
          "additionalProperties": count,
        ],
        "findings": [
          "description": "In the order of paths, lines, columns and rules.", "type": "array",
          "items": reference("finding"),
        ],
      ],
      "definitions": .object(definitions),
    ]
  }

  private static var definitions: [JSONValue.Member] {
    [
      .init("position", position), .init("span", span), .init("related", related),
      .init("edit", edit), .init("fix", fix), .init("finding", finding),
    ]
  }

  private static var text: JSONValue { ["type": "string"] }
  private static var count: JSONValue { ["type": "integer", "minimum": 0] }

  private static func texts(_ description: String) -> JSONValue {
    ["description": .string(description), "type": "array", "items": text]
  }

  private static func reference(_ name: String) -> JSONValue {
    ["$ref": .string("#/definitions/\(name)")]
  }

  private static var severities: JSONValue {
    .array([Severity.error, .warning, .note].map { .text($0.name) })
  }

  private static var position: JSONValue {
    [
      "description":
        "Line and column counted from 1, a column a Unicode scalar; the offset counts bytes from 0.",
      "type": "object", "required": ["line", "column", "offset"],
      "properties": [
        "line": ["description": "From 1.", "type": "integer", "minimum": 1],
        "column": ["description": "From 1, in Unicode scalars.", "type": "integer", "minimum": 1],
        "offset": described("From 0, in bytes of the file.", count),
      ],
    ]
  }

  private static var span: JSONValue {
    [
      "description": "From the first byte to the one behind the last.", "type": "object",
      "required": ["start", "end"],
      "properties": ["start": reference("position"), "end": reference("position")],
    ]
  }

  private static var related: JSONValue {
    [
      "description": "Another place that has to do with it.", "type": "object",
      "required": ["message"],
      "properties": [
        "message": described("What it has to do with it.", text),
        "path": described("Of the file, as of the finding.", text), "span": reference("span"),
      ],
    ]
  }

  private static var edit: JSONValue {
    [
      "description": "A text to put in the place of another one.", "type": "object",
      "required": ["path", "span", "replacement"],
      "properties": [
        "path": described("Of the file, as of the finding.", text), "span": reference("span"),
        "replacement": described("The text that is put there; empty where some is removed.", text),
      ],
    ]
  }

  private static var fix: JSONValue {
    [
      "description":
        "A change that removes the cause: safe ones keep the meaning, display ones are to be read.",
      "type": "object", "required": ["title", "applicability", "edits"],
      "properties": [
        "title": described("What it does, as a command.", text),
        "applicability": [
          "description":
            "`safe` is applied by `--fix`, `unsafe` by `--unsafe-fixes` too, `display` by nobody.",
          "enum": ["safe", "unsafe", "display"],
        ],
        "edits": [
          "description": "All of them belong together; no two overlap.", "type": "array",
          "minItems": 1, "items": reference("edit"),
        ],
      ],
    ]
  }

  private static var finding: JSONValue {
    let properties: [JSONValue.Member] = [
      .init(
        "rule",
        [
          "description": "The name, which `barc explain` explains.", "type": "string",
          "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$",
        ]),
      .init(
        "severity", ["description": "As the configuration has it.", "enum": severities]),
      .init("message", ["description": "The fact.", "type": "string", "minLength": 1]),
      .init("help", ["description": "The remedy.", "type": "string"]),
      .init("path", ["description": "From the working directory, with `/`.", "type": "string"]),
      .init("pointer", ["description": "A JSON Pointer into the description.", "type": "string"]),
      .init(
        "span",
        [
          "description": "Null where the whole file is meant.",
          "anyOf": [reference("span"), ["type": "null"]],
        ]),
      .init(
        "related",
        [
          "description": .string("The first \(Finding.mostNotes) of them."), "type": "array",
          "items": reference("related"),
        ]),
      .init(
        "fixes",
        [
          "description": "Different ways out; one of them is enough.", "type": "array",
          "items": reference("fix"),
        ]),
      .init("evidence", texts("What it rests on.")),
      .init("contexts", texts("The environments that it is about.")),
      .init(
        "fingerprint",
        [
          "description": "The same for the same finding on other lines, and no other finding's.",
          "type": "string", "pattern": "^[0-9a-f]{32}$",
        ]),
      .init(
        "suppression",
        [
          "description": "What silences it, where `--show-suppressed` shows it all the same.",
          "type": "object", "required": ["kind"],
          "properties": [
            "kind": [
              "description": "A comment, or the baseline.", "enum": ["inline", "baseline"],
            ],
            "reason": described("What the comment says behind its hyphens.", text),
          ],
        ]),
      .init("uses", texts("JSON Pointers of what uses the anchor or default that it is in.")),
    ]
    return [
      "description": "What barc says about one place.", "type": "object",
      "required": ["rule", "severity", "message", "path", "span", "fingerprint"],
      "properties": .object(properties),
    ]
  }
}
