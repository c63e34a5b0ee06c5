import BarCatalog
import BarCompiler
import BarSyntax
import BarText

/// Takes all rules past every object of a document, once.
struct Walk {
  /// A header of a screen, by its number, with the index of its controller's head.
  private struct KnownHeader {
    let screen: Int32
    let controller: Int32
    let header: ResolvedHeader
  }

  private let document: DocumentPlace
  private let tape: [Cell]
  private let rules: [Rule]
  private var report: Report
  /// The header that was asked for last: the rules ask for one several times in a row.
  private var known: KnownHeader?
  /// Where errors of the description are, in text order: what is missing there may be what is wrong.
  private let errors: [Int32]

  /// - Parameter rules: The rules of the tables that are asked, at least one.
  init(_ document: DocumentPlace, _ rules: [Rule], errors: [Int32]) {
    self.errors = errors
    self.document = document
    self.rules = rules
    tape = document.resolved.checked.tape
    report = Report(document.resolved.checked, rules)
  }

  /// Everything that the rules find.
  mutating func findings(asking tables: inout RuleTables) -> [Finding] {
    let description = Element<Description>(tape, at: document.resolved.checked.head)
    let targets = description[.targets]
    let defaults = document.resolved.targetDefaults
    let common = Versions(nil, targets, over: defaults)
    // Held in a variable of its own: passing on the whole document would retain all of its references.
    let flows = document.resolved.flows
    for (number, screen) in document.resolved.screens.enumerated() {
      let element = Element<Screen>(tape, at: screen.head)
      let own = element[.targets].map { Versions($0, targets, over: defaults) }
      visit(
        Visit(
          head: screen.head, type: Screen.type,
          bar: ReadingBar(ofItemOf: screen, element, among: flows), versions: own ?? common,
          screen: Int32(number), isPushed: screen.isPushed, flow: -1, owner: -1, property: 0),
        &tables)
    }
    for (number, flow) in flows.enumerated() where flow.head >= 0 {
      visit(
        Visit(
          head: flow.head, type: Flow.type, bar: nil, versions: common, screen: -1,
          isPushed: false, flow: Int32(number), owner: -1, property: 0), &tables)
    }
    if let keys = description[.infoPlist] {
      visit(
        Visit(
          head: keys.head, type: InfoPlist.type, bar: nil, versions: common, screen: -1,
          isPushed: false, flow: -1, owner: -1, property: 0), &tables)
    }
    return report.findings
  }

  /// Judges an object and all that it holds.
  private mutating func visit(_ object: Visit, _ tables: inout RuleTables) {
    var masks = tables.suspects.masks(object.type, object.bar?.host, object.versions)
    var present: UInt64 = 0
    for index in tape.run(at: Int(object.head)) {
      let bit: UInt64 = 1 << UInt64(tape[index].place)
      present |= bit
      if masks.known & bit == 0 { tables.suspects.meet(tape[index].place, in: &masks) }
      if masks.suspects & bit != 0 {
        judge(tape[index], of: object, tables.suspects.rules(masks, tape[index].place))
      }
      if masks.holders & bit != 0 {
        let container = tables.suspects.container(masks, tape[index].place)
        descend(tape[index], object, container, &tables)
      }
    }
    for index in tables.objectRules.indices(of: object.type)
    where tables.objectRules.gates[index].lets(present, heldBy: object.property) {
      if let suspects = tables.objectRules.rules[index].suspects, !suspects(tape, object) {
        continue
      }
      if tables.objectRules.gates[index].presence.needsAbsence && hasError(object) { continue }
      judge(object, index, tables.objectRules)
    }
  }

  /// Takes one rule past an object: apart from the loop over all of them, which so carries nothing from one to the next.
  @inline(never)
  private mutating func judge(_ object: Visit, _ index: Int, _ rules: ObjectRules) {
    let place = ObjectPlace(object, in: document)
    begin(rules.rules[index].number, object)
    switch rules.rules[index].judge {
    case .object(let judge): judge(place, &report)
    case .header(let judge): if let header = header(of: place) { judge(header, &report) }
    }
  }

  /// The header that an object is part of: its controller, the view, or the container; `nil` for any other object.
  private mutating func header(of place: ObjectPlace) -> HeaderUse? {
    guard let screen = place.screen else { return nil }
    let isController = HeaderUse.controllers.contains(place.type)
    let head = isController ? place.visit.head : place.visit.owner
    guard head >= 0 else { return nil }
    if known?.screen != place.visit.screen || known?.controller != head {
      guard let type = BarType(rawValue: UInt8(truncatingIfNeeded: tape[Int(head)].id)),
        HeaderUse.controllers.contains(type),
        let header = document.resolved.header(of: screen, type)
      else { return nil }
      known = KnownHeader(screen: place.visit.screen, controller: head, header: header)
    }
    return known.map { HeaderUse(place, of: screen, controllerAt: head, $0.header) }
  }

  /// Whether something that is wrong stands inside of an object.
  private func hasError(_ object: Visit) -> Bool {
    let node = tape[Int(object.head)].node
    if errors.isEmpty || node < 0 { return false }
    let range = document.resolved.checked.tree.resolvedRange(of: node)
    let next = errors.partitioningIndex { $0 >= range.lower }
    return next < errors.count && errors[next] < range.upper
  }

  /// - Parameter numbers: The numbers of the rules that suspect the property.
  private mutating func judge(_ cell: Cell, of object: Visit, _ numbers: [Int]) {
    let use = PropertyUse(object: ObjectPlace(object, in: document), cell: cell)
    for number in numbers {
      begin(number, object)
      rules[number].judge.properties?.judge(use, &report)
    }
  }

  private mutating func begin(_ rule: Int, _ object: Visit) {
    report.rule = rule
    report.object = Report.Subject(
      node: tape[Int(object.head)].node, head: object.head,
      screen: object.screen < 0 ? -1 : document.resolved.screens[Int(object.screen)].node)
  }

  /// Visits the object or objects that a property holds.
  private mutating func descend(
    _ cell: Cell, _ owner: Visit, _ container: ValueForm.Container, _ tables: inout RuleTables
  ) {
    switch container {
    case .single: descend(to: cell, cell.id, owner, &tables)
    case .list:
      for index in tape.run(at: Int(truncatingIfNeeded: cell.word)) {
        descend(to: tape[index], cell.id, owner, &tables)
      }
    case .table:
      let rows = tape.run(at: Int(truncatingIfNeeded: cell.word))
      for index in stride(from: rows.lowerBound + 1, to: rows.upperBound, by: 2) {
        descend(to: tape[index], cell.id, owner, &tables)
      }
    }
  }

  private mutating func descend(
    to cell: Cell, _ property: UInt16, _ owner: Visit, _ tables: inout RuleTables
  ) {
    let head = Int32(truncatingIfNeeded: cell.word)
    guard let type = BarType(rawValue: UInt8(truncatingIfNeeded: tape[Int(head)].id)) else {
      return
    }
    visit(
      Visit(
        head: head, type: type,
        bar: ReadingBar(of: type, at: head, on: tape, property, in: owner.bar),
        versions: owner.versions, screen: owner.screen, isPushed: owner.isPushed, flow: owner.flow,
        owner: owner.head,
        property: property), &tables)
  }
}
