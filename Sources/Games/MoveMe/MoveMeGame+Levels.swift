extension MoveMeGame {
  package var levelSections: [LevelSection<MoveMeLevel>] { [section(tr("Squares"), MoveMeLevel.allCases)] }
}
