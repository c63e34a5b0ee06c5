import BarCatalog
import BarCompiler
import BarJSON
import BarLayout

extension LayoutIRWriter {
  mutating func environments() {
    json.raw("\"environments\":[")
    for (index, environment) in stage.resolved.environments.enumerated() {
      if index > 0 { json.byte(comma) }
      lineBreak()
      self.environment(environment)
    }
    json.byte(UInt8(ascii: "]"))
  }

  private mutating func environment(_ environment: Environment) {
    let layout = environment.layout
    json.raw("{\"id\":")
    json.string(environment.id)
    json.raw(",\"names\":[")
    for (index, name) in environment.names.enumerated() {
      if index > 0 { json.byte(comma) }
      json.string(name)
    }
    json.raw("],\"size\":")
    size(layout.size)
    json.raw(",\"scale\":")
    json.number(layout.scale)
    json.raw(",\"idiom\":")
    json.name(layout.idiom.spelling)
    json.raw(",\"direction\":")
    json.name(layout.direction.spelling)
    json.raw(",\"language\":")
    if let language = layout.language {
      language.withUnsafeBytes { json.string($0) }
    } else {
      json.raw("null")
    }
    json.raw(",\"safeArea\":")
    insets(layout.safeArea)
    json.raw(",\"statusBarHeight\":")
    json.number(layout.statusBarHeight)
    json.raw(",\"horizontalSizeClass\":")
    json.name(layout.horizontalSizeClass.spelling)
    json.raw(",\"verticalSizeClass\":")
    json.name(layout.verticalSizeClass.spelling)
    json.raw(",\"textSize\":")
    json.name(layout.textSize.spelling)
    json.raw(",\"window\":")
    json.name(environment.window.spelling)
    json.raw(",\"os\":")
    json.string(layout.os.spelling)
    json.byte(UInt8(ascii: "}"))
  }

  mutating func flows() {
    json.raw("\"flows\":[")
    for (index, flow) in stage.resolved.flows.enumerated() {
      if index > 0 { json.byte(comma) }
      lineBreak()
      json.raw("{\"id\":")
      text(flow.id)
      if flow.isImplied { json.raw(",\"implied\":true") }
      json.raw(",\"navigationController\":")
      json.name(flow.navigationController.spelling)
      json.raw(",\"screens\":[")
      for (position, screen) in flow.screens.enumerated() {
        if position > 0 { json.byte(comma) }
        text(stage.resolved.screens[screen].id)
      }
      json.raw("],\"objects\":[")
      if flow.head >= 0 { flowObject(Element<Flow>(tape, at: flow.head), flow) }
      json.raw("]}")
    }
    json.byte(UInt8(ascii: "]"))
  }
}
