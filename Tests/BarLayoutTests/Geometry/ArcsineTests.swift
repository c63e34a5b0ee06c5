import BarLayout
import Foundation
import Testing

struct ArcsineTests {
  @Test func agreesWithTheSystemsFunction() {
    for step in -1_000...1_000 {
      let sine = Double(step) / 1_000
      #expect(abs(arcsine(sine) - asin(sine)) <= 1e-15, "\(sine)")
    }
  }

  @Test func isAnOddFunctionWithItsExtremesAtOne() {
    #expect(arcsine(0) == 0)
    #expect(arcsine(1) == Double.pi / 2)
    #expect(arcsine(-1) == -Double.pi / 2)
    #expect(arcsine(1e-300) == 1e-300)
  }

  @Test(arguments: [1.000_000_000_000_001, -2, .infinity, .nan])
  func isNoNumberBeyondOne(_ sine: Double) {
    #expect(arcsine(sine).isNaN)
  }
}
