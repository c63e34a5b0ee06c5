import BarCatalog
import BarCompiler
import BarLayout
import BarSyntax

/// An object of a description, and what is known around it.
struct ObjectPlace {
  private let place: DocumentPlace
  let visit: Visit

  init(_ visit: Visit, in document: DocumentPlace) {
    place = document
    self.visit = visit
  }

  /// The document where it is, since copying it would count all of its references.
  var document: Resolved { _read { yield place.resolved } }
  var tape: [Cell] { document.checked.tape }
  var type: BarType { visit.type }
  /// The bar that reads the object; `nil` if none does.
  var bar: ReadingBar? { visit.bar }
  /// The kind of bar that reads the object; `nil` if none does.
  var host: Host? { visit.bar?.host }
  var versions: Versions { visit.versions }
  /// The screen that the object belongs to; nothing outside of screens.
  var screen: ResolvedScreen? {
    visit.screen < 0 ? nil : document.screens[Int(visit.screen)]
  }
  /// The flow that the object belongs to; nothing outside of flows.
  var flow: ResolvedFlow? { visit.flow < 0 ? nil : document.flows[Int(visit.flow)] }

  /// The node that an alias stands for; `nil` for any other node.
  func target(ofAlias node: Int32) -> Int32? {
    let value = document.checked.tree.nodes[Int(node)]
    return value.kind == .alias ? value.link : nil
  }

  /// Gives a text's bytes to a function, without a copy.
  func withText<Result>(_ name: Name, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    document.checked.tree.texts.withText(name.word, body)
  }

  /// A text of the description.
  func string(_ name: Name) -> String { document.checked.tree.texts.string(name.word) }

  /// What a screen is called in the description.
  func id(of screen: ResolvedScreen) -> String { string(screen.id) }

  /// The object that holds this one, where it is of a type; `nil` if it is not.
  func owner<Owner: BarObject>(_ type: Owner.Type) -> Element<Owner>? {
    guard visit.owner >= 0, tape[Int(visit.owner)].id == UInt16(type.type.rawValue) else {
      return nil
    }
    return Element(tape, at: visit.owner)
  }

  /// Whether the items of its bars are glass somewhere: in an app that is built for iOS 26, on such a system.
  var hasGlass: Bool { environments.contains { $0.layout.look >= LiquidGlass.first } }

  /// Whether the object is the navigation bar of a stack that always hides it, or a look of that bar.
  var isNeverShown: Bool {
    host == .uiNavigationBar && flow?.navigationController == .MDCAppBarNavigationController
  }

  /// The languages that the object is laid out for; none where they are not said.
  var languages: [String] {
    let own = screen.flatMap { Element<Screen>(tape, at: $0.head)[.targets] }
    let ofDescription = document.checked.description[.targets]
    guard let targets = Element.sayingReadings(own, ofDescription) else {
      return document.targetDefaults.languages
    }
    return (targets[.languages] ?? .empty).map { string($0) }
  }

  /// What the screen of the object is laid out for, or each screen of its flow; nothing outside of both.
  var environments: [Environment] {
    let screens = screen.map { [$0] } ?? flow?.screens.map { document.screens[$0] } ?? []
    let sets = Set(screens.map(\.targets)).sorted()
    return sets.flatMap { document.targetSets[$0].map { document.environments[Int($0)] } }
  }
}
