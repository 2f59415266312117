import DragAndDrop

@testable import Games

/// A game that can be played at random, with the same moves for the same random numbers.
public protocol RandomlyPlayed: GameModel {
  /// Makes a move that is specific to this game.
  func makeMove(_ generator: inout SeededGenerator)
}

extension RandomlyPlayed {
  /// Performs an action of a player, most often a move; afterwards, the current state is stored.
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

  /// Leaves and enters the game after a change that is not stored otherwise, such as a deal without moves.
  func stored(_ work: () -> Void) {
    work()
    leave()
    enter()
  }

  /// Picks up an item by any input, and drops it on a place that accepts it or beside it, or cancels the drag.
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
  /// Drags any of the remaining colors.
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
  /// Makes any change of the squares.
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
