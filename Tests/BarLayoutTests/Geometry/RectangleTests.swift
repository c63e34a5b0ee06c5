import BarCatalog
import BarLayout
import Testing

struct RectangleTests {
  @Test func keepsNegativeSizesAndAnswersStandardEdges() {
    let rectangle = Rectangle(x: 10, y: 20, width: -4, height: -6)
    #expect(rectangle.width == -4)
    #expect(rectangle.minX == 6)
    #expect(rectangle.maxX == 10)
    #expect(rectangle.minY == 14)
    #expect(rectangle.maxY == 20)
    #expect(rectangle.standardized == Rectangle(x: 6, y: 14, width: 4, height: 6))
  }

  @Test(arguments: [
    (Rectangle(x: 10, y: 1, width: 20, height: 5), Rectangle(x: 70, y: 1, width: 20, height: 5)),
    // A negative width turns positive, a negative height stays.
    (Rectangle(x: 30, y: 1, width: -20, height: -5), Rectangle(x: 70, y: 1, width: 20, height: -5)),
    (Rectangle(x: 90, y: 1, width: 20, height: 5), Rectangle(x: -10, y: 1, width: 20, height: 5)),
  ])
  func flips(_ rectangle: Rectangle, _ expected: Rectangle) {
    #expect(rectangle.flipped(in: 100) == expected)
  }

  @Test(arguments: [0.0, 1])
  func alignsToWholePointsAtScaleOneAndWithoutAScale(_ scale: Double) {
    #expect(
      Rectangle(x: 0.5, y: -0.5, width: 10, height: 1).aligned(scale: scale)
        == Rectangle(x: 0, y: -1, width: 11, height: 2))
    #expect(
      Rectangle(x: 10.5, y: 0, width: -3, height: 1).aligned(scale: scale)
        == Rectangle(x: 7, y: 0, width: 4, height: 1))
  }

  @Test func growsByUpToAPixelAtEitherSideAtOtherScales() {
    #expect(
      Rectangle(x: 0.25, y: 0.5, width: 10, height: 1.25).aligned(scale: 2)
        == Rectangle(x: 0, y: 0.5, width: 10.5, height: 1.5))
    #expect(
      Rectangle(x: 0.25, y: 0, width: -3, height: 1).aligned(scale: 2)
        == Rectangle(x: 0, y: 0, width: -2.5, height: 1))
  }

  @Test(arguments: [
    (LayoutDirection.ltr, Insets(top: 1, left: 2, bottom: 3, right: 4)),
    (.rtl, Insets(top: 1, left: 4, bottom: 3, right: 2)),
  ])
  func insetsFollowTheDirection(_ direction: LayoutDirection, _ expected: Insets) {
    #expect(
      Insets(top: 1, leading: 2, bottom: 3, trailing: 4, direction: direction) == expected)
  }

  @Test(arguments: [
    (
      Rectangle(x: 0, y: 0, width: 100, height: 200),
      Insets(top: 10, left: 20, bottom: 30, right: 5)
    ),
    (Rectangle(x: 8, y: 4, width: 90, height: 190), Insets(top: 6, left: 12, bottom: 24, right: 3)),
    (Rectangle(x: 50, y: 60, width: 10, height: 10), .zero),
    (
      Rectangle(x: -5, y: -5, width: 110, height: 210),
      Insets(top: 15, left: 25, bottom: 35, right: 10)
    ),
  ])
  func aSubviewHasWhatItsDistancesLeaveOfTheSafeArea(_ frame: Rectangle, _ expected: Insets) {
    let safeArea = Insets(top: 10, left: 20, bottom: 30, right: 5)
    #expect(safeArea.safeArea(of: frame, in: Size(width: 100, height: 200)) == expected)
  }
}
