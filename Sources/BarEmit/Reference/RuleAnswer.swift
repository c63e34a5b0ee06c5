/// What rules say about a problem that people had, or about a statement of a document.
package struct RuleAnswer: Sendable {
  /// Answers that belong together.
  package struct Section: Sendable {
    package let title: String
    package var answers: [RuleAnswer]

    package init(_ title: String, _ answers: [RuleAnswer] = []) {
      self.title = title
      self.answers = answers
    }
  }

  /// What happened, or what a document says.
  package let matter: String
  /// The names of the kinds of findings that tell; none where nothing does.
  package let rules: [String]
  /// What else there is to say: where else it is answered, or why a description cannot show it.
  package let remark: String
  /// Threads as `owner/repository#number`, `!` for pull requests, or addresses.
  package let sources: [String]

  package init(_ matter: String, rules: [String], remark: String, sources: [String]) {
    self.matter = matter
    self.rules = rules
    self.remark = remark
    self.sources = sources
  }
}

extension Markdown {
  /// Tables of answers, one for each section.
  mutating func append(_ sections: [RuleAnswer.Section], _ title: String) {
    for section in sections {
      heading(3, section.title)
      table(
        [title, "found by", "remarks", "sources"],
        section.answers.map { answer in
          [
            answer.matter,
            answer.rules.map { "[`\($0)`](\($0).md)" }.joined(separator: ", "),
            answer.remark,
            answer.sources.map(link).joined(separator: ", "),
          ]
        })
    }
  }

  /// A link to a thread or a page; what is neither stays as it is.
  private func link(_ source: String) -> String {
    if source.hasPrefix("http") {
      let host = source.split(separator: "/").dropFirst().first ?? ""
      return "[\(host)](\(source))"
    }
    for (mark, kind) in [("#", "issues"), ("!", "pull")] {
      let parts = source.split(separator: Character(mark))
      if parts.count == 2 {
        return "[\(source)](https://github.com/\(parts[0])/\(kind)/\(parts[1]))"
      }
    }
    return source
  }
}
