import BarCompiler
import BarLint
import BarText
import Testing

/// One cause is one finding, and what is meant as it is has none.
@Suite struct CauseTests {
  private func rules(in text: String) throws -> [String] {
    let compilation = compile(SourceFile(path: "a.yaml", bytes: Array(text.utf8)))
    let today = try #require(CalendarDay("2026-11-30"))
    return judge(compilation, LintSettings(today: today)).findings.map { "\($0.kind.name)" }
  }

  /// Items of a navigation bar of UIKit on iOS 18 or 27, with the rules that they break.
  @Test(arguments: [
    (
      "27.0",
      "{customView: {kind: button, title: A, width: 44, height: 44}, title: Me, image: me, action: me}",
      []
    ),
    (
      "27.0", "{customView: {kind: button, title: A, width: 44, height: 44}, title: Me}",
      ["item-role-conflict"]
    ),
    (
      "18.0", "{customView: {kind: button, title: A, width: 44, height: 44}, title: Me}",
      ["item-role-conflict"]
    ),
    (
      "18.0", "{customView: {kind: button, title: Done, width: 60, height: 44}, action: done}",
      ["action-on-custom-view-item"]
    ),
    ("18.0", "{customView: {kind: textField}}", []),
    ("18.0", "{title: 12 messages, isEnabled: false}", []),
    ("18.0", "{title: 12 messages}", ["item-without-action"]),
    ("18.0", "{image: a, accessibilityLabel: Rate taste, action: rate}", []),
    ("18.0", "{image: a, accessibilityLabel: Button styles, action: show}", []),
    (
      "18.0", "{image: a, accessibilityLabel: {de: Weiter Taste}, action: show}",
      ["label-names-its-kind"]
    ),
    ("18.0", "{image: a, accessibilityLabel: {en: Rate taste}, action: show}", []),
    ("18.0", "{image: a, accessibilityLabel: {zh: 添加按钮}, action: show}", ["label-names-its-kind"]),
    ("18.0", "{image: a, accessibilityLabel: {zh: 按钮}, action: show}", []),
  ]) func item(os: String, item: String, expected: [String]) throws {
    let text = """
      barc: 1
      toolkit: uikit
      targets: {sdk: "\(os)", os: ["\(os)"], devices: [iphone-16], orientations: [portrait]}
      screens: {a: {navigationItem: {title: A, rightBarButtonItem: \(item)}}}

      """
    #expect(try rules(in: text) == expected)
  }

  /// Pairs of rules that say one thing: only the cause is shown, and what it explains where the cause is not asked for.
  @Test(
    arguments: [
      (
        "toolkit: mdc\nscreens: {a: {buttonBar: {items: [{title: Save, action: a, style: prominent}]}}}",
        "ignored-property", "unavailable-value"
      ),
      (
        "toolkit: mdc\nscreens: {a: {buttonBar: {items: [{title: Save, action: a, space: -8}]}}}",
        "unsupported-property", "value-out-of-range"
      ),
      (
        "toolkit: uikit\nscreens: {a: {navigationItem: {title: A, preferredSearchBarPlacement: integrated}}}",
        "property-without-effect", "unavailable-value"
      ),
      (
        "toolkit: uikit\nscreens: {a: {toolbar: {frame: [0, 0, 0, 0], items: [{title: Save, action: a}]}}}",
        "toolbar-without-width", "bar-too-low"
      ),
      (
        "toolkit: mdc\nscreens: {a: {navigationItem: {title: A}, navigationBar: {leftBarButtonItem: {title: Save, action: a}, backItem: {title: Albums}}}}",
        "overwritten-by-navigation-item", "back-item-replaced"
      ),
      (
        "toolkit: mdc\nscreens: {a: {bottomAppBar: {floatingButtonVerticalOffset: 40, isFloatingButtonHidden: true}}}",
        "frame-not-a-number", "property-without-effect"
      ),
    ]) func pairs(text: String, cause: String, effect: String) throws
  {
    let text = "barc: 1\ntargets: {sdk: \"26.0\", deployment: \"18.0\"}\n\(text)\n"
    let compilation = compile(SourceFile(path: "a.yaml", bytes: Array(text.utf8)))
    let today = try #require(CalendarDay("2026-11-30"))
    let names = { (ignored: [String]) in
      let selection = RuleSelection([RuleLayer(ignored: ignored)])
      return judge(compilation, LintSettings(selection, today: today)).findings.map {
        "\($0.kind.name)"
      }
    }
    #expect(names([]) == [cause])
    #expect(names([cause]).contains(effect))
  }

