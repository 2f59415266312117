/// The currently pressed keys, to distinguish the repeats of a held key from new presses.
///
/// GDK 4 does not report whether a key event is a repeat.
nonisolated package struct PressedKeys: Sendable {
  /// The longest time between two repeats of a held key, in milliseconds.
  ///
  /// After a longer pause, the release was lost and the press is a new one.
  package static let longestPause: UInt32 = 5_000
  /// The same limit after the window has lost the focus, when the release may go to another program.
  package static let longestPauseAfterFocusLoss: UInt32 = 1_000

  private struct Press {
    var time: UInt32
    var longestPause = PressedKeys.longestPause
  }

  /// The last press of each key that is down, by hardware key code.
  private var presses: [UInt32: Press] = [:]

  package init() {}

  /// Records a press.
  ///
  /// - Parameters:
  ///   - code: The hardware key code, because the symbol of a held key can change.
  ///   - time: The time of the event in milliseconds, which may wrap around.
  /// - Returns: Whether the key was already down, so that this is a repeat.
  package mutating func press(_ code: UInt32, at time: UInt32) -> Bool {
    defer { presses[code] = Press(time: time) }
    guard let last = presses[code] else { return false }
    return time &- last.time <= last.longestPause
  }

  package mutating func release(_ code: UInt32) { presses[code] = nil }

  /// Records that the window has lost the keyboard focus.
  ///
  /// - Parameter mayRepeatElsewhere: Whether a held key keeps repeating in the newly focused window. An X server does
  ///   that. With Wayland, the program itself repeats keys and stops when it loses the focus.
  package mutating func focusLost(mayRepeatElsewhere: Bool) {
    guard mayRepeatElsewhere else { return presses.removeAll() }
    for code in presses.keys { presses[code]?.longestPause = Self.longestPauseAfterFocusLoss }
  }
}
