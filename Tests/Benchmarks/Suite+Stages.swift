import BarJSON

/// What is measured inside of this program, on one thread.
extension Suite {
  /// Each stage alone, in turn with all others.
  func stages(kilobytes: Int) throws(BenchmarkFailure) -> Table {
    let text = Description.clean(bytes: kilobytes * 1_000)
    let stages = Stages(text).all
    let rounds = options.isQuick ? 3 : 21
    var seconds = Array(repeating: [Double](), count: stages.count)
    // The first round brings memory in, and does not count.
    for round in 0...rounds {
      for (index, stage) in stages.enumerated() {
        let time = ContinuousClock().measure(stage.run) / .seconds(1)
        if round > 0 { seconds[index].append(time) }
      }
    }
    var table = Table(
      title: "stages alone, on one thread, description of \(kilobytes) KB",
      columns: ["stage", "ms", "x floor", "MB/s"])
    for (index, stage) in stages.enumerated() {
      let ratios = zip(seconds[index], seconds[0]).map { $0 / $1 }
      let time = median(seconds[index])
      table.rows.append(
        Table.Row(
          name: stage.name,
          figures: [
            Table.Figure(time * 1e3, decimals: 2),
            Table.Figure(median(ratios), decimals: 2),
            Table.Figure(Double(text.utf8.count) / time / 1e6, decimals: 1),
          ]))
    }
    return table
  }

  /// The writer of JSON by itself, on values such as layouts are made of.
  func jsonWriter(megabytes: Int) -> Table {
    let kinds: [(name: String, write: (inout JSONWriter, Int) -> Void)] = [
      ("whole numbers and eighths", { $0.number(Double($1 % 8_000) / 8) }),
      ("other numbers", { $0.number(Double($1 % 8_000) / 3) }),
      ("texts", { json, _ in json.string("Opens the page with all of what was found") }),
      ("texts with escapes", { json, _ in json.string("Opens \"the page\"\nand more of it") }),
    ]
    var table = Table(title: "JSON writer", columns: ["values", "MB/s"])
    for kind in kinds {
      var speeds: [Double] = []
      for _ in 0..<(options.isQuick ? 3 : 11) {
        let count = Tally()
        let time = ContinuousClock().measure {
          var json = JSONWriter { count.bytes += $0.count }
          var number = 0
          while count.bytes < megabytes * 1_000_000 {
            number += 1
            kind.write(&json, number)
            json.byte(UInt8(ascii: ","))
          }
          json.flush()
        }
        speeds.append(Double(count.bytes) / (time / .seconds(1)) / 1e6)
      }
      table.rows.append(
        Table.Row(name: kind.name, figures: [Table.Figure(median(speeds), decimals: 0)]))
    }
    return table
  }
}

/// What a writer has handed on: a class, since the writer takes a function that lives on.
private final class Tally {
  var bytes = 0
}
