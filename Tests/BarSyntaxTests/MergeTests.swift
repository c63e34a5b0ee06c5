import BarSyntax
import Testing

@Suite struct MergeTests {
  /// A text, and the entries of the value of its last key with merges applied; `^` marks a merged one.
  @Test(arguments: [
    ("m: {a: 1, b: 2}", "a:1 b:2"),
    ("x: &x {a: 1, b: 2}\nm: {<<: *x, b: 3, c: 4}", "^a:1 b:3 c:4"),
    ("x: &x {a: 1, b: 2}\nm: {b: 3, <<: *x, c: 4}", "b:3 ^a:1 c:4"),
    ("x: &x {a: 1}\ny: &y {a: 2, b: 3}\nm: {<<: [*x, *y]}", "^a:1 ^b:3"),
    ("x: &x {a: 1}\ny: &y {a: 2, b: 3}\nm: {<<: [*y, *x]}", "^a:2 ^b:3"),
    ("x: &x {a: 1, c: 1}\ny: &y {<<: *x, a: 2}\nm: {<<: *y, d: 4}", "^c:1 ^a:2 d:4"),
    ("x: &x {a: 1}\ny: &y {<<: *x}\nz: &z {a: 9, b: 9}\nm: {<<: [*y, *z]}", "^a:1 ^b:9"),
    ("m: {<<: {a: 1}, b: 2}", "^a:1 b:2"),
    ("x: &x {a: 1}\nm: {<<: [*x, *x]}", "^a:1"),
    ("m: {<<: [], a: 1}", "a:1"),
    ("m: {<<: text, a: 1}", "a:1"),
    ("m: {<<: *gone, a: 1}", "a:1"),
    ("x: &x [{a: 1}]\nm: {<<: *x}", "^a:1"),
    ("m: {'<<': {a: 1}}", "<<:"),
    ("x: &x {'a': 1}\nm: {<<: *x, \"\\x61\": 2}", "a:2"),
    ("k: &k a\nx: &x {*k : 1}\nm: {<<: *x, a: 2}", "a:2"),
  ])
  func entriesAreMerged(yaml: String, entries: String) {
    let tree = parse(yaml).tree
    guard let root = tree.documents.first?.root, let (_, value) = Array(tree.entries(of: root)).last
    else {
      Issue.record("no entry")
      return
    }
    let found = tree.mergedEntries(of: value).map { entry in
      let key = tree.text(of: tree.resolved(entry.key))
      return (entry.cameThroughMerge ? "^" : "") + key + ":" + tree.text(of: entry.value)
    }
    #expect(found.joined(separator: " ") == entries)
  }

  @Test func originIsTheMergeKeyOfTheMappingItself() {
    let tree = parse("x: &x {a: 1}\ny: &y {<<: *x, b: 2}\nm: {c: 3, <<: *y}").tree
    let root = tree.documents[0].root
    let value = Array(tree.entries(of: root))[2].value
    let origins = tree.mergedEntries(of: value).map(\.mergeKey)
    let own = Array(tree.entries(of: value))[1].key
    #expect(origins == [-1, own, own])
    #expect(tree.isMergeKey(own))
  }

  @Test func manyKeysAreMerged() {
    let keys = (0..<2_000).map { "k\($0): \($0)" }.joined(separator: ", ")
    let tree = parse("x: &x {\(keys)}\ny: &y {\(keys), z: 0}\nm: {k7: own, <<: [*x, *y]}").tree
    let value = Array(tree.entries(of: 0))[2].value
    let merged = Array(tree.mergedEntries(of: value))
    #expect(merged.count == 2_001)
    #expect(merged.filter { !$0.cameThroughMerge }.count == 1)
  }

  @Test func aliasesAreResolved() {
    let tree = parse("a: &x {b: 1}\nc: *x\nd: *gone").tree
    let values = tree.entries(of: 0).map(\.value)
    #expect(values.map { tree.resolved($0) } == [values[0], values[0], -1])
  }
}
