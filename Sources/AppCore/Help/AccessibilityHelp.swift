import Games

enum AccessibilityHelp {
  static let ear = [
    HelpSection(
      tr("No game needs good eyes, a steady hand, or speed."),
      tr("Every piece and every place says what it is, where it is, and in which state."),
      tr("What happens in the game is said with the piece or place that has the focus."),
      tr("A piece can also be picked up and put back with the actions that the screen reader offers."),
      tr("Press F2 to see and hear where the game stands."))
  ]

  static let switches = [
    HelpSection(
      tr("Single keys are enough for every move. None has to be held down, and you may take all the time you need."),
      tr("If you have one switch or two, turn Switch Scanning on in the preferences."),
      tr("A mark goes from group to group. Select one, and the mark goes from item to item in it."),
      tr("With one switch the mark goes on by itself, and Space or Return selects. With two, Tab has the mark go on."),
      tr("After two rounds in a group the mark goes on to the other groups."))
  ]

  static let touch = [
    HelpSection(
      tr("Drag a piece with a finger, or tap it and then its place."),
      tr("Several fingers can drag several pieces at once."),
      tr("A press close to a small piece takes that piece."),
      tr("Fullscreen in the main menu gives the game the whole screen. Leave Fullscreen is in the same place then."),
      tr("Move Me has buttons with arrows that move and throw squares. Show Arrows in its menu shows them."))
  ]

  static let hands = [
    HelpSection(
      tr("A press that goes some way is still a click. How far a drag begins is set by Distance of a Drag."),
      tr("A press close to a small piece takes that piece.")),
    HelpSection(
      heading: tr("Without Pressing"),
      tr("With Click by Resting in the preferences no button is pressed: rest the pointer until its ring is full."),
      tr("Rest on a piece to pick it up, and then on its place to drop it.")),
  ]

  static let sight = [
    HelpSection(
      tr("Nothing is told by color alone: shapes, signs, and outlines say the same."),
      tr("High contrast, large text, and the dark style follow the desktop’s settings."))
  ]

  static let time = [
    HelpSection(
      tr("Turn animations off in the desktop’s settings, or reduce them in the preferences."),
      tr("No move has to be made in time. Pause stops the clock and covers the board."),
      tr("In Memory, Time to Look says how long two different cards are seen. A click on one ends it."))
  ]
}
