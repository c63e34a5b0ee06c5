// barc: arguments, files, exit codes. Everything else is in the libraries.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

exit(run(commandLineWords()).rawValue)

/// The words after the program's name, as bytes: a path need not be UTF-8.
private func commandLineWords() -> [[UInt8]] {
  (0..<Int(CommandLine.argc)).dropFirst().compactMap { index in
    CommandLine.unsafeArgv[index].map { word in
      [UInt8](UnsafeRawBufferPointer(start: word, count: strlen(word)))
    }
  }
}
