import BarCatalog
import Testing

@Suite struct DeviceGroupTests {
  @Test func commonIsFourDevices() {
    #expect(
      DeviceGroup.common.devices.map(\.id) == [
        "iphone-16e", "iphone-17", "iphone-17-pro-max", "ipad-air-11-m3",
      ])
  }

  @Test func phonesAndPadsAreAllThereIs() {
    #expect(DeviceGroup.phones.devices.allSatisfy { $0.idiom == .phone })
    #expect(DeviceGroup.pads.devices.allSatisfy { $0.idiom == .pad })
    #expect(DeviceGroup.phones.devices + DeviceGroup.pads.devices == DeviceGroup.all.devices)
  }

  @Test func currentRunsTheNewestSystem() {
    let ids = DeviceGroup.current.devices.map(\.id)
    #expect(ids.contains("iphone-11"))
    #expect(ids.contains("iphone-18-pro"))
    #expect(ids.contains("ipad-air-11-m3"))
    #expect(!ids.contains("iphone-xs"))
    #expect(!ids.contains("ipad-7"))
  }

  @Test(arguments: [
    ("iphone-17-pro", ["iphone-17-pro"]),
    ("iphone-17*", ["iphone-17e", "iphone-17", "iphone-17-pro", "iphone-17-pro-max"]),
    ("iphone-?", ["iphone-7", "iphone-8", "iphone-x"]),
    ("*-mini", ["iphone-12-mini", "iphone-13-mini"]),
    ("ipad-pro-1[13]-m5", ["ipad-pro-11-m5", "ipad-pro-13-m5"]),
    ("common", ["iphone-16e", "iphone-17", "iphone-17-pro-max", "ipad-air-11-m3"]),
    ("iphone-17-por", []),
    ("nexus-*", []),
    ("", []),
  ])
  func entriesSelectDevices(_ pattern: String, _ ids: [String]) {
    #expect(Device.selected(by: pattern).map(\.id) == ids)
  }

  @Test func everyProOfTheTens() {
    let ids = Device.selected(by: "iphone-1?-pro*").map(\.id)
    let expected = Device.all.map(\.id).filter {
      $0.hasPrefix("iphone-1") && $0.dropFirst(9).hasPrefix("-pro")
    }
    #expect(ids == expected && expected.contains("iphone-17-pro-max"))
  }

  @Test func ownDevicesComeFirst() throws {
    let builtIn = try #require(Device.named("iphone-17"))
    let own = Device(
      id: "iphone-17-kiosk", name: "iphone-17-kiosk", scale: 1, idiom: .phone,
      portrait: builtIn.portrait, landscape: builtIn.landscape)
    #expect(Device.selected(by: "iphone-17-kiosk", own: [own]) == [own])
    #expect(
      Device.selected(by: "iphone-17-[kp]*", own: [own]).map(\.id) == [
        "iphone-17-kiosk", "iphone-17-pro", "iphone-17-pro-max",
      ])
    #expect(own.support.includes(Version(3)))
  }

  @Test func spellingsAreWhatIsTaken() {
    #expect(Device.spellings.count == Device.all.count + DeviceGroup.allCases.count)
    for word in Device.spellings { #expect(!Device.selected(by: word).isEmpty) }
  }
}
