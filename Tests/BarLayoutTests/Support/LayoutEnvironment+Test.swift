import BarCatalog
import BarLayout

extension LayoutEnvironment {
  /// A phone, upright, whose sides have safe areas that tell them apart.
  static func phone(
    direction: LayoutDirection = .ltr, language: String? = nil,
    textSize: ContentSizeCategory = .large
  ) -> LayoutEnvironment {
    LayoutEnvironment(
      size: Size(width: 393, height: 852), scale: 3,
      safeArea: Insets(top: 59, left: 7, bottom: 34, right: 5), statusBarHeight: 54,
      keyWindowSafeArea: Insets(top: 59, left: 7, bottom: 34, right: 5), appStatusBarHeight: 54,
      direction: direction, idiom: .phone, horizontalSizeClass: .compact,
      verticalSizeClass: .regular, textSize: textSize, os: Version(26),
      language: language.map { Array($0.utf8) })
  }
}
