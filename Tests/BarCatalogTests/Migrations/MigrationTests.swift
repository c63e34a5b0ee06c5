import BarCatalog
import Testing

struct MigrationTests {
  @Test func nothingIsLeftOut() throws {
    func declared(_ type: String) throws -> Int {
      try declaredNames(of: type, in: "Migrations").count
    }
    #expect(try declared("Step") == AppBarMigration.steps.count)
    #expect(try declared("Member") == AppBarMigration.members.count)
    let texts = AppBarMigration.swift + AppBarMigration.objectiveC
    #expect(try declared("TextChange") == texts.count)
    #expect(try declared("Replacement") == Replacement.all.count)
  }

  /// What is written as a member of a class of the catalog is a property of that class, or a method.
  @Test func namesExist() throws {
    let texts =
      AppBarMigration.members.flatMap { ["`\($0.old)`", "\($0.new)"] }
      + Replacement.all.flatMap { ["\($0.old)", "\($0.new)"] }
    var checked = 0
    for text in texts {
      let parts = text.split(separator: "`", omittingEmptySubsequences: false)
      for name in parts.indices.filter({ $0 % 2 == 1 }).map({ parts[$0] })
      where !name.contains(":") && name.contains(".") {
        let words = name.split(separator: ".")
        let type = try #require(BarType.allCases.first { "\($0.name)" == words[0] }, "\(name)")
        #expect(type.entries.contains { "\($0.name)" == words[1] }, "\(name)")
        checked += 1
      }
    }
    #expect(checked >= 10)
  }

  /// A property has the versions that its declaration says.
  @Test func versionsAgreeWithTheProperties() throws {
    var checked = 0
    for replacement in Replacement.all {
      let words = "\(replacement.old)".split(separator: "`").first?.split(separator: ".") ?? []
      guard words.count == 2,
        let type = BarType.allCases.first(where: { "\($0.name)" == words[0] }),
        let entry = type.entries.first(where: { "\($0.name)" == words[1] })
      else { continue }
      #expect(entry.mdc.deprecated == replacement.mdc.deprecated, "\(replacement.old)")
      #expect(entry.mdc.removed == replacement.mdc.removed, "\(replacement.old)")
      checked += 1
    }
    #expect(checked == 4)
  }

  /// Replacing one text after the other leaves nothing of the older class.
  @Test func replacingLeavesNothing() {
    let swift = """
      let appBar = MDCAppBar()
      self.addChildViewController(appBar.headerViewController)
      appBar.addSubviewsToParent()
      self.appBar.headerViewController.headerView.trackingScrollView = list
      """
    let objectiveC = """
      MDCAppBar *appBar;
      appBar = [[MDCAppBar alloc] init];
      [self addChildViewController:appBar.headerViewController];
      [self.appBar addSubviewsToParent];
      """
    for (text, changes) in [
      (swift, AppBarMigration.swift), (objectiveC, AppBarMigration.objectiveC),
    ] {
      let replaced = changes.reduce(text) { $0.replacing("\($1.old)", with: "\($1.new)") }
      #expect(!replaced.replacing("MDCAppBarViewController", with: "").contains("MDCAppBar"))
      #expect(!replaced.contains("headerViewController") && !replaced.contains("addSubviewsTo"))
      #expect(replaced.contains("appBarViewController.view"))
    }
  }
}
