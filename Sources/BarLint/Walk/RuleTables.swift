/// What rules were asked about types and properties: good for any file.
struct RuleTables {
  let rules: RuleSet
  var suspects: SuspectTable
  var objectRules: ObjectRules

  init(_ rules: RuleSet) {
    self.rules = rules
    suspects = SuspectTable(rules.all)
    objectRules = ObjectRules(rules.all)
  }
}
