/// Many small files, which take what a start, a walk and a thread cost.
extension Suite {
  /// Lint of a folder with so many descriptions, on one thread and on two.
  func tree(files count: Int) throws(BenchmarkFailure) -> Table {
    let root = try workshop.makeFolder("tree")
    var files: [String] = []
    var bytes = 0.0
    for number in 0..<count {
      // As many to a folder as people would put there.
      if number.isMultiple(of: 50) { _ = try workshop.makeFolder("tree/folder\(number / 50)") }
      let text = Description.clean(bytes: 1_200 + number % 7 * 300, seed: UInt64(number))
      let name = "tree/folder\(number / 50)/screen\(number).bars.yaml"
      files.append(try workshop.store(text, as: name))
      bytes += Double(text.utf8.count)
    }
    let lint = [options.program, "lint", "--ignore", "layout", "--jobs"]
    let names = ["floor", "barc lint --jobs 1", "barc lint --jobs 2"]
    let commands = [[floor] + files, lint + ["1", root], lint + ["2", root]]
    let comparison = try Comparison(
      commands, expecting: [0, 0, 0], rounds: options.isQuick ? 3 : 15, launcher: launcher)
    var table = Table(
      title: "\(count) files of 1 to 3 KB, \(Int(bytes / 1_000)) KB in all",
      columns: ["command", "ms", "x floor", "x two threads", "MB/s", "peak MB"])
    for index in commands.indices {
      table.rows.append(
        Table.Row(
          name: names[index],
          figures: [
            Table.Figure(comparison.wall(index) * 1e3, decimals: 2),
            Table.Figure(comparison.ratio(index, to: 0), decimals: 2),
            Table.Figure(comparison.ratio(index, to: 2), decimals: 2),
            Table.Figure(bytes / comparison.wall(index) / 1e6, decimals: 1),
            Table.Figure(comparison.peak(index) / 1e6, decimals: 1),
          ]))
    }
    return table
  }
}
