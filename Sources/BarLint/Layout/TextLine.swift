import BarCompiler
import BarLayout

/// A text of a bar that has only so much room.
enum TextLine {
  case title, subtitle, prompt, largeTitle, item

  /// `nil` for views without text, and for the floating button, which has a rule of its own.
  init?(of view: LaidOutView) {
    switch view.name {
    case .titleLabel, .title: self = .title
    case .subtitle: self = .subtitle
    case .prompt: self = .prompt
    case .largeTitle: self = .largeTitle
    case .item, .leadingItem, .trailingItem: self = .item
    default: return nil
    }
  }

  var phrase: StaticString {
    switch self {
    case .title: "the title"
    case .subtitle: "the subtitle"
    case .prompt: "the prompt"
    case .largeTitle: "the large title"
    case .item: "the title of the item"
    }
  }

  /// How much of the text of a view is missing, in points; `nil` if all of it may well be there.
  func lost(
    _ view: Int, in layout: Int, of bar: BarUse
  ) -> (text: ShownText, width: Double)? {
    let laidOut = bar.layouts[layout].views[view]
    guard let frame = laidOut.frame, let text = laidOut.details.text, text.isTruncated else {
      return nil
    }
    let lost = text.naturalWidth - min(text.frame.width, max(0, frame.width))
    let error =
      switch self {
      case .title: bar.widthError(inside: max(0, Int(laidOut.parent)), in: layout)
      case .subtitle, .prompt, .largeTitle, .item: bar.textError(of: view, in: layout)
      }
    return lost > error ? (text, lost) : nil
  }
}
