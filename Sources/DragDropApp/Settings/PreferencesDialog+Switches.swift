import AppCore
import Games
import Widgets

extension PreferencesDialog {
  /// The rows about switch scanning, of which most are visible only while it is on.
  var switchRows: [Widget] {
    let count = choiceRow(
      tr("Switch Scanning"), [tr("Off"), tr("One Switch"), tr("Two Switches")], interface, \.switches)
    let keys = choiceRow(
      tr("Switch"), [tr("Space or Return"), tr("Any Key"), tr("Any Key or Mouse Button")], interface, \.scan.keys)
    let interval = numberRow(
      tr("Time for Each Item"), [0.5, 1, 1.5, 2, 3, 4, 5], Self.text(seconds:), interface, \.scanInterval)
    let offOrSeconds: (Double) -> String = { $0 > 0 ? Self.text(seconds: $0) : tr("Off") }
    let first = numberRow(
      tr("More Time for the First Item"), [0, 0.5, 1, 1.5, 2, 3], offOrSeconds, interface, \.scan.firstItemTime)
    let whileHeld = switchRow(
      tr("Scan While Held"), tr("The mark moves while you hold the switch, and letting go selects."),
      interface, \.scan.scansWhileHeld)
    let division = choiceRow(
      tr("Large Boards"), [tr("Rows and Columns"), tr("Halves"), tr("One by One")], interface, \.scan.pattern)
    let rounds = numberRow(tr("Rounds in a Group"), [1, 2, 3, 4, 5], { "\($0)" }, interface, \.scan.rounds)
    let hold = numberRow(
      tr("Hold to Select"), [0, 0.3, 0.5, 1, 1.5, 2], offOrSeconds, interface, \.scan.holdTime)
    let back = numberRow(
      tr("Hold Longer to Go Back"), [0, 1, 1.5, 2, 3], offOrSeconds, interface, \.scan.backTime)
    let sounds = switchRow(
      tr("Sound at Each Step"), tr("You hear each time the mark moves."), interface, \.scanSounds)
    updates.append { [interface] in
      for row in [keys, division, rounds, hold] as [Widget] { row.isVisible = interface.switches != .none }
      sounds.isVisible = interface.switches != .none
      for row in [interval, first, whileHeld] as [Widget] { row.isVisible = interface.switches == .one }
      back.isVisible = interface.switches == .two || interface.switches == .one && !interface.scan.scansWhileHeld
    }
    return [count, keys, interval, first, whileHeld, division, rounds, hold, back, sounds]
  }
}
