#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The folder that a run works in: programs built from C, descriptions written.
struct Workshop {
  let path: String

  init() throws(BenchmarkFailure) {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/barc-benchmarks-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw BenchmarkFailure(message: "cannot make a folder in \(parent)")
    }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Builds a C program that stands beside this file, without shared libraries where that is possible:
  /// the binary that it is compared with has none.
  func build(_ name: String, libraries: [String] = []) throws(BenchmarkFailure) -> String {
    let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    let program = "\(path)/\(name)"
    var problem = ""
    for linking in [["-static"], []] {
      let command = ["cc", "-O2"] + linking + ["-o", program, "/\(folder)/\(name).c"] + libraries
      let output = try Launcher.output(of: command, stream: STDERR_FILENO)
      if output.status == 0 { return program }
      problem = output.text
    }
    throw BenchmarkFailure(message: "cannot build \(name).c: \(problem)")
  }

  /// Writes `text` under `name`, and returns its path.
  func store(_ text: String, as name: String) throws(BenchmarkFailure) -> String {
    let file = "\(path)/\(name)"
    let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard descriptor >= 0 else { throw BenchmarkFailure(message: "cannot write \(file)") }
    defer { close(descriptor) }
    var text = text
    let written = text.withUTF8 { bytes -> Bool in
      var offset = 0
      while offset < bytes.count {
        let count = write(descriptor, bytes.baseAddress?.advanced(by: offset), bytes.count - offset)
        guard count > 0 else { return false }
        offset += count
      }
      return true
    }
    guard written else { throw BenchmarkFailure(message: "cannot write \(file)") }
    return file
  }

  /// Makes a folder, and returns its path.
  func makeFolder(_ name: String) throws(BenchmarkFailure) -> String {
    let folder = "\(path)/\(name)"
    guard mkdir(folder, 0o755) == 0 else {
      throw BenchmarkFailure(message: "cannot make \(folder)")
    }
    return folder
  }

  /// Removes the folder, and what is in it.
  func remove() { Self.remove(path) }

  private static func remove(_ path: String) {
    guard let folder = opendir(path) else { return }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      // What is no file is a folder.
      if unlink("\(path)/\(name)") != 0 { remove("\(path)/\(name)") }
    }
    closedir(folder)
    rmdir(path)
  }
}
