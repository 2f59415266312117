import AppCore
import Testing

@Suite struct HoldSwitchTests {
  /// Returns whether a switch is on after a press.
  func press(isOn: Bool = false, for time: Duration, isComplete: Bool = true) -> Bool {
    var hold = HoldSwitch()
    hold.pressed(isOn: isOn, at: .seconds(1))
    return hold.released(isComplete: isComplete, at: .seconds(1) + time)
  }

  @Test func aLongPressTurnsTheSwitchOff() {
    #expect(!press(for: .seconds(2)))
    #expect(!press(isOn: true, for: .seconds(2)))
    #expect(!press(for: HoldSwitch.holdTime))
  }

  @Test func shortPressesTurnTheSwitchOnAndOff() {
    #expect(press(for: .milliseconds(100)))
    #expect(!press(isOn: true, for: .milliseconds(100)))
  }

  @Test func aPressThatEndsElsewhereTurnsTheSwitchOff() {
    #expect(!press(for: .milliseconds(100), isComplete: false))
  }

  @Test func aReleaseWithoutAPressTurnsTheSwitchOff() {
    var hold = HoldSwitch()
    let isOn = hold.released(at: .seconds(1))
    #expect(!isOn)
  }
}
