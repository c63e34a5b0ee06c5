import BarCatalog

/// What has a header, and may have something in it.
protocol HeaderHolder {
  var header: FlexibleHeader { get set }
  /// Whether laying out always came to an end at which nothing changed any more.
  var isSettled: Bool { get }
  /// Lays out what is in the header until nothing changes, which may change its heights.
  mutating func settle()
  /// Adds the header and what is in it.
  func append(to buffer: inout LayoutBuffer)
}

extension LayoutBuffer {
  /// Lays a header out as it is at rest, which is where it first follows a scroll view, or without one; then follows
  /// its scroll views, one after the other, each through all of its offsets.
  mutating func run<Holder: HeaderHolder>(
    _ holder: inout Holder, over scrollViews: [Element<ScrollView>]
  ) {
    holder.settle()
    if let first = scrollViews.first { holder.track(first) }
    header = HeaderLayout(atRest: holder.header)
    holder.append(to: &self)
    var other = LayoutBuffer()
    for (number, scrollView) in scrollViews.enumerated() {
      if number > 0 { holder.track(scrollView) }
      for position in scrollView[.offsets] ?? .empty {
        holder.header.isTouching = position.resolved(.touching)
        holder.header.scroll(to: position.resolved(.y))
        holder.settle()
        var state = HeaderState(holder.header)
        state.offset = position.resolved(.y)
        state.frames = moved(holder, &other)
        header?.scroll.append(state)
      }
    }
    header?.isSettled = holder.isSettled
  }

  /// The views that are elsewhere than at rest. What is in a header is as it was where the header only moved.
  private func moved<Holder: HeaderHolder>(
    _ holder: Holder, _ other: inout LayoutBuffer
  ) -> [MovedView] {
    let frame = holder.header.frame
    if views[0].frame == frame, views[1].frame == holder.header.guideFrame { return [] }
    if views[0].frame?.size == frame.size, views[1].frame == holder.header.guideFrame {
      return [MovedView(index: 0, frame: frame)]
    }
    other.removeAll()
    holder.append(to: &other)
    return views.indices.compactMap { index in
      guard let frame = other.views[index].frame, frame != views[index].frame else { return nil }
      return MovedView(index: index, frame: frame)
    }
  }
}

extension HeaderHolder {
  /// Follows another scroll view; one whose description does not say where it is starts at its top.
  fileprivate mutating func track(_ scrollView: Element<ScrollView>) {
    let isFirst = header.scrollView == nil
    let startsAtTop = scrollView[.contentOffset] == nil
    header.track(
      TrackedScrollView(scrollView, filling: header.surroundings.size), startsAtTop: startsAtTop)
    settle()
    // Only now is it settled how much of the safe area the first scroll view gets.
    guard startsAtTop, isFirst else { return }
    header.scrollToTop()
    settle()
  }
}

extension HeaderLayout {
  fileprivate init(atRest header: FlexibleHeader) {
    self.init(
      rest: HeaderState(header), scroll: [], topLayoutGuide: header.topLayoutGuide,
      additionalTopInset: header.guide.target == .controller ? header.guide.additionalInset : nil,
      adjustedContentInset: header.adjustedContentInset)
  }
}
