/// A key press with its modifiers.
public struct KeyPress: Equatable, Sendable {
  /// The keys that boards handle, by function (`GDK_KEY_…`).
  public enum Key: Hashable, Sendable {
    /// Space or Return, including those of the keypad.
    case activate
    /// Escape.
    case escape
    /// Tab, without Shift.
    case tab
    /// Home.
    case home
    /// End.
    case end
    /// Page Up.
    case pageUp
    /// Page Down.
    case pageDown
    /// An arrow key.
    case up, down, left, right
    /// Ctrl+A.
    case selectAll
    /// Ctrl+X and Shift+Delete, Ctrl+C and Ctrl+Insert, Ctrl+V and Shift+Insert.
    case cut, copy, paste
    /// The Menu key or Shift+F10.
    case menu
    /// F2.
    case f2
    /// A digit from 1 to 9, including those of the keypad.
    ///
    /// On layouts such as the French one, the number row also counts without Shift, unless the key is another case.
    case digit(Int)
    /// A key that types another character, in the case that it would type (`gdk_keyval_to_unicode`).
    case character(Character)
    /// Any other key.
    case other
  }

  /// A modifier key.
  public enum Modifier: Sendable {
    /// Ctrl (`GDK_CONTROL_MASK`).
    case control
    /// Shift (`GDK_SHIFT_MASK`).
    case shift
    /// Alt (`GDK_ALT_MASK`).
    case alt
  }

  /// The key.
  public var key: Key
  /// Whether Ctrl was held (`GDK_CONTROL_MASK`).
  public var control: Bool
  /// Whether Shift was held (`GDK_SHIFT_MASK`).
  public var shift: Bool
  /// Whether Alt was held (`GDK_ALT_MASK`).
  public var alt: Bool
  /// Returns whether a modifier was held.
  public func isHeld(_ modifier: Modifier) -> Bool {
    switch modifier {
    case .control: control
    case .shift: shift
    case .alt: alt
    }
  }

  /// Whether the event is a repeat of a held key.
  public var isRepeat = false

  /// Creates a key press, for tests and for other input sources.
  public init(_ key: Key, control: Bool = false, shift: Bool = false, alt: Bool = false) {
    (self.key, self.control, self.shift, self.alt) = (key, control, shift, alt)
  }
}
