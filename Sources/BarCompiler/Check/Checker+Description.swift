import BarCatalog
import BarSyntax
import BarText

/// The version of the description language that is understood.
package let languageVersion = 1

/// How many names may stand between a color's name and its components.
private let longestChainOfColors = 8

extension Checker {
  /// Reads a document as a description and returns the index of its head.
  mutating func description(_ root: Int32) -> Int32 {
    let node = target(root)
    guard node >= 0, kind(node) == .mapping, checkVersion(node) else {
      if node < 0 || kind(node) != .mapping { reportNoDescription(root) }
      return Int32(tape.appendRun([], node: root, id: UInt16(Description.type.rawValue)))
    }
    readToolkit(node)
    readColors(node)
    readDefaults(node)
    return Int32(object(Description.type, node, Written(node)))
  }

  /// Whether a document is in a version of the language that is known.
  private mutating func checkVersion(_ root: Int32) -> Bool {
    guard let node = value(of: "barc", in: root).map({ target($0) }), node >= 0 else { return true }
    // A value that is not a scalar has the wrong kind, which is another finding.
    guard kind(node) == .scalar, !isNull(node) else { return true }
    let text = shownText(of: node)
    if text == "\(languageVersion)" { return true }
    report(
      .unknownVersion, range(node), "version `\(text)` of the description language is not known",
      help: "the known version is \(languageVersion)")
    return false
  }

  /// The toolkit of screens that do not say.
  private mutating func readToolkit(_ root: Int32) {
    guard let node = value(of: "toolkit", in: root).map({ target($0) }), node >= 0 else { return }
    toolkit = toolkit(node)
    fileHasToolkit = true
  }

  /// Named colors come first, wherever they stand: everything else may use them.
  private mutating func readColors(_ root: Int32) {
    guard let node = value(of: "colors", in: root), target(node) >= 0, !isNull(target(node)) else {
      return
    }
    let findings = findings.count
    let property = PropertyName(
      Description.type, Description.type.place(ofID: Description.id(.colors)))
    var known = -1
    // A color may refer to another by name, and that one to a third: each pass resolves what the one before made known.
    for _ in 0..<longestChainOfColors {
      self.findings.removeSubrange(findings...)
      guard
        let head = value(
          Table<Color>.form, Written(node), of: property, traits: [], owner: Description.type)
      else { break }
      colors = Int32(truncatingIfNeeded: head)
      let count = Table<Color>(tape, at: colors).count
      if count == known || self.findings.count == findings { break }
      known = count
    }
    // The table is read again as a property, which reports what is wrong with it.
    self.findings.removeSubrange(findings...)
    readWrongColors(target(node))
  }

  /// Remembers which names in `colors` have no meaning, so that it is said once.
  private mutating func readWrongColors(_ node: Int32) {
    guard colors >= 0, kind(node) == .mapping else { return }
    let table = Table<Color>(tape, at: colors)
    var known = WordSet()
    for row in 0..<table.count { _ = known.insert(table.nameCell(row).word, in: tree.texts) }
    for entry in tree.mergedEntries(of: node) {
      let name = target(entry.key)
      guard name >= 0, kind(name) == .scalar else { continue }
      let word = tree.textWord(name)
      if !known.contains(word, in: tree.texts) { _ = wrongColors.insert(word, in: tree.texts) }
    }
  }

  /// Where the defaults of all screens and of either toolkit's stand.
  private mutating func readDefaults(_ root: Int32) {
    guard let node = value(of: "defaults", in: root).map({ target($0) }), node >= 0,
      kind(node) == .mapping
    else { return }
    defaults.all = value(of: "all", in: node) ?? -1
    defaults.mdc = value(of: "mdc", in: node) ?? -1
    defaults.uikit = value(of: "uikit", in: node) ?? -1
  }

  /// The toolkit that a node names, or `nil` if it names none.
  private func toolkit(_ node: Int32) -> Toolkit? {
    caseNumber(node, .toolkit).flatMap(Toolkit.init(rawValue:))
  }

  /// The toolkit that a screen says, or the defaults of all screens.
  private func ownToolkit(of screen: Int32) -> Int32? {
    let own = value(of: "toolkit", in: screen)
    if own != nil || defaults.all < 0 { return own.map { target($0) } }
    let all = target(defaults.all)
    return all >= 0 ? value(of: "toolkit", in: all).map { target($0) } : nil
  }

  /// Reads the defaults of all screens, or of those of one toolkit.
  mutating func screenDefaults(_ written: Written, of property: PropertyName) -> UInt64? {
    let outer = toolkit
    defer { toolkit = outer }
    switch property.place {
    case Defaults.type.place(ofID: Defaults.id(.mdc)): toolkit = .mdc
    case Defaults.type.place(ofID: Defaults.id(.uikit)): toolkit = .uikit
    default:
      let all = target(written.node)
      if all >= 0, let own = ownToolkit(of: all), own >= 0 {
        toolkit = toolkit(own)
      }
    }
    return element(Screen.type, written, of: property)
  }

  /// Reads a screen in its own toolkit, over the defaults.
  mutating func screen(_ key: Int32, _ written: Written, of property: PropertyName) -> UInt64? {
    let node = target(written.node)
    guard node >= 0 else { return nil }
    guard kind(node) == .mapping else {
      let form = ValueForm(.element, parameter: Screen.type.rawValue)
      if isNull(node) {
        reportNull(written.node, node, property, form)
      } else {
        reportWrongKind(node, property, form)
      }
      // The screen exists, only nothing is known of it, so references to it are not dangling.
      return UInt64(tape.appendRun([], node: node, id: UInt16(Screen.type.rawValue)))
    }
    let outer = toolkit
    defer { toolkit = outer }
    if let own = ownToolkit(of: node), own >= 0 {
      toolkit = toolkit(own)
    } else if toolkit == nil, !fileHasToolkit, !saidMissingToolkit {
      saidMissingToolkit = true
      report(
        .missingKey, range(key),
        "neither the file nor screen `\(tree.text(of: key))` has a `toolkit`",
        help: "write `toolkit: mdc` or `toolkit: uikit` at the top of the file")
    }
    if toolkit == .uikit { hasUIKitScreens = true }
    let ofToolkit: Int32 =
      switch toolkit {
      case .mdc: defaults.mdc
      case .uikit: defaults.uikit
      case nil: -1
      }
    let layered = Written(
      written.node, beneath: ofToolkit >= 0 ? ofToolkit : defaults.all,
      bottom: ofToolkit >= 0 ? defaults.all : -1, isDefault: false)
    return UInt64(object(Screen.type, node, layered))
  }
}
