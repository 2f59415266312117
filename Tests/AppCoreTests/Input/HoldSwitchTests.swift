import AppCore
import Testing

@Suite struct HoldSwitchTests {
  @Test func aHoldIsOnUntilItEnds() {
    var hold = HoldSwitch()
    hold.pressed(isOn: false, at: .seconds(1))
    #expect(!hold.released(at: .seconds(3)))
  }

  @Test func shortPressesTurnItOnAndOff() {
    var hold = HoldSwitch()
    hold.pressed(isOn: false, at: .seconds(1))
    #expect(hold.released(at: .seconds(1.1)))
    hold.pressed(isOn: true, at: .seconds(2))
    #expect(!hold.released(at: .seconds(2.1)))
  }

  @Test func aHoldOfASwitchThatIsOnTurnsItOff() {
    var hold = HoldSwitch()
    hold.pressed(isOn: true, at: .seconds(1))
    #expect(!hold.released(at: .seconds(2)))
  }

  @Test func aPressThatEndsElsewhereTurnsItOff() {
    var hold = HoldSwitch()
    hold.pressed(isOn: false, at: .seconds(1))
    #expect(!hold.released(isComplete: false, at: .seconds(1.1)))
    #expect(!hold.released(at: .seconds(1.2)), "without a press")
  }
}
