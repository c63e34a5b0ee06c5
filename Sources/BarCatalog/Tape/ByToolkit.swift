/// An object whose class depends on the toolkit of the screen: a key such as `navigationBar` that both toolkits have.
@frozen @usableFromInline
package struct ByToolkit<Material: BarObject, UIKit: BarObject>: Sendable {
  @usableFromInline package let tape: [Cell]
  /// The index of the object's head, which says its type.
  @usableFromInline package let head: Int32

  @inlinable package init(_ tape: [Cell], at head: Int32) {
    self.tape = tape
    self.head = head
  }

  /// The object of Material Components; nothing in UIKit.
  @inlinable package var material: Element<Material>? {
    tape[Int(head)].id == UInt16(Material.type.rawValue) ? Element(tape, at: head) : nil
  }

  /// The object of UIKit; nothing in Material Components.
  @inlinable package var uikit: Element<UIKit>? {
    tape[Int(head)].id == UInt16(UIKit.type.rawValue) ? Element(tape, at: head) : nil
  }
}

extension ByToolkit: Payload {
  @inlinable package static var form: ValueForm {
    var form = ValueForm(.element, parameter: Material.type.rawValue)
    form.uikitParameter = UIKit.type.rawValue
    return form
  }

  @inlinable package init(word: UInt64, _ tape: [Cell]) {
    self.init(tape, at: Int32(truncatingIfNeeded: word))
  }
}
