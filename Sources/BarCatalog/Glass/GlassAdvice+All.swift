extension GlassAdvice {
  /// All advice, about bars first and then about what stands in them.
  package static var all: [GlassAdvice] {
    [
      .navigationBarWithoutBackground, .navigationBarWithoutTint, .itemColor,
      .itemBackgroundColor, .doneStyle, .doneAppearance, .borderedStyle, .inlineSearch,
      .titleText, .titlePosition, .legacyCustomizations, .shadow, .toolbarWithoutBackground,
      .toolbarOfOnesOwn, .splitGlass, .delegate, .subviews,
    ]
  }
}