  /// On glass the older property is one cause; what an item that another bar reads says is another.
  @Test func causeIsOfTheSameUse() throws {
    let glass = """
      barc: 1
      toolkit: uikit
      flows: {main: {screens: [a], navigationBar: {shadowImage: empty, standardAppearance: {}, scrollEdgeAppearance: {}}}}
      screens: {a: {navigationItem: {title: A}}}

      """
    #expect(try rules(in: glass) == ["legacy-appearance-mix"])
    let shared = """
      barc: 1
      targets: {sdk: "26.0", deployment: "18.0", os: ["18.0"]}
      shared: {save: &save {title: Save, action: save, style: prominent}}
      screens:
        a: {toolkit: mdc, buttonBar: {items: [*save]}}
        b: {toolkit: uikit, navigationItem: {title: B, rightBarButtonItem: *save}}

      """
    #expect(try rules(in: shared) == ["ignored-property", "unavailable-value"])
  }

  /// What explains another kind is known, is no error of the description, and explains nothing that explains it.
  @Test func explainedKindsAreKnown() {
    for kind in FindingKind.known {
      for name in kind.explains {
        let other = FindingKind.known(named: "\(name)")
        #expect(other?.tier == .lint, "\(name)")
        #expect(other?.explains.contains { "\($0)" == "\(kind.name)" } == false, "\(name)")
      }
    }
  }

  /// A header that grows at each layout has no height to tell.
  @Test func endlessHeader() throws {
    let text = """
      barc: 1
      toolkit: mdc
      screens:
        a:
          title: A
          appBar:
            inferTopSafeAreaInsetFromViewController: true
            shouldAdjustHeightBasedOnHeaderStackView: true
            headerStackView: {bottomBar: {sizing: clamp}}
            headerView: {minMaxHeightIncludesSafeArea: false, trackingScrollView: list}
          scrollViews: {list: {kind: tableView, events: forwarded}}

      """
    #expect(try rules(in: text) == ["endless-height"])
  }

  /// What a stack never shows is one finding, whatever is set on it.
  @Test func barOfAStackThatMakesAppBars() throws {
    let text = """
      barc: 1
      toolkit: mdc
      targets: {sdk: "26.0", os: ["18.0", "26.0"]}
      flows:
        main:
          navigationController: MDCAppBarNavigationController
          screens: [a]
          navigationBar: {barTintColor: systemTeal, tintColor: white, standardAppearance: {configuration: opaque}}
      screens: {a: {title: A, navigationItem: {title: A}, appBar: {theme: primary}}}

      """
    #expect(try rules(in: text) == ["property-without-effect"])
  }

  /// Systems without groups show the items.
  @Test(arguments: [("15.0", ["unavailable-property"]), ("16.0", ["property-without-effect"])])
  func itemsBesideGroups(deployment: String, expected: [String]) throws {
    let text = """
      barc: 1
      toolkit: uikit
      targets: {sdk: "18.0", deployment: "\(deployment)", devices: [iphone-se-3]}
      screens:
        a:
          navigationItem:
            title: A
            rightBarButtonItem: {title: Old, action: old}
            trailingItemGroups: [[{title: New, action: new}]]

      """
    #expect(try rules(in: text) == expected)
  }

  @Test func backItemOfUIKit() throws {
    let text = """
      barc: 1
      toolkit: uikit
      targets: {sdk: "18.0", os: ["18.0"]}
      flows: {main: [a, b]}
      screens:
        a: {navigationItem: {title: A, backBarButtonItem: {title: A, customView: {kind: view}, accessibilityLabel: Back}}}
        b: {navigationItem: {title: B}}

      """
    #expect(try rules(in: text) == ["back-item-misused"])
  }

