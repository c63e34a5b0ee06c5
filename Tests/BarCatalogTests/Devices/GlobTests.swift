import BarCatalog
import Testing

@Suite struct GlobTests {
  @Test(arguments: [
    ("abc", "abc", true), ("abc", "abd", false), ("abc", "abcd", false), ("abc", "ab", false),
    ("", "", true), ("", "a", false),
    ("*", "", true), ("*", "abc", true), ("**", "abc", true), ("a*", "a", true),
    ("*c", "abc", true), ("*c", "abcd", false), ("a*c", "abbc", true), ("a*c", "ac", true),
    ("a*b*c", "axbxbxc", true), ("a*b*c", "acb", false), ("*ab", "aab", true),
    ("?", "a", true), ("?", "", false), ("?", "ab", false), ("a?c", "abc", true),
    ("?*", "", false), ("?*", "x", true), ("?", "é", true), ("??", "日本", true),
    ("[abc]", "b", true), ("[abc]", "d", false), ("[abc]", "", false),
    ("[a-c]x", "bx", true), ("[a-c]", "d", false), ("[c-a]", "b", false),
    ("[!a-c]", "d", true), ("[!a-c]", "b", false), ("[^a]", "b", true), ("[^a]", "a", false),
    ("[]]", "]", true), ("[]a]", "a", true), ("[!]]", "]", false), ("[!]]", "x", true),
    ("[a-]", "-", true), ("[-a]", "-", true), ("[a-]", "b", false),
    ("[*?]", "*", true), ("[*?]", "a", false), ("[[]", "[", true),
    ("[\\]]", "]", true), ("[\\!a]", "!", true), ("[a\\-c]", "b", false), ("[a\\-c]", "-", true),
    ("[ab", "[ab", true), ("[ab", "a", false), ("[", "[", true), ("[]", "[]", true),
    ("[!", "[!", true), ("a[b[c", "a[b[c", true), ("[a*", "[axyz", true),
    ("\\*", "*", true), ("\\*", "a", false), ("\\?", "?", true), ("\\[a]", "[a]", true),
    ("\\a", "a", true), ("a\\", "a\\", true), ("\\\\", "\\", true),
    ("A", "a", false), ("[а-я]", "д", true),
  ])
  func matches(_ pattern: String, _ name: String, _ expected: Bool) {
    #expect(Glob(pattern).matches(name) == expected)
  }

  @Test func manyRunsDoNotTakeForever() {
    let pattern = String(repeating: "a*", count: 200) + "b"
    #expect(!Glob(pattern).matches(String(repeating: "a", count: 4000)))
    let brackets = String(repeating: "[", count: 20_000)
    #expect(Glob(brackets).matches(brackets))
  }

  @Test func onlyPatternsArePatterns() {
    #expect(Glob.isPattern("iphone-1?"))
    #expect(Glob.isPattern("[i]"))
    #expect(!Glob.isPattern("iphone-17"))
  }
}
