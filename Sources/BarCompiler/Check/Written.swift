/// What stands at a place of the description: a node, and what `defaults` put beneath it.
///
/// Mappings merge key by key with what is beneath them; anything else hides it.
struct Written {
  /// The node as written, which may be an alias; -1 for nothing.
  var node: Int32
  /// The same place in the toolkit's defaults, then in everybody's; -1 for nothing.
  var beneath: Int32 = -1
  var bottom: Int32 = -1
  /// Whether `node` itself came from the defaults.
  var isDefault = false

  init(_ node: Int32) { self.node = node }

  init(_ node: Int32, beneath: Int32, bottom: Int32, isDefault: Bool) {
    self.node = node
    self.beneath = beneath
    self.bottom = bottom
    self.isDefault = isDefault
  }

  /// Whether there is something beneath it, or it is beneath something: then a name may stand in both.
  var isLayered: Bool { isDefault || beneath >= 0 || bottom >= 0 }

  /// The layer below, as if nothing had been written above it.
  var lowered: Written? {
    if beneath >= 0 { return Written(beneath, beneath: bottom, bottom: -1, isDefault: true) }
    if bottom >= 0 { return Written(bottom, beneath: -1, bottom: -1, isDefault: true) }
    return nil
  }
}
