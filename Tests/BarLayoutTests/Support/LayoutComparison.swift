import BarCatalog
import BarLayout
import TestSupport

/// Compares the expected numbers of a fixture with laid-out views.
struct LayoutComparison {
  let views: [LaidOutView]
  let outline: [PathElement]
  let texts: Texts
  let tolerance: Double
  private(set) var differences: [String] = []

  init(views: [LaidOutView], outline: [PathElement], texts: Texts, tolerance: Double) {
    self.views = views
    self.outline = outline
    self.texts = texts
    self.tolerance = tolerance
  }

  /// Compares a view and those in it; what the fixture does not mention may be anything.
  mutating func compare(_ expected: JSON, _ index: Int, path: String = "bar") {
    let view = views[index]
    compare(expected["frame"], view.frame, "\(path).frame")
    if let fits = expected["fits"] {
      compare(fits, view.details.fits.map { [$0.width, $0.height] }, "\(path).fits")
    }
    for (key, name) in Self.parts {
      guard let part = expected[key] else { continue }
      let child = self.child(named: name, of: index)
      switch part {
      case .null:
        if child != nil { differences.append("\(path).\(key): expected none") }
      case .array: compare(part, child.flatMap { views[$0].frame }, "\(path).\(key)")
      default:
        guard let child else {
          differences.append("\(path).\(key): missing")
          continue
        }
        compare(part, child, path: "\(path).\(key)")
      }
    }
    if let isHidden = expected["floatingButtonHidden"]?.boolean,
      child(named: .floatingButton, of: index).map({ views[$0].details.isHidden }) != isHidden
    {
      differences.append("\(path).floatingButtonHidden: expected \(isHidden)")
    }
    if let pieces = expected["path"]?.array { compareOutline(pieces, path: "\(path).path") }
    if let items = expected["items"]?.array {
      compareItems(items, children(of: index), path: "\(path).items")
    }
  }

  private static let parts: [(String, ViewName)] = [
    ("leading", .leading), ("trailing", .trailing), ("titleLabel", .titleLabel),
    ("titleView", .titleView), ("topBar", .topBar), ("bottomBar", .bottomBar),
    ("floatingButton", .floatingButton), ("navigationBar", .navigationBar),
  ]

  /// Compares an outline piece by piece: a letter, and numbers that may be `nan`.
  private mutating func compareOutline(_ pieces: [JSON], path: String) {
    guard pieces.count == outline.count else {
      differences.append("\(path).count: expected \(pieces.count), got \(outline.count)")
      return
    }
    for (position, (piece, element)) in zip(pieces, outline).enumerated() {
      // Behind an arc's numbers it says that its angles fall.
      let wanted = (piece.array ?? []).dropFirst().prefix(element.numbers.count)
      let agree =
        piece.array?.first?.string == "\(Character(Unicode.Scalar(element.letter)))"
        && wanted.count == element.numbers.count
        && zip(wanted, element.numbers).allSatisfy { wanted, number in
          wanted.number.map { abs($0 - number) <= max(tolerance, 1e-9 * abs($0)) }
            ?? (wanted.string == "nan" && number.isNaN)
        }
      if !agree {
        differences.append("\(path)[\(position)]: expected \(piece), got \(element)")
      }
    }
  }

  private mutating func compareItems(_ items: [JSON], _ indexes: [Int], path: String) {
    guard items.count == indexes.count else {
      differences.append("\(path).count: expected \(items.count), got \(indexes.count)")
      return
    }
    for (position, (item, index)) in zip(items, indexes).enumerated() {
      let details = views[index].details
      let path = "\(path)[\(position)]"
      compare(item["frame"], views[index].frame, "\(path).frame")
      if let insets = item["insets"] {
        let sides = details.insets.map { [$0.top, $0.left, $0.bottom, $0.right] }
        compare(insets, sides, "\(path).insets")
      }
      if let text = item["text"] { compare(text, details.text?.frame, "\(path).text") }
      if let image = item["image"] { compare(image, details.image?.frame, "\(path).image") }
      if let string = item["string"]?.string {
        let shown = details.text.map { text in
          texts.withBytes(of: text.name) { bytes in
            text.isUppercased ? uppercased(bytes) : String(decoding: bytes, as: UTF8.self)
          }
        }
        if shown != string { differences.append("\(path).string: got \(shown ?? "none")") }
      }
    }
  }

  private mutating func compare(_ expected: JSON?, _ frame: Rectangle?, _ path: String) {
    guard let expected else { return }
    compare(expected, frame.map { [$0.x, $0.y, $0.width, $0.height] }, path)
  }

  private mutating func compare(_ expected: JSON, _ numbers: [Double]?, _ path: String) {
    // A number that is null may be anything.
    let wanted = expected.array?.map(\.number)
    let agree =
      wanted?.count == numbers?.count
      && zip(wanted ?? [], numbers ?? []).allSatisfy { wanted, number in
        wanted.map { abs($0 - number) <= max(tolerance, 1e-9 * abs($0)) } ?? true
      }
    if !agree {
      differences.append("\(path): expected \(wanted ?? []), got \(numbers ?? [])")
    }
  }

  private func children(of parent: Int) -> [Int] {
    views.indices.filter { views[$0].parent == Int32(parent) }
  }

  private func child(named name: ViewName, of parent: Int) -> Int? {
    children(of: parent).first { views[$0].name == name }
  }
}
