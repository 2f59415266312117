/// The pressed keys, to tell the repeats of a held key from new presses, which GDK 4 does not report.
nonisolated package struct PressedKeys: Sendable {
  /// The longest time between two repeats, in milliseconds; after more, the release was lost.
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

  /// Records a press, and returns whether the key was already down.
  ///
  /// `code` is the hardware key code, because a held key's symbol can change. `time` is in milliseconds and can wrap.
  package mutating func press(_ code: UInt32, at time: UInt32) -> Bool {
    defer { presses[code] = Press(time: time) }
    guard let last = presses[code] else { return false }
    return time &- last.time <= last.longestPause
  }

  package mutating func release(_ code: UInt32) { presses[code] = nil }

  /// Records that the window has lost the focus.
  ///
  /// - Parameter mayRepeatElsewhere: Whether the key repeats in the next window, as with X11 but not with Wayland.
  package mutating func focusLost(mayRepeatElsewhere: Bool) {
    guard mayRepeatElsewhere else { return presses.removeAll() }
    for code in presses.keys { presses[code]?.longestPause = Self.longestPauseAfterFocusLoss }
  }
}
