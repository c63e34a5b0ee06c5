import BarCatalog
import BarCompiler
import BarText

extension Report {
  /// Reports what is wrong in some environments of a screen: one finding, with their names.
  ///
  /// - Parameters:
  ///   - fact: The fact without figures, which the identity of the finding rests on.
  ///   - measure: How bad it is where it is worst; follows the fact.
  ///   - isConcerned: Whether it is so in an environment of these layouts; in all if left out.
  ///   - severity: How bad it is if the layout is exact; the kind's if left out.
  mutating func flaws(
    _ flaws: Flaws, of bar: BarUse, at place: WrittenPlace?, _ fact: String,
    _ measure: String = "", help: String? = nil, source: StaticString = "",
    severity: Severity? = nil, where isConcerned: (Environment) -> Bool = { _ in true }
  ) {
    guard !flaws.isEmpty, let place else { return }
    judge(place, of: bar)
    let names = bar.names(of: flaws.layouts, where: isConcerned)
    let message = fact + (measure.isEmpty ? "" : " ") + measure + " " + bar.phrase(of: names)
    layout(
      of: place.cell, atKey: place.isKey, message, help: help, source: source,
      severity: (severity ?? kind.severity).lowered(to: flaws.confidence),
      contexts: Finding.Contexts(fact, in: names))
  }

  /// Says of a bar what is so in all environments.
  mutating func say(
    at place: WrittenPlace, of bar: BarUse, _ message: String, help: String? = nil,
    severity: Severity? = nil
  ) {
    judge(place, of: bar)
    layout(
      of: place.cell, atKey: place.isKey, message, help: help, source: "",
      severity: severity ?? kind.severity, contexts: nil)
  }

  /// Makes the object that a place belongs to the one that is being judged.
  private mutating func judge(_ place: WrittenPlace, of bar: BarUse) {
    // An object that the layout stage made has no place in the file, so the finding is about the screen.
    let owner = bar.tape[Int(place.owner)].node < 0 ? bar.screen.head : place.owner
    object = Subject(
      node: bar.tape[Int(owner)].node, head: owner, screen: bar.screen.node)
  }
}

extension BarUse {
  /// The names of the environments of layouts, in the order of targets.
  fileprivate func names(
    of layouts: [Int], where isConcerned: (Environment) -> Bool
  ) -> [String] {
    var indexes = layouts.flatMap { self.layouts[$0].environments }
    indexes.sort()
    var names: [String] = []
    var last: Int32 = -1
    // An environment may occur more than once: a bar has a layout for each of its surroundings.
    for index in indexes where index != last {
      let environment = stage.resolved.environments[Int(index)]
      if isConcerned(environment) { names += environment.names }
      last = index
    }
    return names
  }

  /// Which and how many environments of the screen it is: the first ones by their names.
  fileprivate func phrase(of names: [String]) -> String {
    let set = stage.resolved.targetSets[screen.targets]
    let count = set.reduce(0) { $0 + stage.resolved.environments[Int($1)].names.count }
    let list = names.prefix(namesShown).map { "`\($0)`" }.joined(separator: ", ")
    if count == 1 { return "in \(list)" }
    return
      "in \(names.count) of \(count) environments: \(list)\(names.count > namesShown ? ", …" : "")"
  }
}

/// How many environments a message names; JSON has them all.
private let namesShown = 3
