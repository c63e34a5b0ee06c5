#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where a folder is: the names from the system's root on, without `.` and `..`.
struct FolderPath: Equatable {
  private(set) var names: [ArraySlice<UInt8>]

  static var root: FolderPath { FolderPath(names: []) }

  /// The folder that the process works in; the system's root where that has been removed.
  static var working: FolderPath {
    guard let path = getcwd(nil, 0) else { return root }
    defer { free(path) }
    let bytes = UnsafeBufferPointer(start: path, count: strlen(path))
    return root.going(bytes.map { UInt8(bitPattern: $0) })
  }

  /// The folder that a path leads to from this one; a path that begins with a slash leads there from anywhere.
  func going(_ path: [UInt8]) -> FolderPath {
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

  /// How many of the first names two folders share.
  func sharedCount(with other: FolderPath) -> Int {
    zip(names, other.names).prefix { $0 == $1 }.count
  }

  /// The folder that many names from the root on.
  func above(_ count: Int) -> FolderPath { FolderPath(names: Array(names.prefix(count))) }

  /// The folder that this is in.
  var folder: FolderPath { above(names.count - 1) }

  /// The path from a folder on; nothing for one that is not inside of it.
  func path(inside folder: FolderPath) -> [UInt8]? {
    guard names.count > folder.names.count, names.starts(with: folder.names) else { return nil }
    return [UInt8](names.dropFirst(folder.names.count).joined(separator: [UInt8(ascii: "/")]))
  }

  /// A path to this folder that is short from another one.
  func path(from folder: FolderPath) -> Path {
    let shared = sharedCount(with: folder)
    let slash = UInt8(ascii: "/")
    if shared == 0 { return Path([slash] + [UInt8](names.joined(separator: [slash]))) }
    let up = [ArraySlice<UInt8>](
      repeating: [UInt8(ascii: "."), UInt8(ascii: ".")], count: folder.names.count - shared)
    let parts = up + names.dropFirst(shared)
    return Path(parts.isEmpty ? [UInt8(ascii: ".")] : [UInt8](parts.joined(separator: [slash])))
  }
}
