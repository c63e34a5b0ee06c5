import Foundation
import Testing

/// What a run asks of the system: the files that it is told to read and write, and nothing of other programs or machines.
@Suite(.enabled(if: Shell.canTrace, "strace is missing, or may not be used"))
struct SystemCallTests {
  /// What every program opens to start, and what tells how many processors there are.
  private static let ofTheSystem = [
    "/etc/ld.so", "/lib", "/usr/lib", "/opt", "/proc/self/", "/sys/devices/system/cpu/",
    "/sys/kernel/mm/transparent_hugepage/", "/dev/",
  ]

  @Test(arguments: [
    ("lint", ["a.bars.yaml"], []),
    ("lint --fix .", ["a.bars.yaml"], []),
    ("compile -q a.bars.yaml", ["a.bars.yaml"], ["a.bars.json"]),
    ("compile -q a.bars.yaml -o out/ --depfile d", ["a.bars.yaml"], ["out/a.bars.json", "d"]),
    ("lint --format sarif -o r.sarif a.bars.yaml", ["a.bars.yaml"], ["r.sarif"]),
    ("lint --write-baseline=b.json a.bars.yaml", ["a.bars.yaml", "b.json"], ["b.json"]),
    ("config a.bars.yaml", [], []),
    ("explain ignored-property", [], []),
    (
      "init new", [],
      [
        "new/.barc.yaml", "new/.barc/barc.schema.json", "new/.barc/config.schema.json",
        "new/app.bars.yaml",
      ]
    ),
  ])
  func nothingElseIsAskedFor(command: String, read: [String], written: [String]) throws {
    let shell = try Shell([
      "in/a.bars.yaml": Sample.good, "in/.barc.yaml": "ignore: [layout]\n", "secret.yaml": "secret",
    ])
    let folder = shell.folder.resolvingSymlinksInPath().path
    let result = try shell.line(
      """
      cd in && strace -f -qq -y -e signal=none -o ../calls \
      -e trace=%network,%process,%file "$BARC" \(command)
      """)
    #expect(result.status == 0, "\(result.errors)")
    var opened: Set<String> = []
    var made: Set<String> = []
    var programs = 0
    for line in try #require(shell.text(of: "calls")).split(separator: "\n") {
      let call = line.drop { $0 != " " }.drop { $0 == " " }
      let name = call.prefix { $0 != "(" }
      // A call that another thread's interrupts goes on in a line of its own.
      if name.hasPrefix("<") || name.hasPrefix("+") { continue }
      let paths = call.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
      switch name {
      case "execve": programs += 1
      case "open", "openat", "creat":
        let path = try #require(paths.first)
        if Self.ofTheSystem.contains(where: path.hasPrefix) || call.contains("ENOENT") { continue }
        if path.hasPrefix(Shell.programs) { continue }
        if call.contains("O_CREAT") { continue }
        #expect(!call.contains("O_WRONLY") && !call.contains("O_RDWR"), "\(call)")
        opened.insert(path)
      case "rename", "link": made.insert(try #require(paths.last))
      // A thread shares its memory with the one that starts it.
      case "clone", "clone3": #expect(call.contains("CLONE_THREAD"), "\(call)")
      case "fork", "vfork", "socket", "socketpair", "connect", "bind", "sendto", "execveat",
        "symlink", "chmod", "truncate":
        Issue.record("\(call)")
      default: break
      }
    }
    #expect(programs == 1)
    let folders: Set = [".", "out", folder, folder + "/in"]
    let others = opened.subtracting(folders).subtracting([".barc.yaml", "./.barc.yaml"])
    #expect(others.allSatisfy { read.contains($0) }, "\(others)")
    #expect(made == Set(written))
  }
}
