import BarCatalog
import BarLayout
import Testing

struct ImageSizesTests {
  @Test func answersTheSizesThatAreGivenAndAnIconsForOthers() {
    var builder = TapeBuilder()
    let count = 100
    let names = (0..<count).map { Name(word: builder.name("image\($0)")) }
    let other = Name(word: builder.name("image"))
    // The same spelling at another place of the arena.
    let again = Name(word: builder.name("image7"))
    let texts = builder.texts
    let sizes = ImageSizes(
      names.enumerated().map { ($1, Size(width: Double($0), height: 1)) }, in: texts)
    for (index, name) in names.enumerated() {
      #expect(sizes.size(of: name, in: texts) == Size(width: Double(index), height: 1))
    }
    #expect(sizes.size(of: again, in: texts) == Size(width: 7, height: 1))
    #expect(sizes.size(of: other, in: texts) == Size(width: 24, height: 24))
    #expect(ImageSizes([], in: texts).size(of: again, in: texts) == Size(width: 24, height: 24))
  }

  @Test func takesTheFirstOfTwoSizes() {
    var builder = TapeBuilder()
    let first = Name(word: builder.name("menu"))
    let second = Name(word: builder.name("menu"))
    let texts = builder.texts
    let sizes = ImageSizes(
      [(first, Size(width: 1, height: 1)), (second, Size(width: 2, height: 2))], in: texts)
    #expect(sizes.size(of: second, in: texts) == Size(width: 1, height: 1))
  }

  @Test func readsTextsFromTheSourceAndFromTheArena() {
    let texts = Texts(source: Array("one two".utf8), arena: Array("three".utf8))
    let inSource = Name(word: 4 | 3 << 32)
    let inArena = Name(word: 1 | 2 << 32 | 1 << 63)
    #expect(texts.withBytes(of: inSource) { Array($0) } == Array("two".utf8))
    #expect(texts.withBytes(of: inArena) { Array($0) } == Array("hr".utf8))
  }
}
