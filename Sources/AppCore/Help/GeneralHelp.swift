import Games

enum GeneralHelp {
  static let moves = [
    HelpSection(
      tr("Every move can be made in several ways, and you can go from one to another at any time.")),
    HelpSection(
      heading: tr("Drag"),
      tr("Press a piece with a pointer or a finger, move it to its place, and let go."),
      tr("As soon as a piece is picked up, the places that would take it are outlined, unless all would."),
      tr("While it is over a place, a sign shows whether a drop there would count."),
      tr("A piece that is dropped anywhere else goes home, and nothing is lost.")),
    HelpSection(
      heading: tr("Click Twice"),
      tr("Click or tap a piece, then click or tap its place. No button has to be held down.")),
    HelpSection(
      heading: tr("Change Your Mind"),
      tr("Press Escape to put a piece back that you have picked up."),
      tr("Undo takes your moves back one by one, and Redo makes them again.")),
  ]

  static let keyboard = [
    HelpSection(
      tr("Press Tab to go from part to part of the window, and the arrow keys to go from piece to piece."),
      tr("Press Home or End to go to the first or the last piece of a row."),
      tr("Press Space to pick up the piece that has the focus. The focus goes to a place that takes it."),
      tr("Go on to other places with the arrow keys or Tab."),
      tr("Press Return to drop the piece, or Escape to put it back."),
      tr("Press F2 to see and hear where the game stands.")),
    HelpSection(
      heading: tr("More Keys"),
      tr("Press F11 to play in fullscreen. Press F11 again, or Escape, to leave it."),
      tr("Press Ctrl+? for a list of all keyboard shortcuts.")),
  ]

  static let course = [
    HelpSection(
      tr("A game is saved after every move. When you come back to it, it is as you left it."),
      tr("New Game deals another game, and Restart begins the same one again."),
      tr("Pause stops the clock and covers the board."),
      tr("A game also pauses by itself, half a minute after you have gone to another window.")),
    HelpSection(
      heading: tr("Best Results"),
      tr("Your best results are kept for every level of every game, with a graph of them over time."),
      tr("Turn on Race Your Best Time in the preferences to see whether you are ahead when you play a game again."),
      tr("Export puts all results into a file. Import adds those of such a file, and loses none."),
      tr("To forget them all, choose Clear All Results in the preferences.")),
    HelpSection(
      heading: tr("Deal of the Day"),
      tr("Four games have a deal of their own every day, the same for everybody: easy on Monday, hard on Sunday."),
      tr("The first time that you play it to its end is your result of the day. You may play it as often as you like."),
      tr("A game that you begin before midnight still counts for its day when you finish it later."),
      tr("Days of the last five weeks can be played later. They are marked so, and fill a gap in a row of days.")),
    HelpSection(
      heading: tr("The Same Game for Others"),
      tr("Every game has a code. Whoever types it in New Game from Code is dealt the same game, on any computer."),
      tr("You may paste a whole message: the code in it is found."),
      tr("Copy Result, at the end of a game, copies how it went and the code, to be sent to somebody."),
      tr("A game with pictures of your own has no code, because nobody else has them.")),
    HelpSection(
      heading: tr("Your Files"),
      tr("Games, results, and copies of your pictures stay on this computer. Nothing is sent anywhere.")),
  ]
}
