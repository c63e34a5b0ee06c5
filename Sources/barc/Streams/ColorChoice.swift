#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// When text findings have color.
enum ColorChoice: CaseIterable {
  case auto, always, never

  var name: StaticString {
    switch self {
    case .auto: "auto"
    case .always: "always"
    case .never: "never"
    }
  }

  /// Whether to color what goes to a stream.
  ///
  /// The option wins over `NO_COLOR` (no-color.org), that over `FORCE_COLOR` and `CLICOLOR_FORCE`,
  /// those over `TERM=dumb`; else a terminal has color. An empty variable counts as not set.
  func isColored(on descriptor: Int32) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if EnvironmentVariable.value(of: "NO_COLOR") != nil { return false }
    for name in ["FORCE_COLOR", "CLICOLOR_FORCE"] as [StaticString] {
      if let value = EnvironmentVariable.value(of: name), value != [UInt8(ascii: "0")] {
        return true
      }
    }
    if let terminal = EnvironmentVariable.value(of: "TERM"), terminal == [UInt8]("dumb".utf8) {
      return false
    }
    return isatty(descriptor) == 1
  }
}
