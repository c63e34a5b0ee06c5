import BarCatalog
import BarCompiler
import BarEmit
import BarText
import TestSupport
import Testing

/// Whether a property does what its support says: shows in views or layouts, or not.
///
/// Objects echo what is written, so they do not count.
@Suite struct EffectTests {
  /// A property of an item or a bar, on a bar that is laid out.
  struct Subject: CustomTestStringConvertible, Sendable {
    let type: BarType
    let place: UInt8
    let host: BarCatalog.Host

    var entry: Entry { type.entry(at: place) }
    var testDescription: String { "\(type.name).\(entry.name) on \(host)" }
    /// How `inert.txt` names it.
    var name: String { "\(type.name).\(entry.name)" }
  }

  static let items: [Subject] = [BarCatalog.Host.buttonBar, .navigationBar, .bottomAppBar]
    .flatMap { host in subjects(.uiBarButtonItem, host) }

  static let bars: [Subject] =
    subjects(.uiNavigationItem, .navigationBar) + subjects(.mdcNavigationBar, .navigationBar)
    + subjects(.mdcButtonBar, .buttonBar) + subjects(.mdcHeaderStackView, .buttonBar)
    + subjects(.mdcBottomAppBarView, .bottomAppBar) + subjects(.mdcFloatingButton, .bottomAppBar)

  /// Bars whose properties are tried and named in `pending.txt` where nothing shows them yet.
  static let pending: [Subject] =
    [BarCatalog.Host.uiNavigationBar, .uiToolbar].flatMap { subjects(.uiBarButtonItem, $0) }
    + subjects(.uiNavigationItem, .uiNavigationBar) + subjects(.uiNavigationBar, .uiNavigationBar)
    + subjects(.uiToolbar, .uiToolbar) + subjects(.mdcAppBarViewController, .appBar)
    + subjects(.mdcFlexibleHeaderView, .appBar)

  private static func subjects(_ type: BarType, _ host: BarCatalog.Host) -> [Subject] {
    (0..<type.propertyCount).map { Subject(type: type, place: $0, host: host) }
      .filter { !$0.entry.traits.contains(.unwritable) }
  }

