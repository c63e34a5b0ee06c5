import BarCatalog
import TestSupport
import Testing

/// What one unit test of the toolkit holds: facts, by what they are about.
///
/// `Fixtures/toolkit/cases.jsonl` has all of a component's tests, whether a description can say what they test or not.
struct ToolkitCase: Sendable {
  let id: String
  /// What the test looks at: `item[0].frame`.
  let facts: Set<String>

  static let all = JSON.fixture("toolkit/cases.jsonl").compactMap(ToolkitCase.init)

  init?(_ line: JSON) {
    guard let id = line["id"]?.string, let facts = line["facts"]?.array,
      line["source"]?.string != nil
    else { return nil }
    self.id = id
    self.facts = Set(facts.compactMap { $0["what"]?.string })
  }
}

/// How a case is tested here, and which of its facts are not, and why.
struct ToolkitVerdict: CustomTestStringConvertible, Sendable {
  let id: String
  let checks: [ToolkitCheck]
  let unsaid: [String: Unsaid]

  var testDescription: String { id }

  static let all = JSON.fixture("toolkit/verdicts.jsonl").compactMap(ToolkitVerdict.init)

  init?(_ line: JSON) {
    guard let id = line["id"]?.string else { return nil }
    let checks = (line["checks"]?.array ?? []).compactMap(ToolkitCheck.init)
    let reasons = line["unsaid"]?.object ?? [:]
    let unsaid = reasons.compactMapValues { $0.string.flatMap(Unsaid.init) }
    // A verdict that is not read to its end is none.
    guard checks.count == line["checks"]?.array?.count ?? 0, unsaid.count == reasons.count else {
      return nil
    }
    self.id = id
    self.checks = checks
    self.unsaid = unsaid
  }

  /// The host whose support for properties the case is about.
  var host: Host {
    switch id.prefix(2) {
    case "ba": .bottomAppBar
    case "bb": .buttonBar
    case "ab", "fh": .appBar
    default: .navigationBar
    }
  }
}

/// Why neither a description nor its layout says a fact.
enum Unsaid: String, CaseIterable, Sendable {
  /// Objects do it to each other while the app runs; a description holds what is there in the end.
  case runTime
  /// Whether others hear that a bar wants another size. The size itself is in the layout.
  case sizeAnnouncement
  /// What a touch looks like: whether it is ink or a ripple, which shape and default color it has and where it begins.
  case touchFeedback
  /// The layout shows buttons in their normal state; what other states have is in the object's properties.
  case otherState
  /// Which item the viewer of large content finds at a point; the layout has frames, and what is shown of each item.
  case largeContent
  /// The appearance proxy of a class belongs to the app, not to a bar.
  case appearanceProxy
  /// The position of a button bar changes after its items are set; a description's order of setting is the other one.
  case positionAfterItems
  /// The bar is in no window; bars of a description are in one.
  case outsideWindow
  /// A themer or a mutator writes other properties of a bar; a description writes those.
  case themer
  /// What constraints make of a view that they leave the size to; descriptions have frames.
  case intrinsicSize
  /// A debug build stops there, which is no property and no frame.
  case assertion
  /// A header is where no description brings it: without a controller, inside the scroll view that it follows, or
  /// beyond its heights.
  case elsewhere
  /// The app hands an object of its own over: a layer, or a delegate whose answer counts.
  case appObject
  /// Which controllers hold, load or ask which others; the layout has views.
  case controllerTree
  /// Frame and behavior of the content's own view; the layout has what a header adds to its insets.
  case contentView
  /// The layout says whether the status bar shows, and not in which colors.
  case statusBarStyle
  /// How an image is drawn; the layout has its frame.
  case imageDrawing
  /// The environments of a description have no VoiceOver.
  case voiceOver
}
