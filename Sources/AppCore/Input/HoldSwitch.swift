/// A switch that is on while it is held, and that a short press turns on until the next one.
///
/// Nothing has to be held: every state can be reached by short presses too.
package struct HoldSwitch {
  /// The time from which on a press is a hold.
  package static let holdTime = Duration.milliseconds(400)

  private var press: (start: Duration, wasOn: Bool)?

  package init() {}

  /// Begins a press; the switch is on until it ends.
  package mutating func pressed(isOn: Bool, at now: Duration) { press = (now, isOn) }

  /// Ends a press, and returns whether the switch is on now.
  ///
  /// - Parameter isComplete: Whether the press ended where it began; otherwise the switch is turned off.
  package mutating func released(isComplete: Bool = true, at now: Duration) -> Bool {
    guard let press else { return false }
    self.press = nil
    return isComplete && !press.wasOn && now - press.start < Self.holdTime
  }
}