  /// Properties that do something which no view or frame shows, each with where it does show.
  static let inert: [String: String] = {
    let text = String(decoding: Golden.bytes(of: "effects/inert.txt") ?? [], as: UTF8.self)
    let pairs = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", maxSplits: 1).map { String($0) } }
    return Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], $0[1]) })
  }()

  @Test(arguments: items + bars) func supportIsWhatTheLayoutShows(subject: Subject) throws {
    let isRead: Bool
    switch subject.entry.support.actual(on: subject.host) {
    case .observed, .readOnce, .unspecified: isRead = true
    case .ignored: isRead = false
    case .unsupported, .notApplicable: return
    case .unknown: isRead = !(subject.type == .uiNavigationItem)
    }
    let shows = contexts(of: subject).contains { context in
      Set(values(of: subject).map { outcome(context, $0, of: subject) }).count > 1
    }
    if isRead {
      #expect(shows || Self.inert[subject.name] != nil, "nothing shows \(subject.name)")
    } else {
      #expect(!shows, "\(subject.name) is ignored, and shows")
    }
  }

  /// What does not show yet is known by name, and what UIKit ignores does not show.
  @Test func pendingPropertiesAreKnown() {
    var pending: [String] = []
    for subject in Self.pending {
      let shows = contexts(of: subject).contains { context in
        Set(values(of: subject).map { outcome(context, $0, of: subject) }).count > 1
      }
      switch subject.entry.support.actual(on: subject.host) {
      case .ignored: #expect(!shows, "\(subject.testDescription) is ignored, and shows")
      case .unsupported, .notApplicable: continue
      case .observed, .readOnce, .unspecified, .unknown:
        if !shows { pending.append(subject.testDescription) }
      }
    }
    let head = """
      # Properties that no view and no layout shows: of what a tap does and what the app is told, and those whose drawing or
      # layout is not computed yet. `BARC_RECORD=1 swift test --filter EffectTests` writes the list anew.

      """
    let text = head + pending.sorted().joined(separator: "\n") + "\n"
    #expect(Golden.difference(of: Array(text.utf8), from: "effects/pending.txt") == nil)
  }

  /// What the list excuses is there, and does not show.
  @Test func listIsOfPropertiesThatDoNotShow() {
    let subjects = Dictionary(grouping: Self.items + Self.bars, by: \.name)
    for name in Self.inert.keys.sorted() {
      guard let own = subjects[name] else {
        Issue.record("\(name) is no property of a bar that is laid out")
        continue
      }
      let shows = own.contains { subject in
        contexts(of: subject).contains { context in
          Set(values(of: subject).map { outcome(context, $0, of: subject) }).count > 1
        }
      }
      #expect(!shows, "\(name) shows")
    }
  }

  /// Nothing, and values that differ.
  private func values(of subject: Subject) -> [String?] {
    let form = subject.entry.form
    var values: [String?] = [nil] + ValueSamples.of(form)
    if form.kind == .number { values.append("90") }
    if form.objectType == .viewDescription {
      values += ["{width: 40, height: 20}", "{kind: button, title: Tap, width: 90, height: 30}"]
    }
    switch form.elementType(isUIKit: false) {
    case .uiBarButtonItem:
      values.append(form.container == .list ? "[{title: Other}]" : "{title: Other}")
    case .menuElement: values.append("{title: Other, image: minus}")
    case .textAttributes: values.append("{font: {size: 30}, foregroundColor: red}")
    case .imageReference: values.append("{name: other, size: [60, 20]}")
    default: break
    }
    return values
  }

  /// Screens with a place for one more entry, `%`, in a line of its own.
  private func contexts(of subject: Subject) -> [String] {
    switch subject.type {
    case .uiBarButtonItem:
      let contents = [
        "title: Edit,", "image: plus,", "title: Edit, image: plus,", "",
        "customView: {width: 30, height: 20, kind: button, title: Tap},",
        "title: Edit, menu: {children: [{title: One}]},",
        "title: Edit, titleTextAttributes: {font: {size: 20}},",
      ]
      return contents.map { content in
        switch subject.host {
        case .uiNavigationBar: "navigationItem: {title: A, rightBarButtonItem: {\(content)\n%\n}}"
        case .uiToolbar: "toolbar: {items: [{title: B}, {\(content)\n%\n}]}"
        case .buttonBar: "buttonBar: {items: [{\(content)\n%\n}]}"
        case .bottomAppBar: "bottomAppBar: {leadingBarButtonItems: [{\(content)\n%\n}]}"
        default: "navigationBar: {}, navigationItem: {rightBarButtonItem: {\(content)\n%\n}}"
        }
      }
    case .uiNavigationItem where subject.host == .uiNavigationBar:
      return [
        "navigationItem: {\n%\n}",
        "navigationItem: {title: Inbox, rightBarButtonItem: {title: Edit},\n%\n}",
        "navigationItem: {title: Inbox, leftBarButtonItem: {title: Edit},\n%\n}",
        "navigationBar: {prefersLargeTitles: true, items: [{title: First}, {title: Inbox,\n%\n}]}",
        "navigationBar: {items: [{title: First}, {title: Inbox, leftBarButtonItem: {title: Edit},\n%\n}]}",
      ]
    case .uiNavigationBar:
      return ["", "prefersLargeTitles: true,"].map {
        "navigationBar: {items: [{title: First}, {title: Inbox, rightBarButtonItem: {title: Edit}}], \($0)\n%\n}"
      }
    case .uiToolbar: return ["toolbar: {items: [{title: Edit}, {image: plus}],\n%\n}"]
    case .mdcAppBarViewController: return headers(of: subject).map { "\($0), appBar: {\n%\n}" }
    case .mdcFlexibleHeaderView:
      let view = ["trackingScrollView: list,", "maximumHeight: 120,"]
        .filter { !$0.hasPrefix("\(subject.entry.name):") }.joined(separator: " ")
      let kinds = ["", "shiftBehavior: enabled,", "minMaxHeightIncludesSafeArea: false,"]
        .filter { !$0.hasPrefix("\(subject.entry.name):") }
      return headers(of: subject).flatMap { header in
        kinds.map { "\(header), appBar: {headerView: {\(view) \($0)\n%\n}}" }
      } + ["appBar: {headerView: {\n%\n}}"]
    case .uiNavigationItem:
      return [
        "navigationBar: {}, navigationItem: {\n%\n}",
        "navigationBar: {backItem: {title: Back}}, navigationItem: {\n%\n}",
        "navigationBar: {}, navigationItem: {title: Inbox, rightBarButtonItem: {title: Edit},\n%\n}",
        "navigationBar: {backItem: {title: Back}}, navigationItem: {leftBarButtonItem: {title: Edit},\n%\n}",
      ]
    case .mdcNavigationBar:
      let contents = [
        "", "title: Inbox,", "title: Inbox, leadingBarButtonItem: {title: Edit},",
        "title: Inbox, backItem: {title: Back}, leadingBarButtonItem: {title: Edit},",
        "title: Inbox, trailingBarButtonItems: [{title: Edit}, {image: plus}],",
        "titleView: {width: 80, height: 20}, trailingBarButtonItem: {title: Edit},",
        "title: Inbox, enableRippleBehavior: true, trailingBarButtonItem: {title: Edit},",
        "backItem: {title: Back},", "rippleColor: red, trailingBarButtonItem: {title: Edit},",
        "title: Inbox, allowAnyTitleFontSize: true,",
        "title: Inbox, titleFont: {size: 30},",
      ]
      return contents.map { "navigationBar: {\($0)\n%\n}" }
        + ["navigationItem: {title: Inbox}, navigationBar: {\n%\n}"]
    case .mdcButtonBar:
      let contents = [
        "", "items: [{title: Edit}, {image: plus}],",
        "rippleColor: red, items: [{title: Edit}],",
        "enableRippleBehavior: true, items: [{title: Edit}, {image: plus}],",
      ]
      return contents.map { "buttonBar: {\($0)\n%\n}" }
    case .mdcHeaderStackView:
      return [
        "headerStackView: {\n%\n}",
        "headerStackView: {topBar: {width: 30, height: 40}, bottomBar: {width: 20, height: 50},\n%\n}",
      ]
    case .mdcBottomAppBarView:
      let items = "leadingBarButtonItems: [{title: Edit}], trailingBarButtonItems: [{image: plus}],"
      return ["", items, "floatingButtonPosition: leading,"].map { "bottomAppBar: {\($0)\n%\n}" }
    case .mdcFloatingButton:
      let contents = [
        "", "image: plus,", "mode: expanded, title: Write, image: plus,", "shape: mini,",
        "isEnabled: false,", "mode: expanded, title: Write, accessibilityLabel: Other,",
      ]
      return contents.map { "bottomAppBar: {floatingButton: {\($0)\n%\n}}" }
    default: return []
    }
  }

  /// What a screen with a header has besides.
  private func headers(of subject: Subject) -> [String] {
    ["tableView", "webView"].map {
      "navigationItem: {title: Inbox}, scrollViews: {list: {kind: \($0), offsets: [-250, 0, 60, 200]}}"
    }
  }

  /// Views and layouts of a screen as bytes; the entry stands in a line of its own, so that nothing else moves.
  private func outcome(_ context: String, _ value: String?, of subject: Subject) -> String {
    let entry = value.map { "\(subject.entry.name): \($0)" } ?? ""
    let text = """
      barc: 1
      toolkit: \(subject.host == .uiNavigationBar || subject.host == .uiToolbar ? "uikit" : "mdc")
      targets: {devices: [iphone-se-3], orientations: [portrait], os: ["26.0"]}
      screens: {a: {\(context.replacing("%", with: entry))}}
      """
    let compilation = compile(SourceFile(path: "effect.yaml", bytes: Array(text.utf8)))
    guard let document = compilation.documents.first else { return "" }
    let layout = layoutIR(of: document, isPretty: false)
    let views = Array("\"views\":".utf8)
    guard let start = layout.firstRange(of: views)?.lowerBound else { return "" }
    // Which object of the list a view is of depends on what else is written.
    return String(decoding: layout[start...], as: UTF8.self).replacing(/"object":[0-9]+/, with: "")
  }
}
