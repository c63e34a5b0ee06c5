import BarCatalog
import BarLayout
import Testing

struct NamedImagesTests {
  @Test func knowsTheImagesThatAreGivenAndNoOthers() {
    var builder = TapeBuilder()
    let count = 100
    let names = (0..<count).map { Name(word: builder.name("image\($0)")) }
    let other = Name(word: builder.name("image"))
    // The same spelling at another place of the arena.
    let again = Name(word: builder.name("image7"))
    let texts = builder.texts
    let images = NamedImages(
      names.enumerated().map {
        NamedImage(
          $1, size: $0 == 8 ? nil : Size(width: Double($0), height: 1), isFlipped: $0 % 2 == 1)
      }, in: texts)
    for (index, name) in names.enumerated() where index != 8 {
      let image = images.image(named: name, in: texts)
      #expect(image?.size == Size(width: Double(index), height: 1))
      #expect(image?.isFlipped == (index % 2 == 1))
    }
    #expect(images.image(named: names[8], in: texts)?.size == Size(width: 24, height: 24))
    #expect(images.image(named: again, in: texts)?.size == Size(width: 7, height: 1))
    #expect(images.image(named: other, in: texts) == nil)
    #expect(NamedImages([], in: texts).image(named: again, in: texts) == nil)
  }

  @Test func takesTheFirstOfTwo() {
    var builder = TapeBuilder()
    let first = Name(word: builder.name("menu"))
    let second = Name(word: builder.name("menu"))
    let texts = builder.texts
    let images = NamedImages(
      [
        NamedImage(first, size: Size(width: 1, height: 1), isFlipped: false),
        NamedImage(second, size: Size(width: 2, height: 2), isFlipped: false),
      ], in: texts)
    #expect(images.image(named: second, in: texts)?.size == Size(width: 1, height: 1))
  }

  @Test func readsTextsFromTheSourceAndFromTheArena() {
    let texts = Texts(source: Array("one two".utf8), arena: Array("three".utf8))
    let inSource = Name(word: 4 | 3 << 32)
    let inArena = Name(word: 1 | 2 << 32 | 1 << 63)
    #expect(texts.withBytes(of: inSource) { Array($0) } == Array("two".utf8))
    #expect(texts.withBytes(of: inArena) { Array($0) } == Array("hr".utf8))
  }
}
