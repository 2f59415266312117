import InputEvents

/// The keys of boards, lists and trees, by function.
///
/// Arrow keys, Home, End and Tab move the focus, and digits go to a column; these are fixed. With other keys than the
/// default ones, replace the sentences of `BoardStrings` that name Space, Return and Escape.
public struct BoardKeys: Equatable, Sendable {
  /// The keys that pick up the focused piece, or drop it; Ctrl, Shift or both choose the operation.
  public var pickUp: Set<KeyPress.Key> = [.activate]
  /// The keys that put the piece back, deselect all pieces, or move the focus from a widget back to its piece.
  public var cancel: Set<KeyPress.Key> = [.escape]
  /// The keys that move the focus into the widgets of the focused piece.
  public var enter: Set<KeyPress.Key> = [.f2]
  /// The keys that open the menu of moves.
  public var openMenu: Set<KeyPress.Key> = [.menu]
  /// The keys that select all pieces.
  public var selectAll: Set<KeyPress.Key> = [.selectAll]
  /// The keys that cut, where the board has a transfer.
  public var cut: Set<KeyPress.Key> = [.cut]
  /// The keys that copy, where the board has a transfer.
  public var copy: Set<KeyPress.Key> = [.copy]
  /// The keys that paste, where the board has a transfer.
  public var paste: Set<KeyPress.Key> = [.paste]
  /// The modifier that, with ``pickUp``, selects or deselects a piece.
  public var selectionModifier = KeyPress.Modifier.control
  /// The modifier that, with an arrow key, extends the selection.
  public var extensionModifier = KeyPress.Modifier.shift
  /// The modifier that, with an arrow key, Home or End, moves the focused row of an existing list.
  public var rowModifier = KeyPress.Modifier.alt

  /// Creates the default keys.
  public init() {}

  private var functions: [(keys: Set<KeyPress.Key>, standard: KeyPress.Key)] {
    [
      (pickUp, .activate), (cancel, .escape), (enter, .f2), (openMenu, .menu), (selectAll, .selectAll), (cut, .cut),
      (copy, .copy), (paste, .paste),
    ]
  }

  /// Returns a press with the default key for its function; a default key without a function becomes `other`.
  package func standardized(_ press: KeyPress) -> KeyPress {
    let functions = functions
    var press = press
    if let function = functions.first(where: { $0.keys.contains(press.key) }) {
      press.key = function.standard
    } else if functions.contains(where: { $0.standard == press.key }) {
      press.key = .other
    }
    return press
  }
}
