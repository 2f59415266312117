import Games

enum PicturePuzzleHelp {
  static let sections = [
    HelpSection(
      tr("A picture is cut into square tiles, and the tiles are shuffled. Put them in order."),
      tr("A move swaps two tiles: bring a tile to the place of another one."),
      tr("Tiles that look the same can lie in each other’s places.")),
    HelpSection(
      heading: tr("The Journey"),
      tr("The journey has three pictures, of four, nine, and sixteen tiles."),
      tr("Its hint shows the whole picture for two seconds, once for each puzzle.")),
    HelpSection(
      heading: tr("Other Pictures"),
      tr("Choose New Puzzle in the menu for any of twelve pictures, in 4 to 1,024 tiles."),
      tr("To play with a picture of your own, drop it on the board, paste it, or open it from the menu."),
      tr("You can also drop it on the game’s tile among all games, or open it from Files."),
      tr("Describe Picture in the menu lets you write what is to be seen in it, for those who only hear it.")),
    HelpSection(
      heading: tr("Hints"),
      tr("Outside the journey, the first hint shows a tile that is not in its place."),
      tr("The second one shows where it goes, and the third one puts it there."),
      tr("In the preferences, you can have the tiles marked that are in their places.")),
  ]
}
