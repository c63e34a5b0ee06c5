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

  private let document: Resolved
  private let tape: [Cell]
  private let rules: [Rule]
  private var suspects: SuspectTable
  /// The rules that judge properties.
  private let propertyRules: [Int]
  /// The rules that judge objects of a type, by the raw `BarType`.
  private let objectRules: [ObjectRule]
  /// What each of them looks for, by itself.
  private let presences: [Presence.Masks]
  /// Where the rules of each type begin among those, and at last where they end.
  private let starts: [Int]
  private var report: Report
  /// The header that was asked for last: the rules ask for one several times in a row.
  private var known: KnownHeader?
  /// Where errors of the description are, in text order: what is missing there may be what is wrong.
  private let errors: [Int32]

  init?(_ document: Resolved, _ rules: [Rule], errors: [Int32]) {
    guard let first = rules.first else { return nil }
    self.errors = errors
    self.document = document
    self.rules = rules
    tape = document.tape
    suspects = SuspectTable(rules)
    report = Report(document.checked, first.kind)
    (objectRules, starts) = ObjectRule.byType(rules)
    presences = objectRules.map(\.presence)
    propertyRules = rules.indices.filter { rules[$0].judge.properties != nil }
  }

  /// Everything that the rules find.
  mutating func findings() -> [Finding] {
    let description = document.checked.description
    let targets = description[.targets]
    let common = Versions(nil, targets)
    // Held by itself: handing on the whole document would count all of its references.
    let flows = document.flows
    for (number, screen) in document.screens.enumerated() {
      let element = Element<Screen>(tape, at: screen.head)
      let own = element[.targets].map { Versions($0, targets) }
      visit(
        Visit(
          head: screen.head, type: Screen.type,
          bar: ReadingBar(ofItemOf: screen, element, among: flows), versions: own ?? common,
          screen: Int32(number), flow: -1, owner: -1, property: 0))
    }
    for (number, flow) in flows.enumerated() where flow.head >= 0 {
      visit(
        Visit(
          head: flow.head, type: Flow.type, bar: nil, versions: common, screen: -1,
          flow: Int32(number), owner: -1, property: 0))
    }
    if let keys = description[.infoPlist] {
      visit(
        Visit(
          head: keys.head, type: InfoPlist.type, bar: nil, versions: common, screen: -1, flow: -1,
          owner: -1, property: 0))
    }
    return report.findings
  }

  /// Judges an object and all that it holds.
  private mutating func visit(_ object: Visit) {
    let masks = suspects.masks(object.type, object.bar?.host, object.versions)
    var present: UInt64 = 0
    for index in tape.run(at: Int(object.head)) {
      let bit: UInt64 = 1 << UInt64(tape[index].place)
      present |= bit
      if masks.suspects & bit != 0 { judge(tape[index], of: object) }
      if masks.holders & bit != 0 { descend(tape[index], object) }
    }
    let type = Int(object.type.rawValue)
    // Made once for all rules that judge the object: each counts references of the whole document.
    var place: ObjectPlace?
    var header: HeaderUse?
    // By their masks alone, so that a rule that does not fit is not touched: copying one counts references.
    for index in starts[type]..<starts[type + 1] where presences[index].fits(present) {
      ask(index, of: object, &place, &header)
    }
  }

  /// Lets a rule judge an object that has what the rule looks for.
  @inline(never)
  private mutating func ask(
    _ index: Int, of object: Visit, _ place: inout ObjectPlace?, _ header: inout HeaderUse?
  ) {
    let holder = objectRules[index].holder
    if holder != 0 && holder != object.property { return }
    guard objectRules[index].isSuspicious(tape, object.head) else { return }
    if presences[index].needsAbsence && hasError(object) { return }
    if place == nil { place = ObjectPlace(document: document, visit: object) }
    if let place { judge(index, place, &header) }
  }

  private mutating func judge(_ index: Int, _ place: ObjectPlace, _ header: inout HeaderUse?) {
    begin(objectRules[index].number, place.visit)
    switch objectRules[index].judge {
    case .object(let judge): judge(place, &report)
    case .header(let judge):
      if header == nil { header = self.header(of: place) }
      if let header { judge(header, &report) }
    }
  }

  /// The header that an object is part of: its controller, the view, or the container; nothing for any other object.
  private mutating func header(of place: ObjectPlace) -> HeaderUse? {
    guard let screen = place.screen else { return nil }
    let isController = HeaderUse.controllers.contains(place.type)
    let head = isController ? place.visit.head : place.visit.owner
    guard head >= 0 else { return nil }
    if known?.screen != place.visit.screen || known?.controller != head {
      guard let type = BarType(rawValue: UInt8(truncatingIfNeeded: tape[Int(head)].id)),
        HeaderUse.controllers.contains(type), let header = document.header(of: screen, type)
      else { return nil }
      known = KnownHeader(screen: place.visit.screen, controller: head, header: header)
    }
    return known.map { HeaderUse(place, of: screen, controllerAt: head, $0.header) }
  }

  /// Whether something that is wrong stands inside of an object.
  private func hasError(_ object: Visit) -> Bool {
    let node = tape[Int(object.head)].node
    if errors.isEmpty || node < 0 { return false }
    let range = document.tree.resolvedRange(of: node)
    let next = errors.partitioningIndex { $0 >= range.lower }
    return next < errors.count && errors[next] < range.upper
  }

  private mutating func judge(_ cell: Cell, of object: Visit) {
    let use = PropertyUse(object: ObjectPlace(document: document, visit: object), cell: cell)
    let bit: UInt64 = 1 << UInt64(cell.place)
    for (rule, number) in propertyRules.enumerated()
    where suspects.suspects(rule, bit, object.type, object.bar?.host) {
      begin(number, object)
      rules[number].judge.properties?.judge(use, &report)
    }
  }

  private mutating func begin(_ rule: Int, _ object: Visit) {
    report.kind = rules[rule].kind
    report.object = Report.Subject(
      node: tape[Int(object.head)].node, head: object.head,
      screen: object.screen < 0 ? -1 : document.screens[Int(object.screen)].node)
  }

  /// Visits the object or objects that a property holds.
  private mutating func descend(_ cell: Cell, _ owner: Visit) {
    switch suspects.container(owner.type, cell.place) {
    case .single: descend(to: cell, cell.id, owner)
    case .list:
      for index in tape.run(at: Int(truncatingIfNeeded: cell.word)) {
        descend(to: tape[index], cell.id, owner)
      }
    case .table:
      let rows = tape.run(at: Int(truncatingIfNeeded: cell.word))
      for index in stride(from: rows.lowerBound + 1, to: rows.upperBound, by: 2) {
        descend(to: tape[index], cell.id, owner)
      }
    }
  }

  private mutating func descend(to cell: Cell, _ property: UInt16, _ owner: Visit) {
    let head = Int32(truncatingIfNeeded: cell.word)
    guard let type = BarType(rawValue: UInt8(truncatingIfNeeded: tape[Int(head)].id)) else {
      return
    }
    visit(
      Visit(
        head: head, type: type,
        bar: ReadingBar(of: type, at: head, on: tape, property, in: owner.bar),
        versions: owner.versions, screen: owner.screen, flow: owner.flow, owner: owner.head,
        property: property))
  }
}
