/// Figures with a heading, for people or for programs.
struct Table {
  var title: String
  /// The first column names the row.
  var columns: [String]
  var rows: [Row] = []

  struct Row {
    var name: String
    /// One for each column but the first; nil where nothing was measured.
    var figures: [Figure?]
  }

  struct Figure {
    var value: Double
    /// Digits after the point.
    var decimals: Int

    init(_ value: Double, decimals: Int) {
      self.value = value
      self.decimals = decimals
    }

    /// In decimals, since no figure here is so large that it would need an exponent.
    var text: String {
      guard value.isFinite else { return "-" }
      var scale = 1.0
      for _ in 0..<decimals { scale *= 10 }
      let scaled = Int((value * scale).rounded())
      let sign = scaled < 0 ? "-" : ""
      let digits = String(scaled.magnitude)
      guard decimals > 0 else { return sign + digits }
      let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
      return "\(sign)\(padded.dropLast(decimals)).\(padded.suffix(decimals))"
    }
  }

  /// The table with its columns in line.
  var text: String {
    let lines = [columns] + rows.map { row in [row.name] + row.figures.map { $0?.text ?? "-" } }
    let widths = columns.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    var text = "\(title)\n"
    for line in lines {
      text += " "
      for (column, cell) in line.enumerated() {
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        text += column == 0 ? " \(cell)\(padding)" : "  \(padding)\(cell)"
      }
      text += "\n"
    }
    return text
  }

  /// The table as an object. Titles, columns and names are written here in the source, and hold nothing
  /// that JSON would have escaped.
  var json: String {
    let objects = rows.map { row in
      let figures = zip(columns.dropFirst(), row.figures).map { column, figure in
        let text = figure.map(\.text) ?? "-"
        return "\"\(column)\": \(text == "-" ? "null" : text)"
      }
      return "{" + (["\"\(columns[0])\": \"\(row.name)\""] + figures).joined(separator: ", ") + "}"
    }
    return "{\"title\": \"\(title)\", \"rows\": [\(objects.joined(separator: ", "))]}"
  }
}
