import BarCompiler
import BarLint
import BarSyntax
package import BarText

/// A line of words that an editor shows above something.
package struct CodeLens: Equatable, Sendable {
  /// What it stands above.
  package let range: SourceRange
  package let title: String
}

extension Analysis {
  /// What is shown above the screens: in how many environments each is laid out, and how much was found in it.
  package func codeLenses() -> [CodeLens] {
    let findings = judgement.findings.sorted { $0.range.lower < $1.range.lower }
    return compilation.documents.flatMap { resolved in
      resolved.screens.map { screen in
        let key = tree.nodes[Int(screen.node)].range
        let value = tree.nodes[Int(screen.node) + 1].range
        let first = findings.partitioningIndex { $0.range.lower >= key.lower }
        let end = findings.partitioningIndex { $0.range.lower >= max(key.upper, value.upper) }
        let environments = count(resolved.targetSets[screen.targets].count, "environment")
        return CodeLens(
          range: key,
          title: ([environments] + counts(of: findings[first..<max(first, end)]))
            .joined(separator: " · "))
      }
    }
  }

  /// How many findings there are of each severity, the worst first; nothing where there are none.
  private func counts(of findings: some Sequence<Finding>) -> [String] {
    [Severity.error, .warning, .note].compactMap { severity in
      let number = findings.count { $0.severity == severity }
      return number == 0 ? nil : count(number, "\(severity.name)")
    }
  }
}
