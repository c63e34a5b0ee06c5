#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Instructions and their limits, for a machine that judges changes.
extension Suite {
  /// Whether no run executes more instructions than it may.
  func holdLimits(_ report: (Table) -> Void) throws(BenchmarkFailure) -> Bool {
    let text = Description.clean(bytes: 1_000_000)
    let file = try workshop.store(text, as: "limits.bars.yaml")
    var table = Table(
      title: "instructions, and how many they may be", columns: ["command", "counted", "limit"])
    var isWithin = true
    for limit in Limit.all {
      let isPerByte = limit.per == .byte
      let command = [options.program] + limit.arguments + (isPerByte ? [file] : [])
      guard let total = try Callgrind.instructions(of: command) else {
        throw BenchmarkFailure(message: "valgrind is missing, or cannot run \(options.program)")
      }
      let count = isPerByte ? total / Double(text.utf8.count) : total
      if count > limit.most {
        isWithin = false
        let message = "Benchmarks: too many instructions for \(limit.name): \(limit.reason)\n"
        write(STDERR_FILENO, message, message.utf8.count)
      }
      table.rows.append(
        Table.Row(
          name: limit.name + (isPerByte ? ", for each byte of 1,000 KB" : ""),
          figures: [
            Table.Figure(count, decimals: isPerByte ? 1 : 0), Table.Figure(limit.most, decimals: 0),
          ]))
    }
    report(table)
    return isWithin
  }
}
