/// The benchmarks, each of which is one table.
struct Suite {
  let options: Options
  let workshop: Workshop
  let launcher: Launcher
  /// Path of `floor.c`, built.
  let floor: String

  init(options: Options, workshop: Workshop) throws(BenchmarkFailure) {
    self.options = options
    self.workshop = workshop
    launcher = Launcher(program: try workshop.build("launch"))
    floor = try workshop.build("floor", libraries: ["-lyaml"])
  }

  /// Every table, one after the other, as soon as it is complete.
  func run(_ report: (Table) -> Void) throws(BenchmarkFailure) {
    report(try start())
    for size in options.isQuick ? [1, 50] : [1, 50, 1_000, 20_000] {
      report(try compare(kilobytes: size))
    }
    for size in options.isQuick ? [50] : [50, 1_000] {
      report(try editing(kilobytes: size, edits: options.isQuick ? 20 : 500))
    }
    report(try layout(kilobytes: options.isQuick ? 50 : 1_000))
    report(try environments(kilobytes: options.isQuick ? 50 : 1_000))
    if !options.isQuick {
      report(
        try doubling("file size", unit: "KB", counts: [1_000, 2_000, 4_000, 8_000], status: 0) {
          Description.clean(bytes: $0 * 1_000)
        })
    }
    let counts = options.isQuick ? [100, 200] : [1_000, 2_000, 4_000]
    report(
      try doubling("mistakes", unit: "findings", counts: counts, status: 1) {
        Description.withMistakes($0)
      })
    report(
      try doubling("mistakes in one mapping", unit: "findings", counts: counts, status: 1) {
        Description.withUnknownKeys($0)
      })
    report(
      try doubling("anchors", unit: "anchors", counts: counts.map { $0 * 5 }, status: 0) {
        Description.withAnchors($0)
      })
    report(
      try doubling("open brackets", unit: "brackets", counts: counts.map { $0 * 50 }, status: 1) {
        Description.withBrackets($0)
      })
  }

  /// What a run costs before it reads anything, and with next to nothing to read.
  private func start() throws(BenchmarkFailure) -> Table {
    let file = try workshop.store(Description.clean(bytes: 1_000), as: "start.bars.yaml")
    let names = ["true", "barc --version", "barc lint, 1 KB"]
    let commands = [
      ["/bin/true"], [options.program, "--version"], [options.program, "lint", file],
    ]
    let comparison = try Comparison(
      commands, expecting: [0, 0, 0], rounds: options.isQuick ? 11 : 101, launcher: launcher)
    var table = Table(
      title: "start", columns: ["command", "ms", "x true", "peak MB", "million instructions"])
    for (index, command) in commands.enumerated() {
      let instructions = options.isQuick ? nil : try Callgrind.instructions(of: command)
      table.rows.append(
        Table.Row(
          name: names[index],
          figures: [
            Table.Figure(comparison.wall(index) * 1e3, decimals: 2),
            Table.Figure(comparison.ratio(index, to: 0), decimals: 2),
            Table.Figure(comparison.peak(index) / 1e6, decimals: 1),
            instructions.map { Table.Figure($0 / 1e6, decimals: 3) },
          ]))
    }
    return table
  }

  /// Lint and compile beside the floor, on one clean description.
  private func compare(kilobytes: Int) throws(BenchmarkFailure) -> Table {
    let text = Description.clean(bytes: kilobytes * 1_000)
    let bytes = Double(text.utf8.count)
    let file = try workshop.store(text, as: "clean\(kilobytes).bars.yaml")
    let names = ["floor", "barc lint --ignore layout", "barc compile"]
    let commands = [
      [floor, file], [options.program, "lint", "--ignore", "layout", file],
      [options.program, "compile", "-o", "/dev/null", file],
    ]
    let rounds = kilobytes < 100 ? 61 : kilobytes < 10_000 ? 21 : 7
    let comparison = try Comparison(
      commands, expecting: [0, 0, 0], rounds: options.isQuick ? 7 : rounds, launcher: launcher)
    var table = Table(
      title: "clean description of \(kilobytes) KB",
      columns: [
        "command", "ms", "x floor", "MB/s", "processor ms", "peak MB", "peak x input",
        "instructions/byte",
      ])
    for (index, command) in commands.enumerated() {
      // Emulated instructions are some fifty times slower: twenty megabytes would take minutes.
      let isCounted = !options.isQuick && kilobytes <= 1_000
      let instructions = isCounted ? try Callgrind.instructions(of: command) : nil
      table.rows.append(
        Table.Row(
          name: names[index],
          figures: [
            Table.Figure(comparison.wall(index) * 1e3, decimals: 2),
            Table.Figure(comparison.ratio(index, to: 0), decimals: 2),
            Table.Figure(bytes / comparison.wall(index) / 1e6, decimals: 1),
            Table.Figure(comparison.processor(index) * 1e3, decimals: 2),
            Table.Figure(comparison.peak(index) / 1e6, decimals: 1),
            Table.Figure(comparison.peak(index) / bytes, decimals: 2),
            instructions.map { Table.Figure($0 / bytes, decimals: 0) },
          ]))
    }
    return table
  }

  /// Lint, but for layouts, of ever more of one thing: where twice as much takes much more than twice as long, something
  /// is not linear. The time of a run that reads nothing is taken off first.
  private func doubling(
    _ title: String, unit: String, counts: [Int], status: Int, make: (Int) -> String
  ) throws(BenchmarkFailure) -> Table {
    var commands = [[options.program, "--version"]]
    for count in counts {
      let file = try workshop.store(make(count), as: "series\(count).bars.yaml")
      commands.append([options.program, "lint", "--ignore", "layout", file])
    }
    let statuses = [0] + counts.map { _ in status }
    let comparison = try Comparison(
      commands, expecting: statuses, rounds: options.isQuick ? 3 : 11, launcher: launcher)
    var table = Table(
      title: "lint of more \(title)", columns: [unit, "ms", "x previous", "peak MB"])
    var previous: Double?
    for (index, count) in counts.enumerated() {
      let time = comparison.wall(index + 1) - comparison.wall(0)
      table.rows.append(
        Table.Row(
          name: String(count),
          figures: [
            Table.Figure(comparison.wall(index + 1) * 1e3, decimals: 2),
            previous.map { Table.Figure(time / $0, decimals: 2) },
            Table.Figure(comparison.peak(index + 1) / 1e6, decimals: 1),
          ]))
      previous = time
    }
    return table
  }
}
