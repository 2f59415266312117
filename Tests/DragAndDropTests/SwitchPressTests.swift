import InputEvents
import Testing

@Suite struct SwitchPressTests {
  func options(hold: Double = 0, back: Double = 0, whileHeld: Bool = false) -> ScanOptions {
    var options = ScanOptions()
    (options.holdTime, options.backTime, options.scansWhileHeld) = (hold, back, whileHeld)
    return options
  }

  /// Returns what a press does that is released after some seconds.
  func actions(_ options: ScanOptions, for seconds: Double) -> [SwitchPress.Action] {
    var press = SwitchPress(options)
    var actions = [press.press()]
    if let deadline = press.deadline, deadline <= seconds { actions.append(press.deadlinePassed()) }
    actions.append(press.release(after: seconds))
    return actions.compactMap(\.self)
  }

  @Test func byDefaultAPressSelectsAtOnce() {
    #expect(actions(options(), for: 0.01) == [.select])
    #expect(actions(options(), for: 10) == [.select], "once")
  }

  @Test func aPressThatIsTooShortSelectsNothing() {
    #expect(actions(options(hold: 0.5), for: 0.4) == [])
    #expect(actions(options(hold: 0.5), for: 0.6) == [.select])
  }

  @Test func aLongPressStepsBack() {
    #expect(actions(options(back: 1), for: 0.2) == [.select])
    #expect(actions(options(back: 1), for: 1.2) == [.stepBack])
    #expect(actions(options(hold: 0.5, back: 1), for: 0.2) == [])
    #expect(actions(options(hold: 0.5, back: 1), for: 0.7) == [.select])
    #expect(actions(options(hold: 2, back: 1), for: 2.1) == [.select], "going back takes longer than selecting")
    #expect(actions(options(hold: 2, back: 1), for: 2.4) == [.stepBack])
  }

  @Test func scanningRunsWhileTheSwitchIsHeld() {
    #expect(actions(options(whileHeld: true), for: 3) == [.scan, .select])
    #expect(actions(options(hold: 0.5, whileHeld: true), for: 0.1) == [.scan, .stop], "an accidental press")
  }
}
