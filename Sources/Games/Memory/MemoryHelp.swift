/// Help on Memory.
enum MemoryHelp {
  static var sections: [HelpSection] {
    [
      HelpSection([
        tr("The cards lie face down, two of each kind. Turn two over, or drag one onto the other."),
        tr("Two equal cards are a pair and stay. Others turn back after a moment, so remember what you saw."),
        tr("The game is over when all pairs are found."),
      ]),
      HelpSection(
        tr("Points"),
        [
          tr("A pair is worth 2 points, and more when it is found quickly: the rings show how long that lasts."),
          tr("A card that you had seen before costs 1 point when it finds no pair."),
        ]),
      HelpSection(
        tr("Cards and Players"),
        [
          tr("Choose from the menu how many pairs there are, and what is on the cards."),
          tr("You can also put pictures of your own on them, and say what each is called."),
          tr("Two can play in turns: who finds a pair goes on."),
        ]),
    ]
  }
}
