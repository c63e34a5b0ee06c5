import BarCatalog
import BarText

/// The newer name of something deprecated.
struct Successor {
  let name: StaticString
  /// The versions that have it.
  let ios: Availability
}

extension PropertyUse {
  /// What to write instead of something deprecated, and from which version on.
  ///
  /// - Parameter instead: What to write where there is no newer name; what the catalog says of the property if left out.
  func successorHelp(_ successor: Successor?, otherwise instead: StaticString? = nil) -> String? {
    if let successor, versions.fault(of: successor.ios) != nil {
      let since = Version(number: successor.ios.introduced)
      return "write `\(successor.name)` on iOS \(since.spelling) and later"
    }
    let instead = instead ?? facts.instead
    return instead.utf8CodeUnitCount > 0 ? "write \(instead)" : nil
  }

  /// The fix that writes the newer name, if every version that the app runs on has it.
  func renaming(to successor: Successor?) -> [Report.Writing] {
    guard let successor, versions.fault(of: successor.ios) == nil else { return [] }
    return [Report.Writing("\(successor.name)", .unsafe)]
  }
}
