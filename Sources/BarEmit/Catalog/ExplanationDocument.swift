import BarCatalog
package import BarJSON
package import BarText

/// What `barc explain` says, as JSON.
package enum ExplanationDocument {
  package static func document(of kind: FindingKind) -> JSONValue {
    var members: [JSONValue.Member] = []
    members.append("finding", .text(kind.name))
    members.append("severity", .text(kind.severity.name))
    members.append("isHard", .boolean(kind.tier == .hard))
    members.append("summary", .text(kind.summary))
    members.append("rationale", .text(kind.rationale))
    append("explains", kind.explains.map { "\($0)" }, to: &members)
    append("sources", kind.sourceList, to: &members)
    append("bad", FindingKind.examples(in: kind.bad), to: &members)
    append("fixed", FindingKind.examples(in: kind.fixed), to: &members)
    append("good", FindingKind.examples(in: kind.good), to: &members)
    return .object(members)
  }

  private static func append(
    _ name: String, _ texts: [String], to members: inout [JSONValue.Member]
  ) {
    if !texts.isEmpty { members.append(name, .array(texts.map(JSONValue.string))) }
  }

  /// What can be found, each in a sentence.
  package static func list(of kinds: [FindingKind]) -> JSONValue {
    [
      "findings": .array(
        kinds.map { kind in
          [
            "finding": .text(kind.name), "severity": .text(kind.severity.name),
            "summary": .text(kind.summary),
          ]
        })
    ]
  }

  /// One thing, or a list of those that a name may mean.
  package static func document(of subjects: [CatalogSubject]) -> JSONValue {
    let documents = subjects.map(document)
    return documents.count == 1 ? documents[0] : ["candidates": .array(documents)]
  }

  private static func document(_ subject: CatalogSubject) -> JSONValue {
    switch subject {
    case .type(let type): ["type": CatalogDocument.type(type)]
    case .enumeration(let name): ["enumeration": CatalogDocument.enumeration(name)]
    case .property(let types, let entry):
      [
        "property": CatalogDocument.property(entry),
        "of": .array(types.map { .text($0.name) }),
      ]
    }
  }
}
