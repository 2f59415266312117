import Games

enum MemoryHelp {
  static let sections = [
    HelpSection(
      tr("The cards lie face down. Turn two of them: if they are a pair, they stay; if not, they turn back."),
      tr("Click a card to turn it, or drag one card onto another to turn both."),
      tr("Two cards that are no pair can be looked at for a second. A click may turn them back at once.")),
    HelpSection(
      heading: tr("Points"),
      tr("A pair is worth 2 points, and more if you are quick."),
      tr("The ring around a card shows how much of its 6 seconds is left."),
      tr("Every card of a turn without a pair costs 1 point if you had seen it before."),
      tr("When two play, a pair gives another turn.")),
    HelpSection(
      heading: tr("Cards"),
      tr("Before the game begins, choose the cards, how many there are, and how many play."),
      tr("To play with pictures of your own, drop several of them or a folder, or choose Your Pictures."),
      tr("You can describe your pictures for players who do not see them.")),
    HelpSection(
      heading: tr("More Keys"),
      tr("Press a digit to go to a column, and Ctrl with an arrow key to go to the end of a row or column.")),
  ]
}
