import Geometry

/// An item of a board that can have the keyboard focus: a widget or, in a test, an object without one.
@MainActor package protocol BoardElement: AnyObject {
  var frame: Rect { get }
  var accessibleLabel: String? { get }
  var isRightToLeft: Bool { get }
  /// Whether keys can move the focus to the item now.
  var canTakeFocus: Bool { get }
  /// The number of the last focus move that reached the item, starting at 1; 0 if it never had the focus.
  var focusSerial: Int { get }
  @discardableResult func grabFocus() -> Bool
}