  @Test func looksOfBigAndSmallTitles() throws {
    let text = """
      barc: 1
      toolkit: uikit
      targets: {sdk: "18.0", os: ["18.0"]}
      flows:
        main:
          screens: [a]
          navigationBar:
            prefersLargeTitles: true
            standardAppearance: {configuration: opaque, backgroundColor: black, titleTextAttributes: {foregroundColor: white}}
            scrollEdgeAppearance: {configuration: transparent, largeTitleTextAttributes: {foregroundColor: label}}
      screens: {a: {navigationItem: {title: A}}}

      """
    #expect(try rules(in: text) == [])
  }

  @Test func toolbarWithoutWidth() throws {
    let text = """
      barc: 1
      toolkit: uikit
      targets: {sdk: "18.0", os: ["18.0"]}
      screens: {a: {toolbar: {frame: [0, 0, 0, 44], items: [{title: Edit, action: edit}]}}}

      """
    #expect(try rules(in: text) == ["toolbar-without-width"])
  }

  @Test func symbolOnAFloatingButton() throws {
    let text = """
      barc: 1
      toolkit: mdc
      screens:
        a: {bottomAppBar: {floatingButton: {image: {symbol: plus}, action: add}}}
        b: {bottomAppBar: {floatingButton: {image: {normal: {symbol: plus}, highlighted: star}, action: add}}}

      """
    #expect(try rules(in: text) == ["missing-accessibility-label"])
  }

  @Test func titleOfAnAppBarItself() throws {
    let text = """
      barc: 1
      toolkit: mdc
      screens:
        a:
          appBar:
            inferTopSafeAreaInsetFromViewController: true
            headerView: {minMaxHeightIncludesSafeArea: false}
            navigationBar: {title: A}

      """
    #expect(try rules(in: text) == ["overwritten-by-navigation-item"])
    let titled = text.replacing("    appBar:", with: "    title: B\n    appBar:")
    let compilation = compile(SourceFile(path: "a.yaml", bytes: Array(titled.utf8)))
    let messages = compilation.findings.map(\.message)
    #expect(messages.count == 1 && messages[0].hasSuffix("is overwritten by the screen's `title`"))
  }

  @Test func representativeOfAGroup() throws {
    let text = """
      barc: 1
      toolkit: uikit
      screens:
        a:
          navigationItem:
            title: A
            style: editor
            centerItemGroups: [{barButtonItems: [{title: B, action: b}], representativeItem: {image: {symbol: ellipsis}}}]

      """
    #expect(try rules(in: text) == [])
  }

  /// A flag whose absence does harm in one of the targets is told once, by the rule that shows the harm.
  @Test(arguments: [
    ("minimumHeight: 76", "fullScreen", ["heights-include-safe-area", "recommended-flag-unset"]),
    ("minMaxHeightIncludesSafeArea: false", "formSheet", ["safe-area-not-inferred"]),
  ]) func flagsThatAreMissed(entry: String, window: String, expected: [String]) throws {
    let text = """
      barc: 1
      toolkit: mdc
      targets: {devices: [ipad-air-11-m3, iphone-16], orientations: [portrait], windows: [\(window)]}
      screens: {a: {title: A, appBar: {headerView: {\(entry)}}}}

      """
    #expect(try rules(in: text).sorted() == expected)
  }

  /// However many texts of a screen nobody has translated, they are one finding.
  @Test func textsWithoutLanguages() throws {
    let text = """
      barc: 1
      toolkit: uikit
      targets: {languages: [en, de]}
      screens:
        a:
          navigationItem:
            title: Inbox
            rightBarButtonItems: [{title: Edit, action: edit, style: prominent}, {title: "+1", menu: [{title: Vote, handler: vote}]}]
        b: {navigationItem: {title: {en: Message, de: Nachricht}}}

      """
    let compilation = compile(SourceFile(path: "a.yaml", bytes: Array(text.utf8)))
    let today = try #require(CalendarDay("2026-11-30"))
    let findings = judge(compilation, LintSettings(today: today)).findings
    #expect(
      findings.map(\.message) == ["`Inbox` and 2 more texts are the same in `en` and `de`"])
  }
}
