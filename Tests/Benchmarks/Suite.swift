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
    report(try tree(files: options.isQuick ? 40 : 2_000))
    report(try stages(kilobytes: options.isQuick ? 20 : 1_000))
    report(jsonWriter(megabytes: options.isQuick ? 1 : 64))
    report(try layout(kilobytes: options.isQuick ? 50 : 1_000))
    report(try environments(kilobytes: options.isQuick ? 50 : 1_000))
    for series in Series.all { report(try run(series)) }
  }

  /// What a run costs before it reads anything, and with next to nothing to read.
  private func start() throws(BenchmarkFailure) -> Table {
    // One whose titles have room, so that there is nothing to say of it laid out either.
    let text = Description.clean(bytes: 1_000, seed: 2)
    let file = try workshop.store(text, as: "start.bars.yaml")
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
    let lint = [options.program, "lint", "--ignore", "layout"]
    let names = [
      "floor", "barc lint --ignore layout", "barc lint --ignore layout --jobs 1", "barc compile",
    ]
    let commands = [
      [floor, file], lint + [file], lint + ["--jobs", "1", file],
      [options.program, "compile", "-o", "/dev/null", file],
    ]
    let rounds = kilobytes < 100 ? 61 : kilobytes < 10_000 ? 21 : 7
    let comparison = try Comparison(
      commands, expecting: commands.map { _ in 0 }, rounds: options.isQuick ? 7 : rounds,
      launcher: launcher)
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
}
