import BarCatalog
import Foundation
import Testing

/// One line of `Fixtures/devices.tsv`: what the sources say of a device, kept apart from the code.
struct DeviceFact: CustomTestStringConvertible {
  private let columns: [String]

  init(_ line: Substring) {
    columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
  }

  var id: String { columns[0] }
  var name: String { columns[1] }
  var points: [Double] { numbers(2) }
  var scale: Double { numbers(3)[0] }
  var idiom: String { columns[4] }
  /// Portrait, landscape, landscape since iOS 26, portrait since iOS 26: top, left, bottom, right.
  var insets: [[Double]] { (5...8).map(numbers) }
  /// Portrait, portrait since iOS 26, landscape up to iOS 18.
  var statusBars: [Double] { (9...11).map { numbers($0)[0] } }
  var classes: [String] { [columns[12], columns[13]] }
  var first: UInt32? { UInt32(columns[14]) }
  var last: UInt32? { UInt32(columns[15]) }
  var confidence: String { columns[16] }
  var sources: String { columns[17] }
  /// Landscape third, half, two thirds, then portrait third, two thirds; nil on a phone.
  var splits: [Double?] { (18...22).map { Double(columns[$0]) } }
  var halfClass: String { columns[23] }
  var testDescription: String { id }

  private func numbers(_ column: Int) -> [Double] {
    columns[column].split(separator: " ").compactMap { Double($0) }
  }

  static let all: [DeviceFact] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/devices.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").dropFirst().map(DeviceFact.init)
  }()
}

@Suite struct DeviceTests {
  @Test func theTableAndTheFactsNameTheSameDevices() {
    #expect(Device.all.map(\.id) == DeviceFact.all.map(\.id))
    #expect(Set(Device.all.map(\.id)).count == Device.all.count)
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
    for device in Device.all { #expect(Device.named(device.id) == device) }
  }

  @Test(arguments: DeviceFact.all) func figuresAreThoseOfTheFacts(_ fact: DeviceFact) throws {
    let device = try #require(Device.named(fact.id))
    #expect(device.name == fact.name)
    #expect(device.scale == fact.scale)
    #expect("\(device.idiom)" == fact.idiom)
    #expect(device.sources == fact.sources)
    #expect(device.support == OSSupport(first: fact.first ?? 0, last: fact.last))
    let confidence: Confidence? =
      switch fact.confidence {
      case "high": .exact
      case "medium": .estimate
      case "low": .assumed
      default: nil
      }
    #expect(device.portrait.confidence == confidence)

    let old = Version(18)
    let portrait = device.metrics(.portrait, os: old)
    let landscape = device.metrics(.landscape, os: old)
    #expect([portrait.width, portrait.height] == fact.points)
    #expect([landscape.height, landscape.width] == fact.points)
    let landscape26 = device.metrics(.landscape, os: Version(26))
    let portrait26 = device.metrics(.portrait, os: Version(26))
    #expect([portrait, landscape, landscape26, portrait26].map(insets) == fact.insets)
    #expect(
      [portrait, portrait26, landscape].map(\.statusBarHeight) == fact.statusBars)
    #expect([portrait, landscape].map(classes) == fact.classes)
    #expect([portrait26, landscape26].map(classes) == fact.classes)
  }

  @Test(arguments: DeviceFact.all) func sharesOfTheScreenAreThoseOfTheFacts(_ fact: DeviceFact)
    throws
  {
    let device = try #require(Device.named(fact.id))
    let old = Version(18)
    let windows = [
      device.window(.third, .landscape, os: old), device.window(.half, .landscape, os: old),
      device.window(.twoThirds, .landscape, os: old), device.window(.third, .portrait, os: old),
      device.window(.twoThirds, .portrait, os: old),
    ]
    #expect(windows.map { $0?.width } == fact.splits)
    #expect(device.window(.half, .portrait, os: old) == nil)
    guard device.idiom == .pad else { return }
    #expect(
      windows.map { $0.map(classes) } == ["C/R", fact.halfClass + "/R", "R/R", "C/R", "C/R"])
    #expect(windows[0]?.height == device.landscape.height)
    #expect(windows[3]?.safeArea == device.metrics(.portrait, os: old).safeArea)
    #expect(device.window(.third, .portrait, os: Version(26))?.confidence == .assumed)
  }

  @Test func insetsBesideTheNotchGrewWithIOS14() throws {
    for id in ["iphone-xr", "iphone-11"] {
      let device = try #require(Device.named(id))
      let before = Version(13, 7)
      #expect(insets(device.metrics(.portrait, os: before)) == [44, 0, 34, 0])
      #expect(device.metrics(.portrait, os: before).statusBarHeight == 44)
      #expect(insets(device.metrics(.landscape, os: before)) == [0, 44, 21, 44])
      #expect(insets(device.metrics(.portrait, os: Version(14))) == [48, 0, 34, 0])
    }
  }

  @Test func anUnsettledFigureIsAnEstimate() throws {
    let device = try #require(Device.named("iphone-16-pro"))
    #expect(device.metrics(.portrait, os: Version(18)).confidence == .exact)
    #expect(device.metrics(.landscape, os: Version(18)).confidence == .estimate)
    #expect(device.metrics(.landscape, os: Version(26)).confidence == .estimate)
  }

  @Test func barsOfIPadsGrewWithIPadOS26() throws {
    let device = try #require(Device.named("ipad-a16"))
    #expect(device.metrics(.portrait, os: Version(26, 1)).confidence == .exact)
    let landscape = device.metrics(.landscape, os: Version(26, 1))
    #expect(landscape.statusBarHeight == 32)
    #expect(landscape.confidence == .estimate)
    #expect(device.metrics(.landscape, os: Version(18)).confidence == .exact)
  }

  @Test func devicesWithoutPublishedInsetsAreKnownByName() {
    #expect(UnmeasuredDevice.named("iphone-duo-inner")?.width == 626)
    for device in UnmeasuredDevice.all { #expect(Device.named(device.id) == nil) }
  }

  @Test func supportIsByMajorVersion() throws {
    let phone = try #require(Device.named("iphone-8"))
    #expect(!phone.support.includes(Version(10, 3)))
    #expect(phone.support.includes(Version(11)))
    #expect(phone.support.includes(Version(16, 7)))
    #expect(!phone.support.includes(Version(17)))
    let pad = try #require(Device.named("ipad-air-11-m3"))
    #expect(pad.support.includes(KnownVersions.newest))
  }

  private func insets(_ metrics: DeviceMetrics) -> [Double] {
    let area = metrics.safeArea
    return [area.top, area.left, area.bottom, area.right]
  }

  private func classes(_ metrics: DeviceMetrics) -> String {
    [metrics.horizontalSizeClass, metrics.verticalSizeClass]
      .map { $0 == .compact ? "C" : "R" }.joined(separator: "/")
  }
}
