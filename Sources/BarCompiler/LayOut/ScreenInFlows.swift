/// A screen in those of its flows in which it has the same headers.
struct ScreenInFlows {
  /// The index of the flow that makes the screen's app bar; `nil` if none does.
  let maker: Int?
  /// Empty for a screen that no flow shows.
  var surroundings: [Surrounding]
  /// The first screen that is below it in any flow.
  let below: Int?
  /// The head of the screen's element, whose headers hold all that is set on them.
  var head: Int32
}
