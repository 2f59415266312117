/// A switch that is on while it is held, or from one short press to the next, so that it need not be held.
package struct HoldSwitch {
  /// The time from which a press counts as a hold.
  package static let holdTime = Duration.milliseconds(400)

  private var press: (start: Duration, wasOn: Bool)?

  package init() {}

  package mutating func pressed(isOn: Bool, at now: Duration) { press = (now, isOn) }

  /// Returns whether the switch is on now; nil without a press, which changes nothing.
  ///
  /// - Parameter isComplete: Whether the press ended where it began; otherwise it turns the switch off.
  package mutating func released(isComplete: Bool = true, at now: Duration) -> Bool? {
    guard let press else { return nil }
    self.press = nil
    return isComplete && !press.wasOn && now - press.start < Self.holdTime
  }
}
