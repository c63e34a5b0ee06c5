import BarEmit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension ReportPaths {
  /// Where this process works; the root is what GitHub or GitLab say that they have checked out.
  static var ofProcess: ReportPaths {
    let variables: [StaticString] = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"]
    let root = variables.lazy.compactMap { EnvironmentVariable.value(of: $0) }.first
    return ReportPaths(
      workingFolder: workingFolder, root: root.map { String(decoding: $0, as: UTF8.self) })
  }

  /// The root of the system where the working folder has been removed.
  private static var workingFolder: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }
}
