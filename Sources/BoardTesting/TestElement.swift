import DragAndDrop
import Geometry
import InputEvents

/// An item of the board without a widget: the piece of an item, or a place.
package final class TestElement: BoardElement {
  package var frame = Rect.zero
  package let accessibleLabel: String?
  package var isRightToLeft = false
  package var focusSerial = 0
  /// The description that a screen reader has last read, with the kind of the hint in it.
  var told: DescriptionWithHint?
  /// Whether the item or place is on the board now.
  package var canTakeFocus = true
  private let focus: (TestElement) -> Void

  init(_ label: String, focus: @escaping (TestElement) -> Void) { (accessibleLabel, self.focus) = (label, focus) }

  @discardableResult
  package func grabFocus() -> Bool {
    if canTakeFocus { focus(self) }
    return canTakeFocus
  }
}

package struct TestFocusGroup: FocusGrouping {
  package var items: [TestElement]
  package let isClosed: Bool
  package let isScanned: Bool
  package let line: Direction?

  package init(_ items: [TestElement], isClosed: Bool, isScanned: Bool, line: Direction?) {
    (self.items, self.isClosed, self.isScanned, self.line) = (items, isClosed, isScanned, line)
  }
}
