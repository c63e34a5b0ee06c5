import BarCatalog
import BarCompiler
import BarSyntax
import BarText

/// Takes all rules past every object of a document, once.
struct Walk {
  private let document: Resolved
  private let tree: YAMLTree
  private let rules: [Rule]
  private var suspects: SuspectTable
  /// The rules that judge objects of a type, by the raw `BarType`.
  private let objectRules: [[Int]]
  private var report: Report

  init?(_ document: Resolved, _ rules: [Rule]) {
    guard let first = rules.first else { return nil }
    self.document = document
    self.rules = rules
    tree = document.tree
    suspects = SuspectTable(rules)
    report = Report(tree, first.kind)
    var objectRules = [[Int]](repeating: [], count: BarType.allCases.count)
    for (number, rule) in rules.enumerated() {
      guard let type = rule.judge.objects?.type else { continue }
      objectRules[Int(type.rawValue)].append(number)
    }
    self.objectRules = objectRules
  }

  /// Everything that the rules find.
  mutating func findings() -> [Finding] {
    let description = document.checked.description
    let targets = description[.targets]
    let common = Versions(nil, targets)
    for screen in document.screens {
      let element = Element<Screen>(document.tape, at: screen.head)
      let own = element[.targets].map { Versions($0, targets) }
      visit(
        ObjectPlace(
          document: document, head: screen.head, type: Screen.type,
          bar: ReadingBar(ofItemOf: screen, element, in: document), versions: own ?? common,
          screen: screen, use: -1))
    }
    for flow in document.flows where flow.head >= 0 {
      visit(
        ObjectPlace(
          document: document, head: flow.head, type: Flow.type, bar: nil, versions: common,
          screen: nil, use: -1))
    }
    return report.findings
  }

  /// Judges an object and all that it holds.
  private mutating func visit(_ place: ObjectPlace) {
    let masks = suspects.masks(place.type, place.host, place.versions)
    for index in document.tape.run(at: Int(place.head)) {
      let cell = document.tape[index]
      let bit: UInt64 = 1 << UInt64(cell.place)
      if masks.suspects & bit != 0 { judge(PropertyUse(object: place, cell: cell)) }
      if masks.holders & bit != 0 { descend(cell, place) }
    }
    for number in objectRules[Int(place.type.rawValue)] {
      guard let judge = rules[number].judge.objects else { continue }
      begin(number, place)
      judge.judge(place, &report)
    }
  }

  private mutating func judge(_ use: PropertyUse) {
    let entry = use.entry
    for (number, rule) in rules.enumerated() {
      guard let judge = rule.judge.properties, judge.suspects(entry, use.host, use.versions) else {
        continue
      }
      begin(number, use.object)
      judge.judge(use, &report)
    }
  }

  private mutating func begin(_ rule: Int, _ place: ObjectPlace) {
    report.kind = rules[rule].kind
    report.object = (document.tape[Int(place.head)].node, place.use)
  }

  /// Visits the object or objects that a property holds.
  private mutating func descend(_ cell: Cell, _ owner: ObjectPlace) {
    let container = suspects.container(owner.type, cell.place)
    let use = usedAlias(cell, owner)
    switch container {
    case .single: descend(to: cell, cell.id, owner, use)
    case .list:
      for index in document.tape.run(at: Int(truncatingIfNeeded: cell.word)) {
        let member = document.tape[index]
        descend(to: member, cell.id, owner, use >= 0 ? use : alias(member.node))
      }
    case .table:
      let rows = document.tape.run(at: Int(truncatingIfNeeded: cell.word))
      for index in stride(from: rows.lowerBound + 1, to: rows.upperBound, by: 2) {
        let member = document.tape[index]
        descend(to: member, cell.id, owner, use >= 0 ? use : alias(member.node))
      }
    }
  }

  private mutating func descend(
    to cell: Cell, _ property: UInt16, _ owner: ObjectPlace, _ use: Int32
  ) {
    let head = Int32(truncatingIfNeeded: cell.word)
    guard let type = BarType(rawValue: UInt8(truncatingIfNeeded: document.tape[Int(head)].id))
    else { return }
    visit(
      ObjectPlace(
        document: document, head: head, type: type,
        bar: ReadingBar(of: type, at: head, property, in: owner), versions: owner.versions,
        screen: owner.screen, use: use))
  }

  /// The alias that a value is written as, if it is the outermost one.
  private func usedAlias(_ cell: Cell, _ owner: ObjectPlace) -> Int32 {
    owner.use >= 0 ? owner.use : alias(cell.node)
  }

  private func alias(_ node: Int32) -> Int32 {
    node >= 0 && tree.nodes[Int(node)].kind == .alias ? node : -1
  }
}
