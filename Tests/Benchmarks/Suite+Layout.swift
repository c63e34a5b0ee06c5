/// What laying out takes, which no command does alone: it is what one run takes longer than another one.
extension Suite {
  /// How many geometries are laid out where they are many.
  private var many: Int { 12 }

  /// Views that are laid out in a second by one core, beside the time that reading the same description takes.
  ///
  /// A run for many geometries lays out and writes what a run for one does not. Where a header might grow without end, both
  /// lay everything out twice and write it once, so that what they differ by more is laying out alone.
  func layout(kilobytes: Int) throws(BenchmarkFailure) -> Table {
    func file(_ count: Int, mayGrow: Bool) throws(BenchmarkFailure) -> String {
      try workshop.store(
        AppBars.description(bytes: kilobytes * 1_000, .geometries(count), mayGrow: mayGrow),
        as: "app-bars-\(count)-\(mayGrow).bars.yaml")
    }
    let one = try file(1, mayGrow: false)
    let files = [
      one, try file(many, mayGrow: false), try file(1, mayGrow: true),
      try file(many, mayGrow: true),
    ]
    let compile = files.map { [options.program, "compile", "-o", "/dev/null", $0] }
    let commands = [[floor, one], [options.program, "lint", one]] + compile
    let comparison = try Comparison(
      commands, expecting: commands.map { _ in 0 }, rounds: options.isQuick ? 7 : 21,
      launcher: launcher)
    let views = Double(try viewCount(in: one) * (many - 1))
    let both = comparison.processor { $0[3] - $0[2] }
    let layout = comparison.processor { ($0[5] - $0[4]) - ($0[3] - $0[2]) }
    func row(_ name: String, _ seconds: Double, _ views: Double?) -> Table.Row {
      Table.Row(
        name: name,
        figures: [
          Table.Figure(seconds * 1e3, decimals: 2),
          views.map { Table.Figure($0 / seconds / 1e6, decimals: 2) },
        ])
    }
    return Table(
      title: "layout of app bars with six items, description of \(kilobytes) KB",
      columns: ["what", "processor ms", "million views/s"],
      rows: [
        row("floor: parse alone", comparison.processor(0), nil),
        row("barc lint: parse, check, judge", comparison.processor(1), nil),
        row("barc compile, 1 geometry", comparison.processor(2), nil),
        row("\(many - 1) geometries more: lay out", layout, views),
        row("\(many - 1) geometries more: lay out and write", both, views),
      ])
  }

  /// Compile of one description for more and more environments: those that bars cannot tell apart should cost nothing.
  func environments(kilobytes: Int) throws(BenchmarkFailure) -> Table {
    let cases: [(name: String, AppBars.Environments)] = [
      ("1 environment", .geometries(1)),
      ("\(many) environments, 1 geometry", .versions(many)),
      ("\(many / 6) environments, \(many / 6) geometries", .geometries(many / 6)),
      ("\(many / 2) environments, \(many / 2) geometries", .geometries(many / 2)),
      ("\(many) environments, \(many) geometries", .geometries(many)),
    ]
    var commands: [[String]] = []
    for (number, entry) in cases.enumerated() {
      let file = try workshop.store(
        AppBars.description(bytes: kilobytes * 1_000, entry.1),
        as: "environments-\(number).bars.yaml")
      commands.append([options.program, "compile", "-o", "/dev/null", file])
    }
    let comparison = try Comparison(
      commands, expecting: commands.map { _ in 0 }, rounds: options.isQuick ? 5 : 15,
      launcher: launcher)
    var table = Table(
      title: "compile for more environments, description of \(kilobytes) KB",
      columns: ["environments", "ms", "x 1 environment", "peak MB"])
    for (number, entry) in cases.enumerated() {
      table.rows.append(
        Table.Row(
          name: entry.name,
          figures: [
            Table.Figure(comparison.wall(number) * 1e3, decimals: 2),
            Table.Figure(comparison.ratio(number, to: 0), decimals: 2),
            Table.Figure(comparison.peak(number) / 1e6, decimals: 1),
          ]))
    }
    return table
  }

  /// The number of views in the layout of a description: each of them names its parent.
  private func viewCount(in file: String) throws(BenchmarkFailure) -> Int {
    let output = try Launcher.output(of: [options.program, "compile", "-o", "-", file], stream: 1)
    guard output.status == 0 else {
      throw BenchmarkFailure(message: "cannot compile \(file)")
    }
    return output.text.split(separator: "\"parent\":").count - 1
  }
}
