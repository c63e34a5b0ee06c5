import BarCatalog
import BarCompiler
import BarLayout
import BarSyntax
import BarText

extension Hints {
  /// Says what is laid out for where the file leaves that to a configuration, or to what is usual: after `targets`, or else
  /// after `screens`.
  mutating func addTargets(in root: Int32) {
    guard let resolved = analysis.resolved(document),
      let screen = resolved.screens.indices.first(where: {
        resolved.element(ofScreen: $0)[.targets] == nil
      })
    else { return }
    let environments = resolved.targetSets[resolved.screens[screen].targets]
      .map { resolved.environments[Int($0)] }
    // A name is the device, the orientation, and what else tells environments apart.
    let names = environments.flatMap(\.names).map { $0.split(separator: "/") }
    let devices = distinct(names.compactMap { $0.first.map(String.init) })
    let orientations = distinct(names.compactMap { $0.dropFirst().first.map(String.init) })
    let versions = distinct(environments.map { "iOS \($0.layout.os.spelling)" })
    var words: [String] = []
    if isLeftOut([Targets.property(.devices).name], in: root) {
      words.append(devices.count < 3 ? list(devices) : count(devices.count, "device"))
    }
    if isLeftOut([Targets.property(.orientations).name], in: root) {
      words.append(list(orientations))
    }
    let ofVersions = [
      Targets.property(.deployment).name, Targets.property(.sdk).name, Targets.property(.os).name,
    ]
    if isLeftOut(ofVersions, in: root) { words.append(list(versions)) }
    guard !words.isEmpty,
      let key = key(Description.property(.targets).name, in: root)
        ?? key(Description.property(.screens).name, in: root)
    else { return }
    add(
      at: end(ofKey: key), list(words),
      "Laid out for \(list(devices)); \(list(orientations)); \(list(versions)).")
  }

  /// Whether the file's targets have none of some properties.
  private func isLeftOut(_ properties: [StaticString], in root: Int32) -> Bool {
    guard let targets = analysis.value(of: "\(Description.property(.targets).name)", in: root)
    else {
      return true
    }
    return properties.allSatisfy { analysis.value(of: "\($0)", in: targets) == nil }
  }

  private func list(_ words: [String]) -> String { words.joined(separator: ", ") }

  private func distinct(_ words: [String]) -> [String] {
    var seen = Set<String>()
    return words.filter { seen.insert($0).inserted }
  }
}
