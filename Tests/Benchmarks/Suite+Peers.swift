/// Programs of others, on the same bytes or on as many.
extension Suite {
  func compareWithPeers(_ report: (Table) -> Void) throws(BenchmarkFailure) {
    for size in options.isQuick ? [1] : [1, 50, 1_000] {
      report(try compareWithPeers(kilobytes: size))
    }
  }

  private func compareWithPeers(kilobytes: Int) throws(BenchmarkFailure) -> Table {
    let text = Description.clean(bytes: kilobytes * 1_000)
    let bytes = Double(text.utf8.count)
    let file = try workshop.store(text, as: "peers.bars.yaml")
    let python = try workshop.store(PythonSource.clean(bytes: text.utf8.count), as: "peers.py")
    var names = ["floor", "barc lint", "barc compile"]
    var commands = [
      [floor, file], [options.program, "lint", file],
      [options.program, "compile", "-o", "/dev/null", file],
    ]
    var missing: [String] = []
    for peer in Peer.all where options.peers.contains(peer.name) {
      guard let path = peer.path else {
        missing.append(peer.name)
        continue
      }
      names.append(peer.name)
      commands.append([path] + peer.arguments + [peer.text == .python ? python : file])
    }
    let comparison = try Comparison(
      commands, expecting: commands.map { _ in 0 }, rounds: options.isQuick ? 1 : 5,
      launcher: launcher)
    var table = Table(
      title: "description of \(kilobytes) KB, beside others",
      columns: ["command", "ms", "x barc lint", "MB/s", "peak MB"])
    for (index, name) in names.enumerated() {
      table.rows.append(
        Table.Row(
          name: name,
          figures: [
            Table.Figure(comparison.wall(index) * 1e3, decimals: 2),
            Table.Figure(comparison.ratio(index, to: 1), decimals: 2),
            Table.Figure(bytes / comparison.wall(index) / 1e6, decimals: 2),
            Table.Figure(comparison.peak(index) / 1e6, decimals: 1),
          ]))
    }
    for name in missing {
      table.rows.append(
        Table.Row(name: "\(name), not installed", figures: [nil, nil, nil, nil]))
    }
    return table
  }
}
