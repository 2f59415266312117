package enum JigsawLevelItem: Hashable, Sendable {
  case level(JigsawLevel)
  case puzzle(BuiltInPicture, JigsawLevel)
  case file(JigsawLevel)
}

extension JigsawGame {
  package var levelSections: [LevelSection<JigsawLevelItem>] {
    func sizes(_ title: String, turns: Bool) -> LevelSection<JigsawLevelItem> {
      LevelSection(
        title: title, isOption: true,
        JigsawSize.allCases.map { size in
          let level = JigsawLevel(size, turns: turns)
          // The number alone fits on the line of a small tile in every language, and the section says what it counts.
          return LevelTile(
            .level(level), title: "\(size.count)", detail: bestResult(at: level),
            pictureDescription: level.title.asSentence, isMarked: level == selectedLevel)
        })
    }
    return [
      sizes(tr("Pieces"), turns: false), sizes(tr("Pieces to Turn"), turns: true),
      LevelSection(
        title: tr("Pictures"),
        BuiltInPicture.allCases.map { picture in
          LevelTile(
            .puzzle(picture, selectedLevel), title: picture.title, pictureDescription: picture.description,
            isMarked: hasBeenPlayed && state.picture == .builtIn(picture))
        } + [
          LevelTile(
            .file(selectedLevel), title: tr("Your Picture…"), isMarked: hasBeenPlayed && state.picture.photo != nil)
        ]),
    ]
  }

  package func levelItem(of state: JigsawState) -> JigsawLevelItem {
    if case .builtIn(let picture) = state.picture { .puzzle(picture, state.level) } else { .file(state.level) }
  }

  /// Selects the level or deals the picture of an item; the view opens the file of ``JigsawLevelItem/file(_:)``.
  package func choose(_ item: JigsawLevelItem) {
    switch item {
    case .level(let level), .file(let level): select(level)
    case .puzzle(let picture, let level): deal(.builtIn(picture), level: level)
    }
  }
}
