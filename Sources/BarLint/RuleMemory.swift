/// What the rules of one file were asked, for the next file that is judged by the same ones.
package struct RuleMemory {
  private var tables: RuleTables?

  /// Nothing was asked.
  package init() {}

  /// Gives the tables of rules to a function, which may ask more.
  mutating func withTables<Result>(
    of rules: RuleSet, _ body: (inout RuleTables) -> Result
  ) -> Result {
    var tables = tables.take() ?? RuleTables(rules)
    if tables.rules !== rules { tables = RuleTables(rules) }
    let result = body(&tables)
    self.tables = tables
    return result
  }
}
