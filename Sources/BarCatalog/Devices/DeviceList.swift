/// The built-in devices, oldest family first; nothing is built until an element is asked for.
package struct DeviceList: RandomAccessCollection, Sendable {
  package var startIndex: Int { 0 }
  package var endIndex: Int { 79 }

  package subscript(index: Int) -> Device {
    switch index {
    case 0: .iPhoneSE1
    case 1: .iPhone6s
    case 2: .iPhone7
    case 3: .iPhone8
    case 4: .iPhoneSE2
    case 5: .iPhoneSE3
    case 6: .iPhone6sPlus
    case 7: .iPhone7Plus
    case 8: .iPhone8Plus
    case 9: .iPhoneX
    case 10: .iPhoneXS
    case 11: .iPhone11Pro
    case 12: .iPhoneXSMax
    case 13: .iPhone11ProMax
    case 14: .iPhoneXR
    case 15: .iPhone11
    case 16: .iPhone12Mini
    case 17: .iPhone13Mini
    case 18: .iPhone12
    case 19: .iPhone12Pro
    case 20: .iPhone13
    case 21: .iPhone13Pro
    case 22: .iPhone14
    case 23: .iPhone16e
    case 24: .iPhone17e
    case 25: .iPhone12ProMax
    case 26: .iPhone13ProMax
    case 27: .iPhone14Plus
    case 28: .iPhone14Pro
    case 29: .iPhone15
    case 30: .iPhone15Pro
    case 31: .iPhone16
    case 32: .iPhone14ProMax
    case 33: .iPhone15Plus
    case 34: .iPhone15ProMax
    case 35: .iPhone16Plus
    case 36: .iPhone16Pro
    case 37: .iPhone16ProMax
    case 38: .iPhone17
    case 39: .iPhone17Pro
    case 40: .iPhone17ProMax
    case 41: .iPhoneAir
    case 42: .iPhone18Pro
    case 43: .iPhone18ProMax
    case 44: .iPad5
    case 45: .iPad6
    case 46: .iPadMini4
    case 47: .iPadMini5
    case 48: .iPadAir2
    case 49: .iPadPro97
    case 50: .iPad7
    case 51: .iPad8
    case 52: .iPad9
    case 53: .iPadPro105
    case 54: .iPadAir3
    case 55: .iPad10
    case 56: .iPadA16
    case 57: .iPadAir4
    case 58: .iPadAir5
    case 59: .iPadAir11M2
    case 60: .iPadAir11M3
    case 61: .iPadMini6
    case 62: .iPadMiniA17Pro
    case 63: .iPadPro11Generation1
    case 64: .iPadPro11Generation2
    case 65: .iPadPro11Generation3
    case 66: .iPadPro11Generation4
    case 67: .iPadPro11M4
    case 68: .iPadPro11M5
    case 69: .iPadPro129Generation1
    case 70: .iPadPro129Generation2
    case 71: .iPadPro129Generation3
    case 72: .iPadPro129Generation4
    case 73: .iPadPro129Generation5
    case 74: .iPadPro129Generation6
    case 75: .iPadAir13M2
    case 76: .iPadAir13M3
    case 77: .iPadPro13M4
    case 78: .iPadPro13M5
    default: preconditionFailure("there are \(endIndex) devices, and none of number \(index)")
    }
  }
}

extension Device {
  /// Every built-in device.
  package static var all: DeviceList { DeviceList() }
}
