/// A switch that is on while it is held, and that a short press turns on until the next one: nothing has to be held.
package struct HoldSwitch {
  /// The time from which on a press is a hold.
  package static let holdTime = Duration.milliseconds(400)

  private var press: (start: Duration, wasOn: Bool)?

  package init() {}

  package mutating func pressed(isOn: Bool, at now: Duration) { press = (now, isOn) }

  /// Returns whether the switch is on now; a press is complete if it ended where it began, or else turns it off.
  package mutating func released(isComplete: Bool = true, at now: Duration) -> Bool {
    guard let press else { return false }
    self.press = nil
    return isComplete && !press.wasOn && now - press.start < Self.holdTime
  }
}
