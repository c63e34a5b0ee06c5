import BarEmit
import Testing

@Suite struct UnifiedDiffTests {
  private func difference(_ old: String, _ new: String) -> String {
    var output: [UInt8] = []
    UnifiedDiff.append(from: Array(old.utf8), to: Array(new.utf8), path: "a.yaml", to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  @Test func equalTextsHaveNone() { #expect(difference("a\nb", "a\nb") == "") }

  @Test func changesHaveThreeLinesAroundThem() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacing("\n5\n", with: "\nfive\n").replacing("\n18\n", with: "\n")
    #expect(
      difference(old, new) == """
        --- a.yaml
        +++ a.yaml
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8
        @@ -15,6 +15,5 @@
         15
         16
         17
        -18
         19
         20

        """)
  }

  @Test func changesThatAreCloseStandTogether() {
    let old = (1...9).map { "\($0)\n" }.joined()
    let new = old.replacing("2\n", with: "").replacing("8\n", with: "")
    #expect(difference(old, new).split(separator: "@@ ").count == 2)
  }

  @Test func lastLineMayHaveNoBreak() {
    #expect(
      difference("a\nb", "a\nc") == """
        --- a.yaml
        +++ a.yaml
        @@ -1,2 +1,2 @@
         a
        -b
        \\ No newline at end of file
        +c
        \\ No newline at end of file

        """)
  }

  @Test func textsMayBeEmpty() {
    #expect(difference("", "a\n") == "--- a.yaml\n+++ a.yaml\n@@ -0,0 +1 @@\n+a\n")
    #expect(difference("a\n", "") == "--- a.yaml\n+++ a.yaml\n@@ -1 +0,0 @@\n-a\n")
  }
}
