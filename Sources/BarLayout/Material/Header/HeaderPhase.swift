package import BarCatalog

/// What scrolling does to a header, and how far it has come with it.
package struct HeaderPhase: Equatable, Sendable {
  package var phase: MDCFlexibleHeaderScrollPhase
  /// Points.
  package var value: Double
  /// Part of the phase's length; above 1 where the header is higher than it is to be.
  package var fraction: Double

  /// A header that has not been laid out yet.
  static var fresh: HeaderPhase { HeaderPhase(phase: .shifting, value: 0, fraction: 0) }

  private init(phase: MDCFlexibleHeaderScrollPhase, value: Double, fraction: Double) {
    self.phase = phase
    self.value = value
    self.fraction = fraction
  }

  /// - Parameters:
  ///   - top: The top edge of the header.
  ///   - least: Its least height, `greatest` alike.
  ///   - staying: What of the least height stays on the screen for the status bar.
  init(top: Double, height: Double, least: Double, greatest: Double, staying: Double) {
    if top < 0 {
      let length = least - staying
      self.init(
        phase: .shifting, value: top + least, fraction: length > 0 ? -top / length : 0)
    } else if height < greatest {
      let length = greatest - least
      self.init(
        phase: .collapsing, value: height,
        fraction: length > 0 ? (height - least) / length : 0)
    } else {
      self.init(
        phase: .overExtending, value: height,
        fraction: 1 + (greatest > 0 ? (height - greatest) / greatest : 0))
    }
  }
}
