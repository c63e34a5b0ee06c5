import BarJSON
import Testing

@Suite struct JSONTextTests {
  private func text(_ value: JSONValue) -> String {
    String(decoding: JSONText.bytes(of: value), as: UTF8.self)
  }

  @Test func whatFitsALineStandsOnOne() {
    #expect(text([:]) == "{}\n")
    #expect(text([]) == "[]\n")
    #expect(
      text(["a": 1, "b": [true, .null, .number(1.5)]]) == "{\"a\": 1, \"b\": [true, null, 1.5]}\n")
    #expect(text(.string("\"\n")) == "\"\\\"\\n\"\n")
  }

  @Test func theRestStandsOnALineAMember() {
    let long = JSONValue.string(String(repeating: "x", count: 60))
    #expect(
      text(["a": [long, long], "b": ["c": 1]]) == """
        {
          "a": [
            "\(String(repeating: "x", count: 60))",
            "\(String(repeating: "x", count: 60))"
          ],
          "b": {"c": 1}
        }

        """)
  }
}
