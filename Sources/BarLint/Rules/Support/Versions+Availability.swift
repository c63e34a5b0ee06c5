import BarCatalog
import BarText

extension Versions {
  /// What is to be said about something that not all versions have.
  struct Fault {
    /// To follow the name.
    let message: String
    var help: String?
    let severity: Severity
  }

  /// What is wrong with using what has this availability; `nil` if nothing is, or the versions are not said.
  func fault(of ios: Availability) -> Fault? {
    if ios.introduced != 0 {
      let since = Version(number: ios.introduced)
      if let sdk, sdk < since {
        return Fault(
          message:
            "is available from iOS \(since.spelling), but the SDK is that of iOS \(sdk.spelling)",
          help: "build with a newer SDK, or remove it", severity: .error)
      }
      if let deployment, deployment < since {
        return Fault(
          message:
            "is available from iOS \(since.spelling), but the app runs on iOS \(deployment.spelling) and later",
          help: "set it only on systems that have it, or raise `deployment`", severity: .warning)
      }
    }
    if ios.removed != 0, let sdk, Version(number: ios.removed) <= sdk {
      return Fault(
        message:
          "was removed in iOS \(Version(number: ios.removed).spelling), but the SDK is that of iOS \(sdk.spelling)",
        severity: .error)
    }
    return nil
  }

  /// What to say about something that is deprecated; `nil` if it is not, or the SDK does not know it yet.
  func deprecation(of ios: Availability) -> Fault? {
    if ios.deprecated == 0 { return nil }
    let since = Version(number: ios.deprecated)
    if let sdk, sdk < since { return nil }
    // Where the app runs on older systems too, the compiler is silent.
    let isOld = deployment.map { $0 >= since } ?? true
    return Fault(
      message: "is deprecated since iOS \(since.spelling)", severity: isOld ? .warning : .note)
  }
}
