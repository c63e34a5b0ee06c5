import BarCatalog

extension LayoutContext {
  /// How many bytes of a text stand before the ellipsis where it is cut at its end for some width, in points.
  ///
  /// A letter is never cut from its marks, nor an emoji in two.
  func cut(
    _ name: Name, to width: Double, _ font: Font, _ model: FontModel, kern: Double?
  ) -> Int32 {
    texts.withBytes(of: name) { bytes in
      let room = width - measure("…", font, model).width - (kern ?? 0)
      var ends: [Int] = [0]
      for character in String(decoding: bytes, as: UTF8.self) {
        ends.append((ends.last ?? 0) + character.utf8.count)
      }
      // Bytes that are not valid UTF-8 may decode to more bytes than there are.
      ends.removeAll { $0 > bytes.count }
      var low = 0
      var high = ends.count - 1
      while low < high {
        let middle = (low + high + 1) / 2
        let start = UnsafeRawBufferPointer(rebasing: bytes[..<ends[middle]])
        let natural = measure(start, font, model).width + Double(middle) * (kern ?? 0)
        if natural <= room { low = middle } else { high = middle - 1 }
      }
      return Int32(truncatingIfNeeded: ends[low])
    }
  }
}
