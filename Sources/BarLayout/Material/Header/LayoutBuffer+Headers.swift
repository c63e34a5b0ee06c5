import BarCatalog

extension LayoutBuffer {
  /// Adds a header and its guide; returns the index of the header.
  mutating func append(_ header: FlexibleHeader, _ view: Element<MDCFlexibleHeaderView>?) -> Int32 {
    let index = append(
      LaidOutView(
        name: .root, parent: -1, type: .flexibleHeaderView, object: view?.head ?? -1,
        frame: header.frame, details: ViewDetails(isHidden: header.isHidden)))
    append(
      LaidOutView(
        name: .topSafeAreaGuide, parent: index, type: .view, frame: header.guideFrame))
    return index
  }

  /// Adds the line along the bottom edge of a header, one pixel high (MDCFlexibleHeaderHairline.m).
  ///
  /// - Parameters:
  ///   - object: The head of the header's controller, which says how the line looks.
  ///   - scale: Pixels per point; 0 counts as 1.
  mutating func appendHairline(
    to parent: Int32, of header: FlexibleHeader, object: Int32, scale: Double
  ) {
    let thickness = scale == 0 ? 1 : 1 / scale
    append(
      LaidOutView(
        name: .hairline, parent: parent, type: .view, object: object,
        frame: Rectangle(
          x: 0, y: header.frame.height - thickness, width: header.frame.width, height: thickness)))
  }
}
