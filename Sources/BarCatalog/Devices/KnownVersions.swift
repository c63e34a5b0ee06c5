/// Which versions of iOS there are, and how far back an SDK reaches.
package enum KnownVersions {
  /// The newest version, and the SDK of a description that names none.
  ///
  /// Source: members marked iOS 27.1 in the bindings of SDK 27.1 (dotnet/macios src/uikit.cs).
  package static var newest: Version { Version(27, 1) }

  /// Whether there is such a version: 2 to 18, then 26 and later, up to the newest known.
  ///
  /// Apple's numbers went from 18 to 26. A minor version of an earlier release is taken as it is.
  package static func exists(_ version: Version) -> Bool {
    switch version.major {
    case 2...18: true
    case 26...: version <= newest
    default: false
    }
  }

  /// The lowest deployment target that an app built with the SDK may have.
  ///
  /// The figures are Xcode's own, from its warning that a target is out of the supported range:
  /// 8.0 to 12.1 (Xcode 10), 9.0 to 14.2.99 (12), 9.0 to 15.0.99 (13), 11.0 to 16.0.99 (14),
  /// 12.0 to 17.0.99 (15), 12.0 to 18.4.99 (16), 12.0 to 26.5.99 (26), 15.0 to 27.0.x (27), as
  /// quoted in chirag04/react-native-in-app-utils#199, malcommac/SwiftDate#761,
  /// luximetr/AnyFormatKit#41, huri000/SwiftEntryKit#374, dd-sdk-ios's Makefile, and
  /// DuarteSantos8/openGym#269. SDKs before 12 are given the first of these figures.
  package static func oldestDeploymentTarget(sdk: Version) -> Version {
    switch sdk.major {
    case ...13: Version(8)
    case 14, 15: Version(9)
    case 16: Version(11)
    case 17...26: Version(12)
    default: Version(15)
    }
  }
}
