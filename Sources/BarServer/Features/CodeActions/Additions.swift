import BarCatalog
import BarLint
import BarSyntax
import BarText

extension Analysis {
  /// The action that writes what a finding misses, where a person has to say what it is to be in the end.
  func addition(toFinding number: Int) -> CodeAction? {
    let finding = judgement.findings[number]
    switch "\(finding.kind.name)" {
    case "recommended-flag-unset": return recommendedFlags(number, finding)
    case "missing-accessibility-label": return label(number, finding)
    default: return nil
    }
  }

  // MARK: Recommended flags

  private func recommendedFlags(_ number: Int, _ finding: Finding) -> CodeAction? {
    guard let key = place(at: Int(finding.range.lower))?.node, case .key = place(of: key)?.role
    else { return nil }
    let appBar = key + 1
    var entries: [String] = []
    var edits: [Fix.Edit] = []
    for flag in FlagValue.recommended {
      let entry = "\(flag.name): \(flag.value)"
      if flag.owner == .mdcAppBarViewController {
        if value(of: "\(flag.name)", in: appBar) == nil { entries.append(entry) }
      } else if let view = value(of: headerViewKey, in: appBar) {
        guard value(of: "\(flag.name)", in: view) == nil else { continue }
        guard let edit = insertion(of: [entry], into: view) else { return nil }
        edits.append(edit)
      } else {
        entries.append("\(headerViewKey): {\(entry)}")
      }
    }
    if !entries.isEmpty {
      guard let edit = insertion(of: entries, into: appBar) else { return nil }
      edits.append(edit)
    }
    if edits.isEmpty { return nil }
    return CodeAction(
      title: "Set the recommended flags", kind: .addition, findings: [number],
      edits: edits.sorted { $0.range.lower < $1.range.lower })
  }

  private var headerViewKey: String {
    "\(MDCAppBarViewController.property(.headerView).name)"
  }

  // MARK: Labels

  private func label(_ number: Int, _ finding: Finding) -> CodeAction? {
    guard let place = place(at: Int(finding.range.lower)),
      let item = place.links.last(where: { tree.nodes[Int($0.node)].range == finding.range }),
      let image = value(of: "\(UIBarButtonItem.property(.image).name)", in: item.node)
    else { return nil }
    let key = UIBarButtonItem.property(.accessibilityLabel).name
    let words = label(fromImage: image)
    let edit: Fix.Edit
    if let blank = value(of: "\(key)", in: item.node) {
      edit = Fix.Edit(tree.nodes[Int(blank)].range, plainScalar(words))
    } else if let insertion = insertion(
      of: ["\(key): \(plainScalar(words))"], into: item.node)
    {
      edit = insertion
    } else {
      return nil
    }
    return CodeAction(
      title: "Add the label `\(words)`", kind: .addition, findings: [number], edits: [edit])
  }

  /// What a tap probably does, from the name of an image: `openMenu` and `open_menu` are "Open menu".
  private func label(fromImage image: Int32) -> String {
    let node = image < 0 ? image : tree.resolved(image)
    let name = "\(ImageReference.property(.name).name)"
    let scalar =
      node >= 0 && tree.nodes[Int(node)].kind == .mapping ? value(of: name, in: node) ?? -1 : node
    guard scalar >= 0, tree.nodes[Int(scalar)].kind == .scalar else { return "Label" }
    var words = ""
    for character in tree.text(of: scalar) {
      if character.isLetter || character.isNumber {
        if character.isUppercase, !words.isEmpty, words.last != " " { words += " " }
        words += words.isEmpty ? character.uppercased() : character.lowercased()
      } else if !words.isEmpty, words.last != " " {
        words += " "
      }
    }
    while words.last == " " { words.removeLast() }
    return words.isEmpty ? "Label" : words
  }
}
