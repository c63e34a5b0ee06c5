package import BarCatalog

/// Lays a header without an app bar out across its window.
///
/// - Parameter views: The scroll views that it follows, in this order.
package func layOut(
  _ controller: Element<MDCFlexibleHeaderViewController>, over views: [Element<ScrollView>],
  _ context: LayoutContext, into buffer: inout LayoutBuffer
) {
  var bar = FlexibleHeaderBar(controller, context)
  buffer.run(&bar, over: views)
}

/// A header with nothing in it that layout knows.
private struct FlexibleHeaderBar: HeaderHolder {
  var header: FlexibleHeader
  private let controller: Element<MDCFlexibleHeaderViewController>
  private let scale: Double

  init(_ controller: Element<MDCFlexibleHeaderViewController>, _ context: LayoutContext) {
    self.controller = controller
    scale = context.environment.scale
    let isContained = controller.resolved(.integration) == .container
    header = FlexibleHeader(
      of: controller,
      movesContent: isContained
        && controller[.container]?[.isTopLayoutGuideAdjustmentEnabled] ?? false,
      in: context.environment)
    header.fitOnce()
    header.appear()
  }

  var isSettled: Bool { true }

  mutating func settle() {}

  func append(to buffer: inout LayoutBuffer) {
    let index = buffer.append(header, controller[.headerView])
    if controller.resolved(.showsHairline) {
      buffer.appendHairline(to: index, of: header, object: controller.head, scale: scale)
    }
  }
}
