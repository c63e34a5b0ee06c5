/// Which versions of iOS there are.
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
}
