import BarCatalog
import BarLayout
import Testing

struct PlacementTests {
  @Test(
    arguments: [
      (nil, Rectangle(x: 0, y: 59, width: 393, height: 56)),
      (
        [.points(1), .points(2), .points(3), .points(4)], Rectangle(x: 1, y: 2, width: 3, height: 4)
      ),
      ([.points(1), .points(2), .points(3), .fit], Rectangle(x: 1, y: 2, width: 3, height: 56)),
      ([.points(1), .points(2), .fit, .points(30)], Rectangle(x: 1, y: 2, width: 393, height: 30)),
    ] as [([Side]?, Rectangle)])
  func placesANavigationBar(_ frame: [Side]?, _ expected: Rectangle) {
    let bar = framed(.mdcNavigationBar, frame)
    #expect(place(Element<MDCNavigationBar>(bar.tape, at: bar.head), context).frame == expected)
  }

  @Test func aFittingButtonBarIsAsWideAsItsButtons() {
    let bar = framed(.mdcButtonBar, [.points(0), .points(9), .fit, .fit])
    let place = place(Element<MDCButtonBar>(bar.tape, at: bar.head), context)
    #expect(place.frame == Rectangle(x: 0, y: 9, width: 0, height: 56))
  }

  @Test func aStackIsAsHighAsItsBars() {
    let bar = framed(.mdcHeaderStackView, nil)
    let place = place(Element<MDCHeaderStackView>(bar.tape, at: bar.head), context)
    #expect(place.frame == Rectangle(x: 0, y: 59, width: 393, height: 0))
  }

  @Test(
    arguments: [
      (nil, Rectangle(x: 0, y: 722, width: 393, height: 130)),
      ([.points(4), .points(8), .fit, .fit], Rectangle(x: 4, y: 8, width: 393, height: 130)),
      ([.points(4), .points(8), .fit, .points(9)], Rectangle(x: 4, y: 8, width: 393, height: 9)),
    ] as [([Side]?, Rectangle)])
  func placesABottomAppBar(_ frame: [Side]?, _ expected: Rectangle) {
    let bar = framed(.mdcBottomAppBarView, frame)
    let place = place(Element<MDCBottomAppBarView>(bar.tape, at: bar.head), context)
    #expect(place.frame == expected)
  }

  @Test func hasWhatIsLeftOfTheWindowsSafeArea() {
    let bar = framed(.mdcNavigationBar, [.points(3), .points(9), .points(388), .points(840)])
    let place = place(Element<MDCNavigationBar>(bar.tape, at: bar.head), context)
    #expect(place.safeArea == Insets(top: 50, left: 4, bottom: 31, right: 3))
  }

  enum Side: Sendable {
    case points(Double), fit

    var word: UInt64 {
      switch self {
      case .points(let points): points.bitPattern
      case .fit: Length<FitKeyword>.word(keyword: FitKeyword.fit.rawValue)
      }
    }
  }

  private var context: LayoutContext {
    let texts = Texts(source: [], arena: [])
    return LayoutContext(environment: .phone(), texts: texts, images: NamedImages([], in: texts))
  }

  /// A bar that has nothing but a frame.
  private func framed(_ type: BarType, _ frame: [Side]?) -> (tape: [Cell], head: Int32) {
    var builder = TapeBuilder()
    var properties: [(id: UInt16, word: UInt64)] = []
    if let frame {
      let word = builder.element(
        .cgRect,
        [
          (CGRect.id(.x), frame[0].word), (CGRect.id(.y), frame[1].word),
          (CGRect.id(.width), frame[2].word), (CGRect.id(.height), frame[3].word),
        ])
      properties = [(MDCNavigationBar.id(.frame), word)]
    }
    let head = builder.element(type, properties)
    return (builder.tape, Int32(truncatingIfNeeded: head))
  }
}
