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
          "description":
            "Major and minor version; a new major version may change required members.",
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
          "description": "The number of files read, and of findings of each kind.",
          "type": "object",
          "required": ["files", "errors", "warnings", "notes", "suppressed", "baselined"],
          "additionalProperties": count,
        ],
        "findings": [
          "description": "Sorted by path, line, column and rule.", "type": "array",
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
        "Line and column count from 1, columns in Unicode scalars; the offset counts bytes from 0.",
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
      "description": "From the first byte to the one after the last.", "type": "object",
      "required": ["start", "end"],
      "properties": ["start": reference("position"), "end": reference("position")],
    ]
  }

  private static var related: JSONValue {
    [
      "description": "Another place that the finding relates to.", "type": "object",
      "required": ["message"],
      "properties": [
        "message": described("What it has to do with it.", text),
        "path": described("Of the file, as of the finding.", text), "span": reference("span"),
      ],
    ]
  }

  private static var edit: JSONValue {
    [
      "description": "Text that replaces other text.", "type": "object",
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
        "A change that removes the cause. Safe fixes keep the meaning; display fixes are only to be read.",
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
          "description": "The name of the rule; `barc explain` explains it.", "type": "string",
          "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$",
        ]),
      .init(
        "severity", ["description": "As configured.", "enum": severities]),
      .init("message", ["description": "What was found.", "type": "string", "minLength": 1]),
      .init("help", ["description": "What to do about it.", "type": "string"]),
      .init(
        "path", ["description": "Relative to the working directory, with `/`.", "type": "string"]),
      .init("pointer", ["description": "A JSON Pointer into the description.", "type": "string"]),
      .init(
        "span",
        [
          "description": "Null if the finding is about the whole file.",
          "anyOf": [reference("span"), ["type": "null"]],
        ]),
      .init(
        "related",
        [
          "description": .string("The first \(Finding.mostNotes) related places."), "type": "array",
          "items": reference("related"),
        ]),
      .init(
        "fixes",
        [
          "description": "Alternative fixes; apply one of them.", "type": "array",
          "items": reference("fix"),
        ]),
      .init("evidence", texts("What the finding is based on.")),
      .init("contexts", texts("The environments that the finding is about.")),
      .init(
        "fingerprint",
        [
          "description":
            "Identifies the finding: it stays the same when the finding moves to other lines, and is unique.",
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
      .init(
        "uses",
        texts("JSON Pointers to the places that use the anchor or default that the finding is in.")),
    ]
    return [
      "description": "What barc reports about one place.", "type": "object",
      "required": ["rule", "severity", "message", "path", "span", "fingerprint"],
      "properties": .object(properties),
    ]
  }
}
