import TestSupport
import Testing

/// How large the views of an app are that say what they show, and not how large they are.
@Suite struct SystemCustomViewTests {
  private func frame(_ view: String, _ id: String = "navigationBar.content.trailing.0") throws
    -> [Double]
  {
    let item =
      id.hasSuffix("titleView")
      ? "titleView: \(view)" : "rightBarButtonItem: {customView: \(view)}"
    return try SystemScreen("{a: {navigationItem: {\(item)}}}").frame(id)
  }

  /// A label has the size of its words in 17 points, a button of those in 15 with 6 above and below.
  @Test func viewsAreAsLargeAsTheirWords() throws {
    let label = try frame("{kind: label, title: Cancel}")
    #expect(abs(label[2] - 53.5) <= 1)
    #expect(label[3] == 20.5)
    #expect(label[0] + label[2] == 375 - 16)
    let button = try frame("{kind: button, title: Cancel}")
    #expect(button[2] < label[2])
    #expect(button[3] == 30)
    #expect(try frame("{kind: button, title: Tap}")[2...] == [30, 30])
    #expect(try frame("{kind: view, title: Cancel}")[2] == 0)
    #expect(try frame("{kind: label}")[2] == 0)
  }

  @Test func viewsAreAsLargeAsTheirImages() throws {
    #expect(try frame("{kind: imageView, image: {name: a, size: [30, 20]}}")[2...] == [30, 20])
    #expect(try frame("{kind: button, image: {name: a, size: [30, 20]}}")[2...] == [30, 20])
    let both = try frame("{kind: button, title: Cancel, image: {name: a, size: [30, 20]}}")
    let words = try frame("{kind: button, title: Cancel}")
    #expect(both[2] == words[2] + 30)
    #expect(try frame("{kind: switch}")[2...] == [51, 31])
    #expect(try frame("{kind: activityIndicator}")[2...] == [20, 20])
  }

  /// A side that the description gives is that.
  @Test func whatIsWrittenCounts() throws {
    #expect(try frame("{kind: label, title: Cancel, width: 80}")[2...] == [80, 20.5])
    #expect(try frame("{kind: button, title: Cancel, height: 44}")[3] == 44)
  }

  @Test func titleViewsAreInTheMiddle() throws {
    let title = try frame("{kind: label, title: A title}", "navigationBar.content.titleView")
    #expect(abs(title[0] + title[2] / 2 - 187.5) <= 0.5)
    #expect(title[2] > 40)
  }

  @Test func layoutsSayHowSureTheyAre() throws {
    func screen(_ view: String) throws -> SystemScreen {
      try SystemScreen("{a: {navigationItem: {rightBarButtonItem: {customView: \(view)}}}}")
    }
    let measured = try screen("{kind: label, title: Cancel}")
    #expect(try measured.confidence("navigationBar") == "estimate")
    #expect(try measured.text("navigationBar.content.trailing.0") == "Cancel")
    #expect(try screen("{width: 40, height: 20}").confidence("navigationBar") == "exact")
    // What code puts into a view is not known.
    #expect(try screen("{kind: segmentedControl}").confidence("navigationBar") == "assumed")
    #expect(try screen("{kind: label}").confidence("navigationBar") == "assumed")
    #expect(try screen("{kind: activityIndicator}").confidence("navigationBar") == "exact")
  }

  @Test func toolbarsAskToo() throws {
    let screen = try SystemScreen(
      "{a: {toolbar: {items: [{space: flexible}, {customView: {kind: label, title: Updated}}]}}}")
    let label = try screen.frame("toolbar.1")
    #expect(label[2] > 50)
    #expect(label[0] + label[2] == 375 - 16)
  }
}
