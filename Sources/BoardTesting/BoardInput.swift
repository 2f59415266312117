/// A way to move an item on a board.
nonisolated public enum BoardInput: CaseIterable, Sendable {
  /// A mouse or touchpad with its button held down.
  case pointer
  /// A finger on a touchscreen.
  case finger
  /// A click or tap on the item, then another on the place.
  case click
  /// Tab and the arrow keys, and Space or Return.
  case keyboard
  /// The actions of an assistive technology.
  case accessibility
  /// The menu of moves, which offers only the end of another list.
  case menu
  /// Switch scanning.
  case switches
}
