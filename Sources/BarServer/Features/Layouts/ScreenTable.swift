import BarCatalog
import BarCompiler
import BarEmit
import BarLayout

extension LaidOutScreen {
  /// Where the bars of the screen are: a row for each distinct layout, with the first of its environments.
  func append(to page: inout Markdown) {
    let rows = layout.layouts.map { bar in
      [
        "`\(layout.bars[bar.bar].kind.key)`", environments(of: bar),
        bar.views.isEmpty ? "" : frame(of: 0, in: bar).map(phrase) ?? "not shown",
        "\(bar.confidence)",
      ]
    }
    if rows.isEmpty { return }
    page.table(["bar", "environments", "frame in points", "confidence"], Array(rows.prefix(12)))
    if rows.count > 12 { page.paragraph("… and \(rows.count - 12) more layouts.") }
  }

  private func environments(of bar: LaidOutBar) -> String {
    let first = environment(of: bar)
    let others = bar.environments.count - 1
    return others == 0 ? first : "\(first) and \(others) more"
  }
}
