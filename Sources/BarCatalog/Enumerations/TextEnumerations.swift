/// A weight of the system font.
@frozen @usableFromInline package enum FontWeight: UInt8, Enumeration {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// A text style whose size follows the user's text size.
@frozen @usableFromInline package enum FontTextStyle: UInt8, Enumeration {
  case extraLargeTitle, extraLargeTitle2, largeTitle, title1, title2, title3, headline
  case subheadline, body, callout, footnote, caption1, caption2

  @usableFromInline package var availability: CaseAvailability {
    switch self {
    case .headline, .subheadline, .body, .footnote, .caption1, .caption2: CaseAvailability(.from(7))
    case .title1, .title2, .title3, .callout: CaseAvailability(.from(9))
    case .largeTitle: CaseAvailability(.from(11))
    case .extraLargeTitle, .extraLargeTitle2: CaseAvailability(.from(17))
    }
  }
}

/// A line below or through text.
@frozen @usableFromInline package enum UnderlineStyle: UInt8, Enumeration {
  case single, thick, double
}

/// Whether an image is a template that takes the tint color.
@frozen @usableFromInline package enum UIImageRenderingMode: UInt8, Enumeration {
  case automatic, alwaysOriginal, alwaysTemplate
}
