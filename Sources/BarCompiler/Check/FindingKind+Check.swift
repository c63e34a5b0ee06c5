package import BarText

/// What checking a description against the catalog finds.
extension FindingKind {
  package static var noDescription: FindingKind {
    FindingKind(
      "no-description", .error, tier: .hard, summary: "The document is not a description of bars.",
      rationale:
        "A description is a mapping whose first key is `barc`. Nothing else can be compiled.",
      bad: "[inbox, message]", good: "barc: 1\ntoolkit: mdc\nscreens: {}")
  }

  package static var unknownVersion: FindingKind {
    FindingKind(
      "unknown-version", .error, tier: .hard,
      summary: "The description is written in an unknown version of the language.",
      rationale:
        "The same words may have another meaning in a newer version, so nothing in the file is read.",
      bad: "barc: 2\ntoolkit: mdc", good: "barc: 1\ntoolkit: mdc")
  }

  package static var missingKey: FindingKind {
    FindingKind(
      "missing-key", .error, tier: .hard, summary: "A required key is missing.",
      rationale:
        "Without the key, the object has no meaning: a file has a version and a toolkit, and a device has a size.",
      bad: "toolkit: mdc", good: "barc: 1\ntoolkit: mdc")
  }

  package static var unknownKey: FindingKind {
    FindingKind(
      "unknown-key", .error, tier: .hard, summary: "The type has no property of that name.",
      rationale:
        "A misspelled property would silently do nothing, so every unknown key of a description is an error.",
      bad: "barc: 1\ntoolkit: mdc\nscreens: {inbox: {titel: Inbox}}",
      good: "barc: 1\ntoolkit: mdc\nscreens: {inbox: {title: Inbox}}")
  }

  package static var wrongKind: FindingKind {
    FindingKind(
      "wrong-kind", .error, tier: .hard,
      summary: "The value is of a kind that the property does not take.",
      rationale: "A value is read as the type of its property, never guessed from its spelling.",
      bad: "barc: 1\ntoolkit: mdc\nscreens: {inbox: {prefersStatusBarHidden: yes}}",
      good: "barc: 1\ntoolkit: mdc\nscreens: {inbox: {prefersStatusBarHidden: true}}")
  }

  package static var numberOutOfRange: FindingKind {
    FindingKind(
      "number-out-of-range", .error, tier: .hard,
      summary: "The number is too large to compute with.",
      rationale:
        "Frames are computed in double precision, as the toolkits do, where this number is infinite.",
      bad: "barc: 1\ntoolkit: mdc\nscreens: {inbox: {buttonBar: {buttonTitleBaseline: 1e400}}}",
      good: "barc: 1\ntoolkit: mdc\nscreens: {inbox: {buttonBar: {buttonTitleBaseline: 40}}}")
  }

  package static var unknownCase: FindingKind {
    FindingKind(
      "unknown-case", .error, tier: .hard, summary: "The enumeration has no case of that name.",
      rationale: "Write a case as in Swift, without the dot.",
      bad: "barc: 1\ntoolkit: mdc\nscreens: {inbox: {navigationBar: {titleAlignment: middle}}}",
      good: "barc: 1\ntoolkit: mdc\nscreens: {inbox: {navigationBar: {titleAlignment: center}}}")
  }

  package static var unknownColor: FindingKind {
    FindingKind(
      "unknown-color", .error, tier: .hard,
      summary: "Neither the file nor UIKit has a color of that name.",
      rationale:
        "Write a color as components, as a name from the file's `colors`, or as UIKit's name.",
      bad: "barc: 1\ntoolkit: mdc\nscreens: {inbox: {buttonBar: {tintColor: blu}}}",
      good: "barc: 1\ntoolkit: mdc\nscreens: {inbox: {buttonBar: {tintColor: blue}}}")
  }

  package static var colorInComment: FindingKind {
    FindingKind(
      "color-in-comment", .warning, tier: .lint,
      summary: "A color without quotes is read as a comment.",
      rationale:
        "In YAML, a `#` after a space begins a comment. The property then has no value and keeps its default.",
      bad: "barc: 1\ntoolkit: mdc\nscreens:\n  inbox:\n    buttonBar:\n      tintColor: #FF0000",
      good:
        "barc: 1\ntoolkit: mdc\nscreens:\n  inbox:\n    buttonBar:\n      tintColor: \"#FF0000\"")
  }

  package static var notWritable: FindingKind {
    FindingKind(
      "not-writable", .error, tier: .hard,
      summary: "The property exists but cannot be set in a description.",
      rationale:
        "The property is a block, a layer, read-only or removed, so a description could only pretend to set it.",
      bad:
        "barc: 1\ntoolkit: mdc\nscreens: {inbox: {buttonBar: {traitCollectionDidChangeBlock: update}}}",
      good: "barc: 1\ntoolkit: mdc\nscreens: {inbox: {buttonBar: {}}}")
  }

  package static var wrongToolkit: FindingKind {
    FindingKind(
      "wrong-toolkit", .error, tier: .hard, summary: "The property belongs to the other toolkit.",
      rationale:
        "All bars of a screen belong to one toolkit. The bars of the other toolkit do not exist there.",
      bad: "barc: 1\ntoolkit: uikit\nscreens: {inbox: {buttonBar: {}}}",
      good: "barc: 1\ntoolkit: mdc\nscreens: {inbox: {buttonBar: {}}}")
  }

  package static var notCompiledYet: FindingKind {
    FindingKind(
      "not-compiled-yet", .note, tier: .lint,
      summary: "The bar is part of the language, but this version does not compile it.",
      rationale:
        "The rest of the file compiles. The contents of this key are checked but not laid out."
    )
  }

  package static var objectiveCSpelling: FindingKind {
    FindingKind(
      "objective-c-spelling", .note, tier: .lint,
      summary: "The key is the Objective-C name of a property.",
      rationale:
        "Descriptions use Swift names. Both names are understood, but a single spelling is easier to search for.",
      bad: "barc: 1\ntoolkit: mdc\nscreens: {inbox: {buttonBar: {hidden: true}}}",
      good: "barc: 1\ntoolkit: mdc\nscreens: {inbox: {buttonBar: {isHidden: true}}}")
  }
}
