/// What an editor waits for while somebody types.
extension Suite {
  /// From an edit to what is found then, through the pipes of a language server, beside the time in which libyaml alone
  /// reads the same bytes; and what completion and hover take in between.
  func editing(kilobytes: Int, edits: Int) throws(BenchmarkFailure) -> Table {
    let text = Description.clean(bytes: kilobytes * 1_000)
    let file = try workshop.store(text, as: "edited\(kilobytes).bars.yaml")
    let session = try EditorSession(options.program, text: text)
    var lengths = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      // Columns are counted in UTF-16 units.
      $0.utf16.count
    }
    let titles = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { $0.element.hasPrefix("      title: ") && !$0.element.contains("\"") }
      .filter { !$0.element.contains("'") && !$0.element.contains("#") }.map(\.offset)
    var generator = SeededGenerator(seed: 1)
    var times: (edit: [Double], completion: [Double], hover: [Double], floor: [Double]) =
      ([], [], [], [])
    for number in 0..<edits {
      let line = generator.choice(titles)
      times.edit.append(try session.type("x", line: line, character: lengths[line]))
      lengths[line] += 1
      if number.isMultiple(of: 10) {
        times.completion.append(
          try session.ask("completion", line: line, character: 6))
        times.hover.append(try session.ask("hover", line: line, character: 7))
        times.floor.append(try launcher.measure([floor, file]).wall)
      }
    }
    let floor = Self.share(0.5, of: times.floor)
    func row(_ name: String, _ times: [Double]) -> Table.Row {
      Table.Row(
        name: name,
        figures: [
          Table.Figure(Self.share(0.5, of: times) * 1e3, decimals: 2),
          Table.Figure(Self.share(0.95, of: times) * 1e3, decimals: 2),
          Table.Figure(Self.share(0.95, of: times) / floor, decimals: 2),
        ])
    }
    return Table(
      title: "\(edits) edits of a description of \(kilobytes) KB in a language server",
      columns: ["what", "median ms", "p95 ms", "p95 x floor"],
      rows: [
        row("floor: read by libyaml", times.floor), row("edit to diagnostics", times.edit),
        row("completion", times.completion), row("hover", times.hover),
      ])
  }

  /// The value that a share of all values is at most.
  private static func share(_ share: Double, of values: [Double]) -> Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return .nan }
    return sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
  }
}
