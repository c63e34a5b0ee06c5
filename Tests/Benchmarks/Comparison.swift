/// Commands that are run in turn, so that what disturbs one disturbs all.
struct Comparison {
  /// Runs of each command, in the order of the commands; the same index is the same round.
  private(set) var runs: [[ProcessRun]]

  /// Runs every command once a round, every other round in reverse order. A command that does not exit
  /// with its expected status measures something else than it says, and ends the comparison.
  init(
    _ commands: [[String]], expecting statuses: [Int], rounds: Int, launcher: Launcher
  ) throws(BenchmarkFailure) {
    runs = Array(repeating: [], count: commands.count)
    // The first round brings files and programs into memory, and does not count.
    for round in 0...rounds {
      let order = round.isMultiple(of: 2) ? Array(commands.indices) : commands.indices.reversed()
      for index in order {
        let run = try launcher.measure(commands[index])
        guard run.status == statuses[index] else {
          let command = commands[index].joined(separator: " ")
          throw BenchmarkFailure(
            message: "status \(run.status) instead of \(statuses[index]) from \(command)")
        }
        if round > 0 { runs[index].append(run) }
      }
    }
  }

  /// Seconds of wall time of a command.
  func wall(_ index: Int) -> Double {
    median(runs[index].map(\.wall))
  }

  /// Seconds of user and system time of a command.
  func processor(_ index: Int) -> Double {
    median(runs[index].map(\.processor))
  }

  /// The median of what a formula makes of the user and system times of all commands in one round, in seconds.
  func processor(of formula: ([Double]) -> Double) -> Double {
    guard let rounds = runs.first?.indices else { return .nan }
    return median(rounds.map { round in formula(runs.map { $0[round].processor }) })
  }

  /// Bytes that a command held at most.
  func peak(_ index: Int) -> Double {
    median(runs[index].map { Double($0.peak) })
  }

  /// How many times as long a command takes as another one, from pairs of one round.
  func ratio(_ index: Int, to other: Int) -> Double {
    median(zip(runs[index], runs[other]).map { $0.wall / $1.wall })
  }
}

/// The value in the middle; no number where there is none.
func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  guard let last = sorted.indices.last else { return .nan }
  return (sorted[last / 2] + sorted[(last + 1) / 2]) / 2
}
