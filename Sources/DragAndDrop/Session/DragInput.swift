/// The way in which a player moves an item.
public enum DragInput: String, Codable, Sendable, CaseIterable {
  /// A mouse, touchpad or pen with its button held down.
  case pointer
  /// A finger on a touchscreen.
  case finger
  /// A click or tap on the item, then one on the place.
  case click
  /// Keys alone.
  case keyboard
  /// An action of an assistive technology.
  case accessibility

  /// Whether something is held down for as long as the item is carried: a button or a finger.
  ///
  /// Several items can be held at once, one by each finger; an input that holds nothing carries one item at a time.
  public var isHeld: Bool {
    switch self {
    case .pointer, .finger: true
    case .click, .keyboard, .accessibility: false
    }
  }
}
