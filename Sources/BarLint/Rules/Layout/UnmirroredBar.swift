import BarCatalog
import BarCompiler
import BarLayout
import BarText

extension Rule {
  static var unmirroredBar: Rule {
    Rule(
      .layout,
      FindingKind(
        "unmirrored-bar", .note, tier: .lint,
        summary: "A bar is not mirrored in right-to-left layouts.",
        rationale:
          "People who read from right to left expect content on the opposite side. A `frame` in numbers stays in the same place for them, and so does a button bar in a stack, which is as wide as its items. The rule compares only layouts with the same texts.",
        sources: """
          https://developer.apple.com/design/human-interface-guidelines/right-to-left
          components/Buttons/src/MDCFloatingButton.m layoutSubviews
          """,
        bad: """
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-16], orientations: [portrait], directions: [ltr, rtl]}
          screens:
            tools:
              buttonBar:
                frame: [16, 100, fit, fit]
              # ^^^^^ the bar is not mirrored in right-to-left layouts: off by 265 points in 1 of 2 environments: `iphone-16/portrait/rtl`
                items: [{image: copy, accessibilityLabel: Copy, action: copy}, {image: paste, accessibilityLabel: Paste, action: paste}]
          ---
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-16], orientations: [portrait], directions: [ltr, rtl]}
          screens:
            tools:
              buttonBar:
                frame: [16, 100, 48, 56]
              # ^^^^^ the bar is not mirrored in right-to-left layouts: off by 313 points in 1 of 2 environments: `iphone-16/portrait/rtl`
                items: [{image: copy, accessibilityLabel: Copy, action: copy}]
          ---
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-16, iphone-se-3], orientations: [portrait], directions: [ltr, rtl]}
          screens:
            tools:
              navigationItem: {title: Tools}
              navigationBar:
                frame: [100, 100, 200, 56]
              # ^^^^^ the bar is not mirrored in right-to-left layouts: off by 25 points in 1 of 4 environments: `iphone-se-3/portrait/rtl`
          """,
        good: """
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-16], orientations: [portrait], directions: [ltr, rtl]}
          screens:
            tools:
              buttonBar:
                items: [{image: copy, accessibilityLabel: Copy, action: copy}, {image: paste, accessibilityLabel: Paste, action: paste}]
          ---
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-16], orientations: [portrait], languages: [en, ar]}
          screens:
            tools:
              navigationItem:
                title: {en: Tools, ar: أدوات}
                rightBarButtonItem: {title: {en: Edit, ar: تحرير}, action: edit}
              navigationBar: {}
          """),
      .layouts(of: BarKind.allCases, find))
  }
}

/// A difference that people see, in points.
private let leastDifference = 8.0

private func find(_ bar: BarUse, _ report: inout Report) {
  let counterparts = bar.counterparts
  if counterparts.isEmpty || bar.hasDirectionOfItsOwn { return }
  var flaws = Flaws()
  var worst = 0
  for layout in bar.layouts.indices {
    // What looks alike in both directions is one layout.
    guard
      let environment = bar.environments(of: layout).first(where: { $0.layout.direction == .rtl })?
        .layout, environment.safeArea.left == environment.safeArea.right,
      let other = counterparts[environment.withoutDirection],
      let difference = Difference(layout, other, of: bar), difference.points > leastDifference
    else { continue }
    if difference.points > flaws.amount { worst = difference.view }
    flaws.add(layout, difference.points, bar.confidence(of: 0, in: layout))
  }
  if flaws.isEmpty { return }
  report.flaws(
    flaws, of: bar, at: place(of: worst, in: bar),
    "the bar is not mirrored in right-to-left layouts:", "off by \(pointsPhrase(flaws.amount))",
    help:
      "make it as wide as its container; a `frame` in numbers stays in the same place in both directions",
    where: { $0.layout.direction == .rtl })
}

/// What puts a view where it is: its frame, if it is written.
private func place(of view: Int, in bar: BarUse) -> WrittenPlace {
  let object = bar.views[view].object
  guard object >= 0 else { return bar.placeOfBar }
  // Ids are of names, so the frame of any bar is read alike.
  if view == 0 {
    return bar.place(ofKey: .frame, of: bar.element(MDCNavigationBar.self, at: object))
      ?? bar.placeOfBar
  }
  return bar.place(ofObject: object) ?? bar.placeOfBar
}

/// How far the most distant view is from where its mirror image would be.
private struct Difference {
  private(set) var points = 0.0
  private(set) var view = 0

  /// `nil` if both layouts show different texts, or one leaves something out.
  init?(_ layout: Int, _ other: Int, of bar: BarUse) {
    let mirrored = bar.layouts[layout].views
    let usual = bar.layouts[other].views
    for index in mirrored.indices {
      guard mirrored[index].details.text?.name == usual[index].details.text?.name,
        (mirrored[index].frame == nil) == (usual[index].frame == nil)
      else { return nil }
      guard let frame = mirrored[index].frame, let usualFrame = usual[index].frame else { continue }
      let parent = Int(mirrored[index].parent)
      let around =
        parent < 0
        ? bar.environment(of: layout).size.width : usual[parent].frame?.width ?? 0
      let distance = abs(usualFrame.flipped(in: around).minX - frame.minX)
      if distance > points {
        points = distance
        view = index
      }
    }
  }
}

extension BarUse {
  /// Whether a view of the bar is told its direction: then it is not meant to be mirrored.
  fileprivate var hasDirectionOfItsOwn: Bool {
    views.contains { view in
      // Ids are of names, so the attribute of any view is read alike.
      view.object >= 0
        && element(MDCNavigationBar.self, at: view.object)
          .index(of: MDCNavigationBar.id(.semanticContentAttribute)) != nil
    }
  }

  /// The layouts from left to right by their environments; none where no environment runs from right to left.
  fileprivate var counterparts: [LayoutEnvironment: Int] {
    let environments = stage.resolved.environments
    let isMirrored = layouts.contains { layout in
      layout.environments.contains { environments[Int($0)].layout.direction == .rtl }
    }
    if !isMirrored { return [:] }
    var counterparts: [LayoutEnvironment: Int] = [:]
    for layout in layouts.indices {
      for environment in self.environments(of: layout) where environment.layout.direction == .ltr {
        counterparts[environment.layout.withoutDirection] = layout
      }
    }
    return counterparts
  }
}

extension LayoutEnvironment {
  /// The same for all directions and languages.
  fileprivate var withoutDirection: LayoutEnvironment {
    var environment = self
    environment.direction = .ltr
    environment.language = nil
    return environment
  }
}
