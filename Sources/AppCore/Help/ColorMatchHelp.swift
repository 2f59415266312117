import Games

enum ColorMatchHelp {
  static let sections = [
    HelpSection(
      tr("A word names a color. Bring the square of that color to it."),
      tr("If it is right, the word takes its color on, and the next word comes up."),
      tr("If it is wrong, the square goes home, and the mistake is counted."),
      tr("The round is won when all squares are placed."),
      tr("Every color has a shape, on its square and below its word, for playing without telling colors apart.")),
    HelpSection(
      heading: tr("Levels"),
      tr("A round has three, six, or nine colors, as you choose in the menu."),
      tr("In tricky rounds, each word is printed in another color’s ink. Read, and do not believe the ink!")),
    HelpSection(
      heading: tr("Words in Another Language"),
      tr("To learn the colors of another language, choose it in the preferences.")),
  ]
}
