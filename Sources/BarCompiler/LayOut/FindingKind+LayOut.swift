package import BarText

/// What laying out finds.
extension FindingKind {
  package static var frameNotANumber: FindingKind {
    FindingKind(
      "frame-not-a-number", .warning, tier: .lint,
      summary: "The toolkit itself computes no number for a frame or an outline.",
      rationale:
        "Arithmetic on the description's numbers leaves the finite ones, a view takes all of a width that has no end, or a button is too far from the bar that is cut out for it; the layout has `null` in its place.",
      bad:
        "barc: 1\ntoolkit: mdc\nscreens: {inbox: {buttonBar: {items: [{title: a, width: 1e308}, {title: b, width: 1e308}]}}}",
      good:
        "barc: 1\ntoolkit: mdc\nscreens: {inbox: {buttonBar: {items: [{title: a, width: 90}, {title: b, width: 90}]}}}"
    )
  }
}
