#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A path as the system has it: bytes without a zero, which need not be UTF-8.
struct Path: Hashable {
  /// What tells two names of one file from two files.
  struct Identity: Hashable {
    fileprivate let device: UInt64
    fileprivate let node: UInt64
  }

  enum Kind {
    case file, folder
    /// A device, a pipe or a socket.
    case stream
  }

  let bytes: [UInt8]

  /// The working folder.
  static var here: Path { Path([UInt8(ascii: ".")]) }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private static let slash = UInt8(ascii: "/")

  /// The path without a `./` in front, so that one file has one name in a report.
  var simplified: Path {
    var rest = bytes[...]
    while rest.starts(with: [UInt8(ascii: "."), Self.slash]), rest.count > 2 {
      rest = rest.dropFirst(2)
      rest = rest.drop { $0 == Self.slash }
    }
    return rest.isEmpty ? self : Path([UInt8](rest))
  }

  /// The path as text; what is not UTF-8 is replaced.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// What follows the last slash.
  var name: ArraySlice<UInt8> {
    guard let index = bytes.lastIndex(of: Self.slash) else { return bytes[...] }
    return bytes[(index + 1)...]
  }

  /// What is before the last slash; `.` where there is none.
  var folder: Path {
    guard let index = bytes.lastIndex(of: Self.slash) else { return Path([UInt8(ascii: ".")]) }
    return Path(index == 0 ? [Self.slash] : [UInt8](bytes[..<index]))
  }

  /// Whether it can only be the name of a folder.
  var namesFolder: Bool { bytes.last == Self.slash }

  /// A path inside this folder; inside `.` it is the name alone.
  func appending(_ name: some Sequence<UInt8>) -> Path {
    if bytes == [UInt8(ascii: ".")] { return Path([UInt8](name)) }
    var whole: [UInt8] = []
    whole.reserveCapacity(bytes.count + 1 + name.underestimatedCount)
    whole += bytes
    if !namesFolder { whole.append(Self.slash) }
    whole += name
    return Path(whole)
  }

  /// The folders from a root to this one, both of them too; only itself where it is not inside of the root.
  func ancestors(from root: Path) -> [Path] {
    var folders = [self]
    var next = self
    while next != root {
      let above = next.folder
      if above == next { return [self] }
      folders.append(above)
      next = above
    }
    return folders.reversed()
  }

  /// What follows a folder and its slash; `nil` for a path that is not inside of it.
  func inside(_ folder: Path) -> ArraySlice<UInt8>? {
    let length = folder.bytes.count
    if folder.namesFolder { return bytes.starts(with: folder.bytes) ? bytes[length...] : nil }
    guard bytes.count > length, bytes[length] == Self.slash, bytes.starts(with: folder.bytes)
    else { return nil }
    return bytes[(length + 1)...]
  }

  /// The whole path without links; `nil` if there is nothing at it.
  var real: Path? {
    guard let path = withCString({ realpath($0, nil) }) else { return nil }
    defer { free(path) }
    return Path([UInt8](UnsafeRawBufferPointer(start: path, count: strlen(path))))
  }

  func hasSuffix(_ suffix: StaticString) -> Bool {
    suffix.isSpelled(bytes.suffix(suffix.utf8CodeUnitCount))
  }

  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: bytes.count + 1) { text in
      for index in bytes.indices { text[index] = CChar(bitPattern: bytes[index]) }
      text[bytes.count] = 0
      // A buffer that holds at least the zero has an address.
      guard let address = text.baseAddress else { preconditionFailure("a text has a zero") }
      return body(address)
    }
  }

  /// What is there, links followed; `nil` if there is nothing.
  var kind: Kind? { status.map { Self.kind(of: $0) } }

  static func kind(of status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .stream
    }
  }

  var identity: Identity? {
    status.map { Identity(device: UInt64($0.st_dev), node: UInt64($0.st_ino)) }
  }

  var status: stat? {
    var status = stat()
    return withCString { stat($0, &status) } == 0 ? status : nil
  }
}
