import BarCompiler
package import BarText

extension FindingKind {
  /// Every kind of findings, of stages and of rules, by name.
  package static var known: [FindingKind] {
    (FindingKind.all + ofConfiguration + ofSuppressions + Rule.all.map(\.kind))
      .map { (name: "\($0.name)", kind: $0) }.sorted { $0.name < $1.name }.map(\.kind)
  }

  /// The kind of a name.
  package static func known(named name: String) -> FindingKind? {
    known.first { "\($0.name)" == name }
  }
}
