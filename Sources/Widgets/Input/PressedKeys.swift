/// The keys of the keyboard that are pressed now, to tell the repeats of a held key from new presses.
///
/// GDK 4 does not say whether a key event is a repeat.
nonisolated package struct PressedKeys: Sendable {
  /// The longest time between two presses that a held key causes, in milliseconds.
  ///
  /// A later press is a new one: the release between them was lost.
  package static let longestPause: UInt32 = 5_000
  /// The same once another window has the focus.
  ///
  /// The release may have gone to another program.
  package static let longestPauseAfterFocusLoss: UInt32 = 1_000

  private struct Press {
    var time: UInt32
    var longestPause = PressedKeys.longestPause
  }

  /// The last press of each key that is down, by the hardware's key code.
  private var presses: [UInt32: Press] = [:]

  /// No key is pressed.
  package init() {}

  /// Notes a press of a key.
  ///
  /// - Parameters:
  ///   - code: The hardware's key code: the key's symbol may change while it is held.
  ///   - time: The time of the event in milliseconds, which may wrap around.
  /// - Returns: Whether the key was down already, so that this is a repeat.
  package mutating func press(_ code: UInt32, at time: UInt32) -> Bool {
    defer { presses[code] = Press(time: time) }
    guard let last = presses[code] else { return false }
    return time &- last.time <= last.longestPause
  }

  /// Notes that a key was released.
  package mutating func release(_ code: UInt32) { presses[code] = nil }

  /// Notes that keys no longer go to the window that they went to.
  ///
  /// - Parameter mayRepeatElsewhere: Whether a key that is held goes on repeating in the window that keys go to now. An X
  ///   server does so. With Wayland the program itself repeats keys, and ends that with the focus.
  package mutating func focusLost(mayRepeatElsewhere: Bool) {
    guard mayRepeatElsewhere else { return presses.removeAll() }
    for code in presses.keys { presses[code]?.longestPause = Self.longestPauseAfterFocusLoss }
  }
}
