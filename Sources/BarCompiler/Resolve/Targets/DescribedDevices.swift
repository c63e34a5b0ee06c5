package import BarCatalog
import BarSyntax

/// The devices that a description defines, in its order.
package func describedDevices(_ checked: Checked) -> [Device] {
  guard let table = checked.description[.devices] else { return [] }
  return (0..<table.count).map { row in
    device(table.member(row), id: checked.tree.string(table.name(row).word))
  }
}

private func device(_ description: Element<DeviceDescription>, id: String) -> Device {
  let size = description[.points] ?? .zero
  let idiom = description[.idiom] ?? .phone
  let safeArea = description[.safeArea] ?? .zero
  let statusBarHeight = description[.statusBarHeight] ?? safeArea.top
  let horizontal = description[.horizontalSizeClass] ?? (idiom == .pad ? .regular : .compact)
  let vertical = description[.verticalSizeClass] ?? .regular
  let portrait = metrics(size.width, size.height, safeArea, statusBarHeight, horizontal, vertical)
  let landscape = description[.landscape]
  return Device(
    id: id, name: id, scale: description[.scale] ?? 2, idiom: idiom, portrait: portrait,
    landscape: metrics(
      size.height, size.width, landscape?[.safeArea] ?? safeArea,
      landscape?[.statusBarHeight] ?? landscape?[.safeArea]?.top ?? statusBarHeight,
      landscape?[.horizontalSizeClass] ?? horizontal, landscape?[.verticalSizeClass] ?? vertical))
}

private func metrics(
  _ width: Double, _ height: Double, _ safeArea: Insets, _ statusBarHeight: Double,
  _ horizontal: SizeClass, _ vertical: SizeClass
) -> DeviceMetrics {
  DeviceMetrics(
    width: width, height: height,
    safeArea: safeArea, statusBarHeight: statusBarHeight, horizontalSizeClass: horizontal,
    verticalSizeClass: vertical,
    confidence: .exact)
}
