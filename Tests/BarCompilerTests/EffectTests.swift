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
  }

  static let items: [Subject] = [BarCatalog.Host.buttonBar, .navigationBar, .bottomAppBar]
    .flatMap { host in subjects(.uiBarButtonItem, host) }

  static let bars: [Subject] =
    subjects(.uiNavigationItem, .navigationBar) + subjects(.mdcNavigationBar, .navigationBar)
    + subjects(.mdcButtonBar, .buttonBar) + subjects(.mdcHeaderStackView, .buttonBar)
    + subjects(.mdcBottomAppBarView, .bottomAppBar) + subjects(.mdcFloatingButton, .bottomAppBar)

  static let headers: [Subject] =
    subjects(.mdcAppBarViewController, .appBar) + subjects(.mdcFlexibleHeaderView, .appBar)

  static let systemBars: [Subject] =
    [BarCatalog.Host.uiNavigationBar, .uiToolbar].flatMap { host in
      subjects(.uiBarButtonItem, host) + subjects(.uiBarButtonItemAppearance, host)
        + subjects(.uiBarButtonItemStateAppearance, host)
    } + subjects(.uiNavigationItem, .uiNavigationBar) + subjects(.uiNavigationBar, .uiNavigationBar)
    + subjects(.uiNavigationBarAppearance, .uiNavigationBar)
    + subjects(.uiBarButtonItemGroup, .uiNavigationBar) + subjects(.uiToolbar, .uiToolbar)
    + subjects(.uiToolbarAppearance, .uiToolbar)

  static let all: [Subject] = items + bars + headers + systemBars

  private static func subjects(_ type: BarType, _ host: BarCatalog.Host) -> [Subject] {
    (0..<type.propertyCount).map { Subject(type: type, place: $0, host: host) }
      .filter { !$0.entry.traits.contains(.unwritable) }
  }

  /// Properties on hosts where they do something that no view and no frame shows, each with where it does show.
  static let inert: Set<String> = {
    let text = String(decoding: Golden.bytes(of: "effects/inert.txt") ?? [], as: UTF8.self)
    var names: Set<String> = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      for host in columns[1].split(separator: " ") { names.insert("\(columns[0]) on \(host)") }
    }
    return names
  }()

  @Test(arguments: all) func supportIsWhatTheLayoutShows(subject: Subject) {
    let isRead: Bool
    switch subject.entry.support.actual(on: subject.host) {
    case .observed, .readOnce, .unspecified: isRead = true
    case .ignored: isRead = false
    case .unsupported, .notApplicable: return
    case .unknown: isRead = subject.type != .uiNavigationItem || subject.host == .uiNavigationBar
    }
    if isRead, !Self.inert.contains(subject.testDescription) {
      #expect(shows(subject), "nothing shows it, and no reason is given in inert.txt")
    } else {
      #expect(!shows(subject), "it is ignored or named in inert.txt, and shows")
    }
  }

  /// Every line excuses properties that there are, and has a reason.
  @Test func listIsOfProperties() {
    let known = Set(Self.all.map(\.testDescription))
    for name in Self.inert.sorted() {
      #expect(known.contains(name), "\(name) is no property of a bar that is laid out")
    }
    let text = String(decoding: Golden.bytes(of: "effects/inert.txt") ?? [], as: UTF8.self)
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let columns = line.split(separator: "\t")
      #expect(columns.count == 3 && columns[2].count > 20, "no reason: \(line)")
    }
  }

  /// Whether two values make views or layouts that differ.
  private func shows(_ subject: Subject) -> Bool {
    contexts(of: subject).contains { context in
      guard let usual = outcome(context, nil, of: subject) else { return false }
      return values(of: subject).contains { value in
        outcome(context, value, of: subject).map { $0 != usual } ?? false
      }
    }
  }

  /// Values that differ.
  private func values(of subject: Subject) -> [String] {
    let form = subject.entry.form
    var values = ValueSamples.of(form)
    if subject.entry.name.description == "trackingScrollView" {
      values += ["list", "[list, other]"]
    }
    if form.kind == .number { values.append("90") }
    if form.kind == .text, form.container == .list { values.append("[A rather wide title]") }
    if form.objectType == .viewDescription {
      values += ["{width: 40, height: 20}", "{kind: button, title: Tap, width: 90, height: 30}"]
    }
    let attributes = "{titleTextAttributes: {font: {size: 30}, foregroundColor: red}}"
    switch form.elementType(isUIKit: false) {
    case .uiNavigationItem: values.append("[{title: Other}]")
    case .mdcNavigationBar: values.append("{titleAlignment: leading}")
    case .mdcAppBarContainerViewController:
      values.append("{isTopLayoutGuideAdjustmentEnabled: true}")
    case .uiBarButtonItemStateAppearance: values.append(attributes)
    case .uiBarButtonItemAppearance: values.append("{normal: \(attributes)}")
    case .uiBarButtonItem:
      values.append(form.container == .list ? "[{title: Other}]" : "{title: Other}")
    case .menuElement: values.append("{title: Other, image: minus}")
    case .textAttributes: values.append("{font: {size: 30}, foregroundColor: red}")
    case .imageReference: values.append("{name: other, size: [60, 20]}")
    default: break
    }
    return values
  }

  /// Screens with a place for one more entry, `%`, in a line of its own; behind `||` further keys of the description.
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
      } + SystemBarContexts.items(on: subject.host)
    case .uiNavigationItem where subject.host == .uiNavigationBar:
      return SystemBarContexts.navigationItems
    case .uiNavigationBar, .uiToolbar, .uiNavigationBarAppearance, .uiToolbarAppearance,
      .uiBarButtonItemAppearance, .uiBarButtonItemStateAppearance, .uiBarButtonItemGroup:
      return SystemBarContexts.contexts(of: subject.type, on: subject.host)
    case .mdcAppBarViewController, .mdcFlexibleHeaderView:
      return HeaderContexts.contexts(of: subject.type)
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

  /// Views and layouts of a screen; the entry stands in a line of its own, so that nothing else moves.
  ///
  /// - Returns: Nothing where the entry is an error in its place, as one that is there twice.
  private func outcome(_ context: String, _ value: String?, of subject: Subject) -> String? {
    let entry = value.map { "\(subject.entry.name): \($0)" } ?? ""
    let isSystem = subject.host == .uiNavigationBar || subject.host == .uiToolbar
    let targets =
      isSystem
      ? "{devices: [iphone-se-2, iphone-se-3], os: [\"14.0\", \"18.0\", \"27.0\"]}"
      : "{devices: [\(subject.host == .appBar ? "iphone-16e" : "iphone-se-3")], orientations: [portrait], os: [\"26.0\"]}"
    let parts = context.replacing("%", with: entry).split(separator: "||")
    let text = """
      barc: 1
      toolkit: \(isSystem ? "uikit" : "mdc")
      targets: \(targets)
      \(parts.count > 1 ? parts[1] : "")
      screens: {a: {\(parts[0])}}
      """
    let compilation = compile(SourceFile(path: "effect.yaml", bytes: Array(text.utf8)))
    guard let document = compilation.documents.first,
      !compilation.findings.contains(where: { $0.severity == .error })
    else { return nil }
    let layout = layoutIR(of: document, isPretty: false)
    let views = Array("\"views\":".utf8)
    guard let start = layout.firstRange(of: views)?.lowerBound else { return nil }
    // Which object of the list a view is of depends on what else is written.
    return String(decoding: layout[start...], as: UTF8.self).replacing(/"object":[0-9]+/, with: "")
  }
}
