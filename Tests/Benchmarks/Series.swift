/// Runs over ever more of one thing: where twice as much takes much more than twice as long, something is not linear.
struct Series {
  let title: String
  /// What is counted.
  let unit: String
  /// How much there is, each twice as much as the one before; and where there is little time.
  let counts: [Int]
  let quickCounts: [Int]
  /// The words behind the program's name, before the file.
  var arguments = ["lint", "--ignore", "layout"]
  /// What the run exits with.
  var status = 0
  let make: @Sendable (Int) -> String

  /// What grows.
  static var all: [Series] {
    [
      Series(
        title: "lint of larger files", unit: "KB", counts: [1_000, 2_000, 4_000, 8_000],
        quickCounts: [20, 40]
      ) { Description.clean(bytes: $0 * 1_000) },
      Series(
        title: "lint of more screens", unit: "screens", counts: [10_000, 20_000, 40_000],
        quickCounts: [200, 400]
      ) { Description.withScreens($0) },
      Series(
        title: "compile of more screens", unit: "screens", counts: [5_000, 10_000, 20_000],
        quickCounts: [100, 200], arguments: ["compile", "-o", "/dev/null"]
      ) { Description.withScreens($0) },
      Series(
        title: "lint of more mistakes", unit: "findings", counts: [1_000, 2_000, 4_000],
        quickCounts: [100, 200], status: 1
      ) { Description.withMistakes($0) },
      Series(
        title: "lint of more mistakes in one mapping", unit: "findings",
        counts: [1_000, 2_000, 4_000], quickCounts: [100, 200], status: 1
      ) { Description.withUnknownKeys($0) },
      Series(
        title: "lint of more warnings", unit: "findings", counts: [2_000, 4_000, 8_000],
        quickCounts: [100, 200]
      ) { Description.withWarnings($0) },
      Series(
        title: "lint of more anchors", unit: "anchors", counts: [5_000, 10_000, 20_000],
        quickCounts: [500, 1_000]
      ) { Description.withAnchors($0) },
      Series(
        title: "lint of more aliases", unit: "aliases", counts: [10_000, 20_000, 40_000],
        quickCounts: [500, 1_000]
      ) { Description.withAliases($0) },
      Series(
        title: "lint of more open brackets", unit: "brackets", counts: [50_000, 100_000, 200_000],
        quickCounts: [5_000, 10_000], status: 1
      ) { Description.withBrackets($0) },
      Series(
        title: "compile for more environments", unit: "environments", counts: [12, 24, 48, 96],
        quickCounts: [2, 4], arguments: ["compile", "-o", "/dev/null"]
      ) { AppBars.description(bytes: 50_000, .geometries($0)) },
    ]
  }
}

extension Suite {
  /// One table for a series. The time of a run that reads nothing is taken off before times are compared.
  func run(_ series: Series) throws(BenchmarkFailure) -> Table {
    let counts = options.isQuick ? series.quickCounts : series.counts
    var commands = [[options.program, "--version"]]
    for count in counts {
      let file = try workshop.store(series.make(count), as: "series\(count).bars.yaml")
      commands.append([options.program] + series.arguments + [file])
    }
    let statuses = [0] + counts.map { _ in series.status }
    let comparison = try Comparison(
      commands, expecting: statuses, rounds: options.isQuick ? 3 : 11, launcher: launcher)
    var table = Table(title: series.title, columns: [series.unit, "ms", "x previous", "peak MB"])
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
