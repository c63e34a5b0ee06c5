#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The path of a file or folder from the system's root on, as names without `.` and `..`.
///
/// Nothing of the system is asked: a link is a name as any other.
struct AbsolutePath: Equatable {
  private(set) var names: [ArraySlice<UInt8>]

  static var root: AbsolutePath { AbsolutePath(names: []) }

  /// The folder that the process works in; the system's root where that has been removed.
  static var working: AbsolutePath {
    guard let path = getcwd(nil, 0) else { return root }
    defer { free(path) }
    let bytes = UnsafeBufferPointer(start: path, count: strlen(path))
    return root.resolving(bytes.map { UInt8(bitPattern: $0) })
  }

  /// Where a path leads from this folder; a path that begins with a slash leads there from anywhere.
  func resolving(_ path: [UInt8]) -> AbsolutePath {
    let slash = UInt8(ascii: "/")
    let point = UInt8(ascii: ".")
    var result = path.first == slash ? .root : self
    for name in path.split(separator: slash) {
      if name.elementsEqual([point, point]) {
        _ = result.names.popLast()
      } else if !name.elementsEqual([point]) {
        result.names.append(name)
      }
    }
    return result
  }

  /// How many of the first names two paths share.
  func sharedCount(with other: AbsolutePath) -> Int {
    zip(names, other.names).prefix { $0 == $1 }.count
  }

  /// The folder that many names below the root.
  func above(_ count: Int) -> AbsolutePath { AbsolutePath(names: Array(names.prefix(count))) }

  /// The folder that this is in.
  var folder: AbsolutePath { above(names.count - 1) }

  /// The names below a folder, joined by slashes; `nil` for a path that is not inside of it.
  func path(inside folder: AbsolutePath) -> [UInt8]? {
    guard names.count > folder.names.count, names.starts(with: folder.names) else { return nil }
    return [UInt8](names.dropFirst(folder.names.count).joined(separator: [UInt8(ascii: "/")]))
  }

  /// A path that leads here from a folder: through the folders above it where they share one, or else from the root.
  func path(from folder: AbsolutePath) -> Path {
    let shared = sharedCount(with: folder)
    let slash = UInt8(ascii: "/")
    if shared == 0 { return Path([slash] + [UInt8](names.joined(separator: [slash]))) }
    let up = [ArraySlice<UInt8>](
      repeating: [UInt8(ascii: "."), UInt8(ascii: ".")], count: folder.names.count - shared)
    let parts = up + names.dropFirst(shared)
    return Path(parts.isEmpty ? [UInt8(ascii: ".")] : [UInt8](parts.joined(separator: [slash])))
  }
}
