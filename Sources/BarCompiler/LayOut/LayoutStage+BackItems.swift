import BarCatalog
import BarLayout
import BarSyntax

// A bar that is pushed has a back item, and which one depends on the screen below.

extension LayoutStage {
  /// What an app bar makes of every back item, whatever the item had (MDCAppBarViewController.m, `backButtonItem`).
  static let backIdentifier = "back_bar_button"
  /// The label by language, English first; the toolkit has it in others, too, which nobody has published
  /// (components/AppBar/tests/localization/AppBarLocalizationTests.m).
  static let backLabels = [(language: "en", label: "Back"), (language: "ar", label: "رجوع")]

  /// The bytes of all these words, one after the other.
  static var backWords: [UInt8] {
    backLabels.reduce(into: Array(backIdentifier.utf8)) { bytes, entry in
      bytes += (entry.language + entry.label).utf8
    }
  }

  /// Whether it is known what the toolkit's own words are in the language of an environment, by its number.
  package func knowsOwnWords(in environment: Int32) -> Bool {
    guard let language = resolved.environments[Int(environment)].layout.language else {
      return true
    }
    return LayoutStage.backLabels.contains { entry in
      var name = entry.language
      return name.withUTF8 { name in
        language.withUnsafeBytes { Language.isPrefix(UnsafeRawBufferPointer(name), of: $0) }
      }
    }
  }

  /// Whether an app bar somewhere in a description has a screen below.
  static func needsBackItems(_ resolved: Resolved) -> Bool {
    resolved.screens.contains { screen in
      screen.bars.contains(.appBar) && screen.surroundings.contains { $0.back != nil }
    }
  }

  /// Appends the back item that leads to a screen to the tape; returns its cell, as a property of a navigation bar.
  mutating func appendBackItem(leadingTo number: Int) -> Cell {
    let written = writtenBackItem(of: number)
    var cells = written.cells
    if cells.isEmpty { cells.append(appendArrow()) }
    let item = UIBarButtonItem.self
    let words = appendBackWords()
    for (id, word) in [
      (item.id(.accessibilityLabel), words.label),
      (item.id(.accessibilityIdentifier), words.identifier),
    ] {
      cells.removeAll { $0.id == id }
      let place = item.type.place(ofID: id)
      cells.insert(
        Cell(word: word, node: -1, id: id, place: place, origin: .flow),
        at: cells.firstIndex { $0.place > place } ?? cells.endIndex)
    }
    let head = append(cells, node: written.node, id: UInt16(item.type.rawValue))
    let id = MDCNavigationBar.id(.backItem)
    return Cell(
      word: UInt64(head), node: written.node, id: id, place: MDCNavigationBar.type.place(ofID: id),
      origin: .flow)
  }

  /// The words of the label and of the identifier of a back item; the label has a run on the tape where environments have
  /// languages.
  private mutating func appendBackWords() -> (label: UInt64, identifier: UInt64) {
    var offset = backWordsOffset
    func word(_ text: String) -> UInt64 {
      defer { offset += text.utf8.count }
      return TextStorage.arenaWord(offset: offset, count: text.utf8.count)
    }
    let identifier = word(LayoutStage.backIdentifier)
    var labels: [Cell] = []
    for entry in LayoutStage.backLabels {
      labels.append(Cell(word: word(entry.language), node: -1))
      labels.append(Cell(word: word(entry.label), node: -1))
    }
    guard resolved.environments.contains(where: { $0.layout.language != nil }) else {
      return (labels[1].word, identifier)
    }
    return (Text.perLanguage | UInt64(append(labels, node: -1, id: 0)), identifier)
  }

  /// What a screen says of the item that leads back to it, and where; nothing where the toolkit draws an arrow.
  private func writtenBackItem(of number: Int) -> (cells: [Cell], node: Int32) {
    let screen = resolved.screens[number]
    let item = Element<Screen>(tape, at: screen.head)[.navigationItem]?[.backBarButtonItem]
    guard let item else { return ([], screen.node + 1) }
    return (Array(item.cells), item.node)
  }

  /// An arrow of the toolkit: 24 points square, a template without a name, which points the other way from right to left.
  private mutating func appendArrow() -> Cell {
    let side = Double(24).bitPattern
    let size = CGSize.self
    let reference = ImageReference.self
    let item = UIBarButtonItem.self
    func cell(_ word: UInt64, _ id: UInt16, of type: BarType) -> Cell {
      Cell(word: word, node: -1, id: id, place: type.place(ofID: id), origin: .flow)
    }
    let sides = append(
      [cell(side, size.id(.width), of: size.type), cell(side, size.id(.height), of: size.type)],
      node: -1, id: UInt16(size.type.rawValue))
    let image = append(
      [
        cell(UInt64(sides), reference.id(.size), of: reference.type),
        cell(1, reference.id(.flipsForRightToLeftLayoutDirection), of: reference.type),
      ], node: -1,
      id: UInt16(reference.type.rawValue))
    return cell(UInt64(image), item.id(.image), of: item.type)
  }
}
