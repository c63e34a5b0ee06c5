import BarLint
import BarText

/// What is found in a configuration is in it; what it asks of a description can be done.
func checkConfiguration(_ source: SourceFile) {
  let (file, findings) = readConfiguration(source)
  for finding in findings { require(finding, in: source) }
  let again = readConfiguration(source).findings
  precondition(again.map(\.range) == findings.map(\.range))
  precondition(again.map(\.message) == findings.map(\.message))
  // A configuration with a mistake does not count.
  if !findings.isEmpty { return }
  let selection = RuleSelection(file.perFile.reversed().map(\.layer) + [file.layer])
  let description = SourceFile(path: "fuzz.bars.yaml", bytes: Array(manyFindings.utf8))
  let judgement = lint(description, selection, targets: file.targets)
  for finding in judgement.findings {
    require(finding, in: description)
    precondition(finding.kind.tier == .hard || selection.asks(finding.kind))
  }
}

extension RuleSelection {
  /// Whether findings of a kind may be reported: a rule counts, or it is not a rule's.
  fileprivate func asks(_ kind: FindingKind) -> Bool {
    LintSettings(self, today: CalendarDay(daysSince1970: 0)).asks(ruleNamed: "\(kind.name)")
  }
}

/// A description that breaks many rules, in its layout too, and is laid out for whatever a configuration says.
let manyFindings = """
  barc: 1
  toolkit: mdc
  screens:
    first:
      navigationItem:
        title: Title
        leftBarButtonItem: {image: menu}
        rightBarButtonItems:
          - {title: Edit, style: done}
          - {title: Item, action: edit, tintColor: "#EEEEEE"}
          - {title: A title that is much too long for any bar, action: edit}
          # barc:disable:next small-touch-target
          - {customView: {kind: button, width: 4, height: 4}, title: Small}
      navigationBar: {titleAlignment: leading}
    second:
      appBar:
        headerView: {minimumHeight: 90, maximumHeight: 20}
        headerStackView: {topBar: {height: 400}, bottomBar: {height: 8}}
  """
