/// Rules, and what they were asked already about types and properties: good for any file, and kept from one to the next.
struct RuleTables {
  let rules: [Rule]
  /// Those that bars are laid out for.
  let layoutRules: [Rule]
  var suspects: SuspectTable
  var objectRules: ObjectRules

  init(_ rules: [Rule]) {
    self.rules = rules
    layoutRules = rules.filter(\.laysOut)
    suspects = SuspectTable(rules)
    objectRules = ObjectRules(rules)
  }
}
