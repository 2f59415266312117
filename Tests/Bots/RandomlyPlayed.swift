import DragAndDrop

@testable import Games

/// A game that can be played at random: the same moves for the same numbers.
public protocol RandomlyPlayed: GameModel {
  /// Makes a move that this game alone has.
  func makeMove(_ generator: inout SeededGenerator)
}

extension RandomlyPlayed {
  /// Does something that a player can do, a move most of the time.
  ///
  /// Afterwards the game is stored as it stands.
  public func doSomething(_ generator: inout SeededGenerator) {
    if isPaused { return resume() }
    switch generator.number(below: isOver ? 4 : 30) {
    case 0: stored { restart() }
    case 1: stored { newGame() }
    case 2: stored { generator.element(of: Array(levels.prefix(6))).map { chooseLevel($0.id) } }
    case 3: isOver ? stored { goToNextLevel() } : restoreReplaced()
    case 4, 5, 6: undo()
    case 7, 8: redo()
    case 9: pause()
    default: makeMove(&generator)
    }
  }

  /// Leaves the game after something that is not stored by itself: a deal in which the player has done nothing yet.
  func stored(_ work: () -> Void) {
    work()
    leave()
    enter()
  }

  /// Picks up one of the items by any input, and drops it where it may be dropped or beside that, or lets go of it.
  func drag(_ items: [Item], _ generator: inout SeededGenerator) {
    guard let item = generator.element(of: items), let input = generator.element(of: DragInput.allCases),
      pickUp(item, by: input)
    else { return }
    let isMissed = generator.number(below: 8) == 0
    move(item, to: nil, over: isMissed ? nil : generator.element(of: places(for: item)))
    if generator.number(below: 10) == 0 { cancel(item) } else { drop(item) }
  }
}

extension ColorMatchGame: RandomlyPlayed {
  /// Answers with any color that is left.
  public func makeMove(_ generator: inout SeededGenerator) { drag(state.remaining, &generator) }
}

extension SunAndMoonGame: RandomlyPlayed {
  /// Plays a card, or asks for a hint; the computer answers when it is its turn.
  public func makeMove(_ generator: inout SeededGenerator) {
    takeOver()
    if isComputerToPlay {
      stored { playForComputer() }
    } else if generator.number(below: 5) == 0 {
      hint()
    } else {
      drag(state.deal.cards, &generator)
    }
  }
}

extension PicturePuzzleGame: RandomlyPlayed {
  /// Swaps two tiles, or asks for a hint.
  public func makeMove(_ generator: inout SeededGenerator) {
    pictureTimePassed()
    if generator.number(below: 3) == 0 { hint() } else { drag(state.tiles, &generator) }
  }
}

extension MemoryGame: RandomlyPlayed {
  /// Turns a card over, or drops one on another.
  public func makeMove(_ generator: inout SeededGenerator) {
    if isStartPageShown {
      begin()
    } else if lookTimeLeft == .zero {
      lookTimePassed()
    } else if generator.number(below: 3) == 0 {
      drag(state.positions, &generator)
    } else {
      generator.element(of: state.positions).map(turn)
    }
  }
}

extension JigsawGame: RandomlyPlayed {
  /// Moves, turns or gathers pieces, or asks for a hint.
  public func makeMove(_ generator: inout SeededGenerator) {
    let pieces = state.looseGroups.map(\.leader)
    switch generator.number(below: 12) {
    case 0: hint()
    case 1: generator.element(of: pieces).map(turn)
    case 2: gather()
    case 3: addTray()
    case 4: generator.element(of: pieces).map { bring($0, to: .tray(0)) }
    case 5:
      guard let piece = generator.element(of: pieces), let spot = spotOutsideTray(of: piece) else { return }
      bring(piece, to: .table(spot))
    default: drag(pieces, &generator)
    }
  }

  private func bring(_ piece: JigsawPiece, to place: JigsawPlace) {
    guard pickUp(piece, by: .click) else { return }
    move(piece, to: nil, over: place)
    drop(piece)
  }
}

extension MoveMeGame: RandomlyPlayed {
  /// Does anything that can be done with squares.
  public func makeMove(_ generator: inout SeededGenerator) {
    let number = generator.element(of: state.numbers)
    switch generator.number(below: 9) {
    case 0: number.map(toggleSelection)
    case 1: addSquare()
    case 2: remove(number)
    case 3: recolor(number, generator.element(of: SquareColor.palette) ?? .blue)
    case 4: generator.element(of: MoveMeArrangement.allCases).map(arrange)
    default:
      guard let number, let direction = generator.element(of: NudgeDirection.allCases) else { return }
      nudge(number, direction, .far, by: .keyboard)
    }
  }
}
