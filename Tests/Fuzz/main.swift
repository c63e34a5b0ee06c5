// Feeds barc with what libFuzzer makes up: `Tests/Fuzz/run` builds and runs it.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// libFuzzer's own loop, as its header declares it.
@_silgen_name("LLVMFuzzerRunDriver")
func runFuzzer(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// What is fuzzed; named by the environment, since every argument is libFuzzer's.
func namedSubject() -> Subject {
  let name = getenv("BARC_FUZZ").map { String(cString: $0) } ?? ""
  if let subject = Subject(rawValue: name) { return subject }
  let names = Subject.allCases.map(\.rawValue).joined(separator: ", ")
  let message = "Fuzz: set BARC_FUZZ to one of \(names)\n"
  write(STDERR_FILENO, message, message.utf8.count)
  exit(2)
}

let subject = namedSubject()
var count = CommandLine.argc
var arguments = CommandLine.unsafeArgv
let status = runFuzzer(&count, &arguments) { start, count in
  subject.check(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
exit(status)
