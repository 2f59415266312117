package enum PuzzleLevelItem: Hashable, Sendable {
  case journey(JourneyPuzzle)
  case puzzle(BuiltInPicture, PuzzleSize)
  case file(PuzzleSize)
  case size(PuzzleSize)
  /// The jigsaw, which is a game of its own.
  case jigsaw(JigsawSize)
}

extension PicturePuzzleGame {
  package var levelSections: [LevelSection<PuzzleLevelItem>] {
    let isFree = play.level.journeyPuzzle == nil
    return [
      LevelSection(
        title: tr("The Journey"),
        JourneyPuzzle.allCases.map { puzzle in
          let level = PuzzleLevel.journey(puzzle)
          return LevelTile(
            .journey(puzzle), title: level.title, detail: bestResult(at: level), isMarked: isLastPlayed(level))
        }),
      LevelSection(
        title: tr("Size"), isOption: true,
        sizes.map { size in
          LevelTile(
            .size(size), title: size.title, detail: bestResult(at: .free(size)), isMarked: size == selectedSize)
        }),
      LevelSection(
        title: tr("Pictures"),
        BuiltInPicture.allCases.map { picture in
          LevelTile(
            .puzzle(picture, selectedSize), title: picture.title, pictureDescription: picture.description,
            isMarked: isFree && hasBeenPlayed && state.picture == .builtIn(picture))
        } + [
          LevelTile(.file(selectedSize), title: tr("Your Picture…"), isMarked: isFree && hasBeenPlayed && photo != nil)
        ]),
      LevelSection(
        title: tr("Jigsaw"),
        JigsawSize.allCases.map { size in
          let level = JigsawLevel(size).rawValue
          let best = play.environment.results.best(game: .jigsaw, level: level)?.overall
          let detail = best.map { tr("Best: {result}").formatted(["result": $0.summary]) }
          return LevelTile(.jigsaw(size), title: size.title, detail: detail ?? "")
        }),
    ]
  }

  private var sizes: [PuzzleSize] {
    PuzzleSize.allCases.filter { PuzzleSize.suggestedSides.contains($0.side) || $0 == selectedSize }
  }

  package func levelItem(of state: PicturePuzzleState) -> PuzzleLevelItem {
    switch (state.level, state.picture) {
    case (.journey(let puzzle), _): .journey(puzzle)
    case (.free(let size), .builtIn(let picture)): .puzzle(picture, size)
    case (.free(let size), .photo): .file(size)
    }
  }

  /// The view opens the file for ``PuzzleLevelItem/file(_:)``, and the other game for ``PuzzleLevelItem/jigsaw(_:)``.
  package func choose(_ item: PuzzleLevelItem) {
    switch item {
    case .journey(let puzzle): chooseLevel(PuzzleLevel.journey(puzzle).rawValue)
    case .puzzle(let picture, let size): deal(.builtIn(picture), size: size)
    case .size(let size), .file(let size): select(size)
    case .jigsaw: break
    }
  }
}
