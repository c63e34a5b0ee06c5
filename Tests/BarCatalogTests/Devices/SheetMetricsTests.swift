import BarCatalog
import Testing

/// Frames of sheets that were published: `Vercantez/openuikit` for iOS 26.1, and sizes that many apps rely on.
@Suite struct SheetMetricsTests {
  @Test func aFormSheetIsACardOnAnIPad() throws {
    let pad = try #require(Device.named("ipad-a16"))
    #expect(size(pad.formSheet(.portrait, os: Version(26, 1))) == [580, 650])
    #expect(size(pad.formSheet(.landscape, os: Version(27))) == [580, 650])
    let old = try #require(Device.named("ipad-9"))
    #expect(size(old.formSheet(.portrait, os: Version(15, 4))) == [540, 620])
    #expect(size(old.formSheet(.landscape, os: Version(16))) == [580, 650])
    for version in [Version(15), Version(26)] {
      let sheet = old.formSheet(.portrait, os: version)
      #expect(sheet.safeArea == .zero)
      #expect(sheet.statusBarHeight == 0)
      #expect(sheet.horizontalSizeClass == .compact)
      #expect(sheet.verticalSizeClass == .regular)
    }
    #expect(old.formSheet(.portrait, os: Version(15)).confidence == .exact)
    #expect(old.formSheet(.portrait, os: Version(26)).confidence == .estimate)
  }

  @Test func aPageSheetLeavesTheTopFree() throws {
    let pad = try #require(Device.named("ipad-a16"))
    let upright = pad.pageSheet(.portrait, os: Version(26, 1))
    #expect(size(upright) == [820, 1138])
    #expect(upright.horizontalSizeClass == .regular)
    #expect(upright.safeArea == Insets(top: 0, left: 0, bottom: 25, right: 0))
    let sideways = pad.pageSheet(.landscape, os: Version(26, 1))
    #expect(sideways.width == 704)
    #expect(sideways.horizontalSizeClass == .compact)
    #expect(sideways.confidence == .assumed)
    let small = try #require(Device.named("iphone-se-3"))
    #expect(size(small.pageSheet(.portrait, os: Version(26, 1))) == [375, 637])
    let phone = try #require(Device.named("iphone-16"))
    let sheet = phone.pageSheet(.portrait, os: Version(26, 1))
    #expect(size(sheet) == [393, 793])
    #expect(sheet.safeArea.bottom == 34)
  }

  @Test func aPhoneHeldSidewaysShowsSheetsInFull() throws {
    let phone = try #require(Device.named("iphone-se-3"))
    let screen = phone.metrics(.landscape, os: Version(26, 1))
    #expect(phone.pageSheet(.landscape, os: Version(26, 1)) == screen)
    #expect(phone.formSheet(.landscape, os: Version(26, 1)) == screen)
    let upright = phone.pageSheet(.portrait, os: Version(26, 1))
    #expect(phone.formSheet(.portrait, os: Version(26, 1)) == upright)
  }

  @Test(arguments: Device.all) func aSheetIsNeverBiggerThanItsScreen(_ device: Device) {
    for orientation in [Orientation.portrait, .landscape] {
      for version in [Version(15), Version(18), Version(26)] {
        let screen = device.metrics(orientation, os: version)
        for sheet in [
          device.formSheet(orientation, os: version), device.pageSheet(orientation, os: version),
        ] {
          #expect(sheet.width <= screen.width && sheet.height <= screen.height)
          #expect(sheet.confidence <= screen.confidence)
        }
      }
    }
  }

  private func size(_ metrics: DeviceMetrics) -> [Double] { [metrics.width, metrics.height] }
}
