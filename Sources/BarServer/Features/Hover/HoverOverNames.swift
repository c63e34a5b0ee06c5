import BarCatalog
import BarCompiler
import BarEmit
import BarLayout
import BarSyntax
import BarText

extension Analysis {
  /// What is known of something that a key declares.
  func page(of kind: NameKind, keyedBy key: Int32, _ place: NodePlace) -> String? {
    let node = tree.resolved(key)
    guard node >= 0 else { return nil }
    if kind == .screen { return page(ofScreenWithKey: key, place.document) }
    return page(of: kind, named: tree.text(of: node), place)
  }

  /// What is known of something by its name.
  func page(of kind: NameKind, named name: String, _ place: NodePlace) -> String? {
    let resolved = resolved(place.document)
    switch kind {
    case .screen:
      let screen = resolved?.screens.first { tree.string($0.id.word) == name }
      return screen.flatMap { page(ofScreenWithKey: $0.node, place.document) }
    case .flow: return resolved.flatMap { page(ofFlow: name, $0) }
    case .color: return page(ofColor: name, place)
    case .image:
      let size = size(ofImage: name, inDocument: place.document)
      return titled("image `\(name)`") { page in
        page.paragraph("\(points(size.width)) × \(points(size.height)) points")
      }
    case .device: return page(ofDevice: name, resolved)
    case .rule: return page(ofRule: name) ?? page(ofGroup: name)
    case .scrollView, .anchor, .file: return nil
    }
  }

  // MARK: Screens and flows

  private func page(ofScreenWithKey key: Int32, _ document: Int) -> String? {
    guard let number = number(ofScreenWithKey: key, inDocument: document),
      let resolved = resolved(document)
    else { return nil }
    let screen = resolved.screens[number]
    let environments = resolved.targetSets[screen.targets].count
    return titled("screen `\(tree.string(screen.id.word))`") { page in
      page.paragraph(
        "`\(screen.toolkit.spelling)`, \(count(environments, "environment"))")
      layOut(number, inDocument: document)?.append(to: &page)
    }
  }

  private func page(ofFlow name: String, _ resolved: Resolved) -> String? {
    guard
      let flow = resolved.flows.first(where: { tree.string($0.id.word) == name && !$0.isImplied })
    else { return nil }
    let screens = flow.screens.map { "`\(tree.string(resolved.screens[$0].id.word))`" }
    return titled("flow `\(name)`") { page in
      page.paragraph("`\(flow.navigationController.spelling)`: " + screens.joined(separator: " → "))
    }
  }

  // MARK: Colors

  func page(ofColor name: String, _ place: NodePlace) -> String? {
    if let color = color(named: name, inDocument: place.document) {
      return titled("color `\(name)`") { $0.paragraph(phrase(color) { "`\($0)`" }) }
    }
    guard let number = EnumerationName.systemColor.number(of: name) else { return nil }
    return titled("color `\(name)`") { page in
      page.paragraph("A color of UIKit.")
      let remark = EnumerationName.systemColor.remark(number)
      if !remark.isEmpty { page.paragraph(remark) }
    }
  }

  /// A color that the file names.
  func color(named name: String, inDocument document: Int) -> Color? {
    guard let table = resolved(document)?.checked.description[.colors] else { return nil }
    let row = (0..<table.count).first { tree.string(table.name($0).word) == name }
    return row.map(table.member)
  }

  // MARK: Images

  /// What an image measures, in points.
  func size(ofImage name: String, inDocument document: Int) -> Size {
    guard let table = resolved(document)?.checked.description[.images],
      let row = (0..<table.count).first(where: { tree.string(table.name($0).word) == name })
    else { return NamedImage.usualSize }
    return table.member(row)[.size] ?? NamedImage.usualSize
  }

  // MARK: Devices

  private func page(ofDevice name: String, _ resolved: Resolved?) -> String? {
    let own = resolved.map { describedDevices($0.checked) } ?? []
    let devices = Device.selected(by: name, own: own)
    guard let device = devices.first else { return nil }
    if devices.count > 1 {
      return titled("`\(name)`") { page in
        page.list(devices.map { "`\($0.id)` \($0.name)" })
      }
    }
    return titled(device.name == device.id ? "`\(device.id)`" : "`\(device.id)`: \(device.name)") {
      page in
      page.paragraph("\(device.idiom.spelling), \(points(device.scale)) pixels a point")
      page.table(
        ["held", "window", "safe area", "status bar", "size classes"],
        [("portrait", device.portrait), ("landscape", device.landscape)].map(row))
    }
  }

  private func row(_ held: String, _ metrics: DeviceMetrics) -> [String] {
    let insets = metrics.safeArea
    return [
      held, "\(points(metrics.width)) × \(points(metrics.height))",
      [insets.top, insets.left, insets.bottom, insets.right].map(points).joined(separator: ", "),
      points(metrics.statusBarHeight),
      "\(metrics.horizontalSizeClass.spelling), \(metrics.verticalSizeClass.spelling)",
    ]
  }
}
