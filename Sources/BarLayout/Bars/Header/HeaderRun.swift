import BarCatalog

/// What lays a header out, and what the header holds.
protocol HeaderHolder {
  var header: FlexibleHeader { get set }
  /// Lays out what is in the header until nothing changes, which may change its heights.
  mutating func settle()
}

/// Follows the scroll views of a header: one after the other, each through all of its offsets.
///
/// - Parameters:
///   - each: Is told of every state but the first, and may add to it.
/// - Returns: The header at rest, which is where it first followed a scroll view, or without one.
func run<Holder: HeaderHolder>(
  _ holder: inout Holder, over views: [Element<ScrollView>],
  atRest: (Holder) -> Void, each: (Holder, inout HeaderState) -> Void
) -> HeaderLayout {
  holder.settle()
  var layout: HeaderLayout?
  for view in views {
    holder.header.track(TrackedScrollView(view, filling: holder.header.surroundings.size))
    holder.settle()
    if view[.contentOffset] == nil {
      holder.header.scrollToTop()
      holder.settle()
    }
    if layout == nil {
      layout = HeaderLayout(atRest: holder.header)
      atRest(holder)
    }
    for position in view[.offsets] ?? .empty {
      holder.header.isTouching = position.resolved(.touching)
      holder.header.scroll(to: position.resolved(.y))
      holder.settle()
      var state = HeaderState(holder.header)
      state.offset = position.resolved(.y)
      each(holder, &state)
      layout?.scroll.append(state)
    }
  }
  if let layout { return layout }
  atRest(holder)
  return HeaderLayout(atRest: holder.header)
}

extension HeaderLayout {
  init(atRest header: FlexibleHeader) {
    self.init(
      rest: HeaderState(header), scroll: [], topLayoutGuide: header.topLayoutGuide,
      additionalTopInset: header.guide.target == .controller ? header.guide.additionalInset : nil,
      adjustedContentInset: header.adjustedContentInset)
  }
}
