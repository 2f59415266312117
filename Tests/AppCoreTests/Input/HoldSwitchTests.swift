import AppCore
import Testing

@Suite struct HoldSwitchTests {
  /// Returns whether a switch is on after a press.
  func press(isOn: Bool = false, for time: Duration, isComplete: Bool = true) -> Bool? {
    var hold = HoldSwitch()
    hold.pressed(isOn: isOn, at: .seconds(1))
    return hold.released(isComplete: isComplete, at: .seconds(1) + time)
  }

  @Test func aLongPressTurnsTheSwitchOff() {
    #expect(press(for: .seconds(2)) == false)
    #expect(press(isOn: true, for: .seconds(2)) == false)
    #expect(press(for: HoldSwitch.holdTime) == false)
  }

  @Test func shortPressesTurnTheSwitchOnAndOff() {
    #expect(press(for: .milliseconds(100)) == true)
    #expect(press(isOn: true, for: .milliseconds(100)) == false)
  }

  @Test func aPressThatEndsElsewhereTurnsTheSwitchOff() {
    #expect(press(for: .milliseconds(100), isComplete: false) == false)
  }

  @Test func aReleaseWithoutAPressChangesNothing() {
    var hold = HoldSwitch()
    let first = hold.released(at: .seconds(1))
    hold.pressed(isOn: false, at: .seconds(2))
    _ = hold.released(at: .seconds(3))
    let second = hold.released(at: .seconds(4))
    #expect(first == nil && second == nil)
  }
}
