import Geometry

@testable import Games

/// The saved games: one that is read is stored without a change, undone and redone, described, and played on.
enum SavedGameFuzzing {
  static func colorMatch(_ bytes: [UInt8]) {
    run(bytes, { ColorMatchText(state: $0.state, counters: $0.counters, elapsed: $0.elapsed) }) { state in
      while let word = state.word, !state.answer(word).isEmpty {}
      check(state.isOver, "It cannot be played to the end.")
    }
  }

  static func sunAndMoon(_ bytes: [UInt8]) {
    run(bytes, { SunAndMoonText(state: $0.state, counters: $0.counters, elapsed: $0.elapsed) }) { state in
      while let play = state.allowedPlays.first, !state.play(play).isEmpty {}
      check(state.isOver, "It cannot be played to the end.")
      _ = (state.score, state.points(of: .home), state.countsAsResult)
    }
  }

  static func picturePuzzle(_ bytes: [UInt8]) {
    run(bytes, { PicturePuzzleText(state: $0.state, counters: $0.counters, elapsed: $0.elapsed) }) { state in
      for tile in state.size.tiles where !state.isRight(tile) { _ = state.move(tile, to: tile.home) }
      check(state.isOver, "It cannot be played to the end.")
    }
  }

  static func memory(_ bytes: [UInt8]) {
    run(bytes, { MemoryText(state: $0.state, counters: $0.counters, elapsed: $0.elapsed) }) { state in
      let time = state.moves.last?.time ?? 0
      if state.isLocked { _ = state.turnBack(at: time) }
      for position in state.positions { _ = (state.face(at: position), state.ring(at: position, time + 1)) }
      guard let next = state.positions.first(where: state.canTurn) else { return }
      check(!state.turn(next, at: time).isEmpty, "A card cannot be turned.")
      while !state.undo(at: time).isEmpty {}
      while !state.redo(at: time).isEmpty {}
      _ = (state.score, state.score(of: state.player))
    }
  }

  static func moveMe(_ bytes: [UInt8]) {
    run(bytes, { MoveMeText(state: $0.state, counters: $0.counters, elapsed: $0.elapsed) }) { state in
      for square in state.squares { _ = (square.color.name, BoardRegion(square.position).name) }
      let geometry = MoveMeGeometry.phone
      for arrangement in MoveMeArrangement.allCases {
        state.arrange(state.numbers, arrangement, in: geometry)
      }
      if state.canAddSquare { check(state.add(geometry) != nil, "There is no room.") }
      state.recolor(Set(state.numbers), .pressed)
      check(state.isValid, "The state is not valid after some moves.")
    }
  }

  static func jigsaw(_ bytes: [UInt8]) {
    run(bytes, jigsawText) { state in
      let geometry = phoneGeometry(state)
      for group in state.looseGroups { _ = geometry.center(of: group) }
      while let piece = state.nextPiece { _ = state.bringHome(piece) }
      check(state.isOver && state.isValid, "It cannot be played to the end.")
    }
  }

  private static func jigsawText(_ game: SavedGame<JigsawState>) -> JigsawText {
    JigsawText(
      state: game.state, counters: game.counters, elapsed: game.elapsed, geometry: phoneGeometry(game.state))
  }

  private static func phoneGeometry(_ state: JigsawState) -> JigsawGeometry {
    JigsawGeometry(table: Rect(x: 0, y: 0, width: 390, height: 560), grid: state.grid, turns: state.level.turns)
  }

  private static func run<State, Text: GameText>(
    _ bytes: [UInt8], _ text: (SavedGame<State>) -> Text, _ play: (inout State) -> Void
  ) where Text.State == State {
    guard let course = stored(SavedSession<State>.self, in: bytes) else { return }
    let again = storedAgain(course)
    check(
      again.game == course.game && again.replaced == course.replaced && again.results == course.results,
      "It is not stored as it was read.")
    for game in [course.game, course.replaced].compactMap(\.self) {
      var history = game.history
      while history.undo() {}
      while history.redo() {}
      check(history.states == game.history.states, "Undo and redo do not lead back.")
      let text = text(game)
      for sentence in [text.board, text.status, text.shortStatus, text.end] {
        check(!sentence.contains("{"), "A placeholder is left: \(sentence)")
      }
      var splits = game.splits
      splits.reach(game.state.progress, at: game.elapsed)
      var state = game.state
      play(&state)
    }
  }
}

extension SunAndMoonState {
  fileprivate var allowedPlays: [CardPlay] {
    deal.cards.flatMap { card in TableArea.allCases.map { CardPlay(card, in: $0) } }.filter(canPlay)
  }
}
