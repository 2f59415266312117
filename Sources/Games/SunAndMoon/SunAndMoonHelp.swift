/// Help on Sun and Moon.
enum SunAndMoonHelp {
  static var sections: [HelpSection] {
    [
      HelpSection([
        tr("Three areas, Here, There, and Yonder, each want one sun and one moon. Play cards until they have them."),
        tr("A card brings a sun or a moon. Its signs say where: a house is Here, a meadow There, a tree Yonder."),
        tr("While a card is over an area, you see whether it can be played there, and are told why if not."),
        tr("An area gets brighter by its sun and darker by its moon."),
      ]),
      HelpSection(
        tr("Ways to Play"),
        [
          tr("In Solitaire, fill all six places. A deal can always be solved, unless you choose Any Deal."),
          tr("Two players take turns. With hidden hands, each one’s cards lie face down until he or she is ready."),
          tr("The computer plays in three strengths. The strongest one makes no mistake."),
        ]),
      HelpSection(
        tr("Points"),
        [
          tr("A symbol is worth 1 point, and the one that completes an area, an eclipse, 2 points more."),
          tr("Who cannot play passes. When nobody can, the most points win."),
        ]),
    ]
  }
}
