extension SunAndMoonGame {
  package var levelSections: [LevelSection<SunAndMoonLevel>] {
    [
      section(tr("One Player"), [.solitaire, .anyDeal]),
      section(tr("Two Players"), [.twoPlayers, .hiddenHands]),
      section(tr("Against the Computer"), [.computerEasy, .computerMedium, .computerHard]),
    ]
  }
}
