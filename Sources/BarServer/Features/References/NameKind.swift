import BarCatalog
import BarSyntax

/// What a name in a text is of: something that the text declares, or something that is there without it.
enum NameKind: Equatable {
  case screen, flow, color, image, device, anchor
  /// A rule, or a group of rules.
  case rule
  /// A file, by its path.
  case file
  /// A scroll view of the screen whose key is this node; of no screen, one of the defaults.
  case scrollView(screen: Int32)

  /// What the names in a table at a place are; `nil` if the table's names are not a description's own.
  init?(declaredIn table: Slot, screen: Int32) {
    if table.isOf(Description.property(.screens)) {
      self = .screen
    } else if table.isOf(Description.property(.flows)) {
      self = .flow
    } else if table.isOf(Description.property(.colors)) {
      self = .color
    } else if table.isOf(Description.property(.images)) {
      self = .image
    } else if table.isOf(Description.property(.devices)) {
      self = .device
    } else if table.isOf(Screen.property(.scrollViews)) {
      self = .scrollView(screen: screen)
    } else {
      return nil
    }
  }

  /// What a scalar at a place names; `nil` if it names nothing.
  init?(namedAt slot: Slot, screen: Int32 = -1) {
    guard let slot = slot.scalar else { return nil }
    if slot.form.kind == .color {
      self = .color
    } else if slot.isOf(Flow.property(.screens)) || slot.isOf(Segue.property(.to)) {
      self = .screen
    } else if slot.isOf(ImageReference.property(.name)) {
      self = .image
    } else if slot.isOf(Targets.property(.devices)) {
      self = .device
    } else if slot.isOf(MDCFlexibleHeaderView.property(.trackingScrollView)) {
      self = .scrollView(screen: screen)
    } else if slot.namesRules {
      self = .rule
    } else if slot.isPath {
      self = .file
    } else {
      return nil
    }
  }

  /// What one of them is called.
  var noun: String {
    switch self {
    case .screen: "screen"
    case .flow: "flow"
    case .color: "color"
    case .image: "image"
    case .device: "device"
    case .anchor: "anchor"
    case .rule: "rule"
    case .file: "file"
    case .scrollView: "scroll view"
    }
  }
}
