package import BarText

/// What checking a description against the catalog finds.
extension FindingKind {
  package static var noDescription: FindingKind {
    FindingKind(
      "no-description", .error, tier: .hard, summary: "The document is no description of bars.",
      rationale:
        "A description is a mapping whose first key is `barc`; nothing else can be compiled.",
      bad: "[inbox, message]", good: "barc: 1\ntoolkit: mdc\nscreens: {}")
  }

  package static var unknownVersion: FindingKind {
    FindingKind(
      "unknown-version", .error, tier: .hard,
      summary: "The description is in a version of the language that is not known.",
      rationale:
        "A newer version may mean something else by the same words, so none of it is read.",
      bad: "barc: 2\ntoolkit: mdc", good: "barc: 1\ntoolkit: mdc")
  }

  package static var missingKey: FindingKind {
    FindingKind(
      "missing-key", .error, tier: .hard, summary: "A key that must be there is not.",
      rationale:
        "Without it the object has no meaning: a file has a version and a toolkit, a device has a size.",
      bad: "toolkit: mdc", good: "barc: 1\ntoolkit: mdc")
  }

  package static var unknownKey: FindingKind {
    FindingKind(
      "unknown-key", .error, tier: .hard, summary: "The type has no property of that name.",
      rationale:
        "A misspelt property would silently do nothing; every key of a description is known, or it is an error.",
      bad: "barc: 1\ntoolkit: mdc\nscreens: {inbox: {titel: Inbox}}",
      good: "barc: 1\ntoolkit: mdc\nscreens: {inbox: {title: Inbox}}")
  }

  package static var wrongKind: FindingKind {
    FindingKind(
      "wrong-kind", .error, tier: .hard,
      summary: "The value is of a kind that the property does not take.",
      rationale: "A value is read as what its property is, never guessed from its spelling.",
      bad: "barc: 1\ntoolkit: mdc\nscreens: {inbox: {prefersStatusBarHidden: yes}}",
      good: "barc: 1\ntoolkit: mdc\nscreens: {inbox: {prefersStatusBarHidden: true}}")
  }

  package static var numberOutOfRange: FindingKind {
    FindingKind(
      "number-out-of-range", .error, tier: .hard,
      summary: "The number is larger than any that can be computed with.",
      rationale:
        "Frames are computed in double precision, as the toolkits do; this number is infinite there.",
      bad: "barc: 1\ntoolkit: mdc\nscreens: {inbox: {buttonBar: {buttonTitleBaseline: 1e400}}}",
      good: "barc: 1\ntoolkit: mdc\nscreens: {inbox: {buttonBar: {buttonTitleBaseline: 40}}}")
  }

  package static var unknownCase: FindingKind {
    FindingKind(
      "unknown-case", .error, tier: .hard, summary: "The enumeration has no case of that name.",
      rationale: "Cases are written by their Swift names, without the dot.",
      bad: "barc: 1\ntoolkit: mdc\nscreens: {inbox: {navigationBar: {titleAlignment: middle}}}",
      good: "barc: 1\ntoolkit: mdc\nscreens: {inbox: {navigationBar: {titleAlignment: center}}}")
  }

  package static var unknownColor: FindingKind {
    FindingKind(
      "unknown-color", .error, tier: .hard,
      summary: "Neither the file nor UIKit has a color of that name.",
      rationale:
        "A color is written as components, by a name of the file's `colors`, or by UIKit's name.",
      bad: "barc: 1\ntoolkit: mdc\nscreens: {inbox: {buttonBar: {tintColor: blu}}}",
      good: "barc: 1\ntoolkit: mdc\nscreens: {inbox: {buttonBar: {tintColor: blue}}}")
  }

  package static var colorInComment: FindingKind {
    FindingKind(
      "color-in-comment", .warning, tier: .lint,
      summary: "A color without quotes is a comment.",
      rationale:
        "To YAML a `#` behind a blank begins a comment, so that the property has no value and its default counts.",
      bad: "barc: 1\ntoolkit: mdc\nscreens:\n  inbox:\n    buttonBar:\n      tintColor: #FF0000",
      good:
        "barc: 1\ntoolkit: mdc\nscreens:\n  inbox:\n    buttonBar:\n      tintColor: \"#FF0000\"")
  }

  package static var notWritable: FindingKind {
    FindingKind(
      "not-writable", .error, tier: .hard,
      summary: "The property is known and cannot be written in a description.",
      rationale:
        "It is a block, a layer, read-only or no longer there: a description could only pretend to set it.",
      bad:
        "barc: 1\ntoolkit: mdc\nscreens: {inbox: {buttonBar: {traitCollectionDidChangeBlock: update}}}",
      good: "barc: 1\ntoolkit: mdc\nscreens: {inbox: {buttonBar: {}}}")
  }

  package static var wrongToolkit: FindingKind {
    FindingKind(
      "wrong-toolkit", .error, tier: .hard, summary: "The property belongs to the other toolkit.",
      rationale: "A screen's bars are of one toolkit; the other's do not exist there.",
      bad: "barc: 1\ntoolkit: uikit\nscreens: {inbox: {buttonBar: {}}}",
      good: "barc: 1\ntoolkit: mdc\nscreens: {inbox: {buttonBar: {}}}")
  }

  package static var notCompiledYet: FindingKind {
    FindingKind(
      "not-compiled-yet", .note, tier: .lint,
      summary: "The bar is part of the language and is not compiled by this version.",
      rationale:
        "The rest of the file compiles; what stands below this key is checked and not laid out."
    )
  }

  package static var objectiveCSpelling: FindingKind {
    FindingKind(
      "objective-c-spelling", .note, tier: .lint,
      summary: "The key is the Objective-C name of a property.",
      rationale:
        "Descriptions use Swift names; both are understood, and one spelling is easier to search for.",
      bad: "barc: 1\ntoolkit: mdc\nscreens: {inbox: {buttonBar: {hidden: true}}}",
      good: "barc: 1\ntoolkit: mdc\nscreens: {inbox: {buttonBar: {isHidden: true}}}")
  }
}
