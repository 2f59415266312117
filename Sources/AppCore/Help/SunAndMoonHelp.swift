import Games

enum SunAndMoonHelp {
  static let sections = [
    HelpSection(
      tr("Bring a sun and a moon to each of the three areas: Yonder, There, and Here."),
      tr("Every card has a sun or a moon. The signs below say where it may be played."),
      tr("A house stands for Here, a meadow for There, and a dark tree for Yonder."),
      tr("An area takes one sun and one moon. A sun makes it brighter, and a moon makes it darker.")),
    HelpSection(
      heading: tr("Solitaire"),
      tr("Play the cards of both hands and fill all six places. That can always be done."),
      tr("Any Deal also deals cards with which fewer places can be filled."),
      tr("If you get stuck, the game says what is missing. Undo takes you back.")),
    HelpSection(
      heading: tr("Two Players, or the Computer"),
      tr("Take turns. A symbol is worth 1 point, and an area completed 2 more: that is an eclipse."),
      tr("Who cannot play passes. Most points win."),
      tr("With hidden hands, the cards are covered until the other player has the computer."),
      tr("The computer plays easily, well, or perfectly.")),
    HelpSection(
      heading: tr("Hints"),
      tr("The first hint shows which card to play, and the second one shows where.")),
  ]
}
