import DragAndDrop

package struct MemoryText: GameText {
  package let state: MemoryState
  package let counters: Counters
  package let elapsed: Duration
  var tapTurnsBack = true

  package var board: String {
    tr("{theme}, {pairs}").formatted(["theme": state.deal.theme.title, "pairs": state.level.title])
  }

  package var boardName: String {
    tr("{board}, {rows} by {columns}").formatted([
      "board": board, "rows": "\(state.level.rows)", "columns": "\(state.level.columns)",
    ])
  }

  package var heading: String {
    let number = (MemoryLevel.allCases.firstIndex(of: state.level) ?? 0) + 1
    return tr("Level {number}: {board}").formatted(["number": "\(number)", "board": board])
  }

  /// Returns the name of a card; a visible face precedes the position, because speech is often interrupted.
  package func name(_ position: GridPosition) -> String {
    let place = tr("card {number}, row {row}, column {column}")
    let placeholders = position.placeholders(columns: state.level.columns)
    guard let face = state.face(at: position) else {
      return tr("Card {number}, row {row}, column {column}, face down").formatted(placeholders)
    }
    let name = state.isMatched(position) ? tr("{face}, matched, {card}") : tr("{face}, {card}")
    return name.formatted(["face": face.name, "card": place.formatted(placeholders)])
  }

  /// Returns the hint for a focused card; `nil` if nothing can be done with it now.
  package func hint(_ position: GridPosition) -> KeyHint? {
    switch position {
    case _ where state.isMatched(position) || state.isComputersTurn && !state.isLocked: nil
    case _ where state.isLocked && tapTurnsBack: KeyHint(.turnBack, tr("Press Space to turn both cards back."))
    case _ where state.isLocked: nil
    case _ where state.isFaceUp(position): KeyHint(.findPair, tr("Look for the other card of its pair."))
    default: KeyHint(.turnOver, tr("Press Space to turn it over."))
    }
  }

  package func sentences(about change: MemoryChange) -> [String] {
    switch change {
    // The accessible name of a card that the player turns says what it shows.
    case .turned(let position): turnedByComputer(position)
    case .turnedBack: turn
    case .matched(let first, let second, let points):
      turnedByComputer(second) + [match(first, second), won(points)] + (state.isOver ? [] : [found])
    case .missed(let first, let second, let lost):
      turnedByComputer(second) + miss(first, second) + (lost > 0 ? [self.lost(lost)] : [])
    // The end page shows this.
    case .won: []
    case .dealt: [tr("New game: {board}.").formatted(["board": board])] + turn
    case .dealtFewer(let wanted): [fewer(than: wanted)]
    case .leftOut(let count): [Self.leftOut(count)]
    case .showsShapes: [tr("Some of your pictures look the same. The cards show shapes instead.")]
    case .undone: [tr("Undone."), found] + turn
    case .redone: [tr("Redone."), found] + turn
    }
  }

  private func match(_ first: GridPosition, _ second: GridPosition) -> String {
    let names = [first, second].compactMap { state.face(at: $0)?.name }
    guard let name = names.first else { return tr("A pair.") }
    guard Set(names).count == 2 else { return tr("A pair: {face}.").formatted(["face": name]) }
    return tr("A pair: {first} and {second}.").formatted(["first": name, "second": names[1]])
  }

  /// Returns the sentence about two unmatched cards; none if they were turned back in the meantime.
  private func miss(_ first: GridPosition, _ second: GridPosition) -> [String] {
    guard let first = state.face(at: first)?.name, let second = state.face(at: second)?.name else { return [] }
    return [tr("No pair: {first} and {second}.").formatted(["first": first, "second": second])]
  }

  private var found: String {
    trn("{found} of {count} pair found.", "{found} of {count} pairs found.", count: state.level.pairCount)
      .formatted(["found": "\(state.foundCount)"])
  }

  private func won(_ points: Int) -> String {
    trn("{count} point won.", "{count} points won.", count: points)
  }

  private func lost(_ points: Int) -> String {
    trn("{count} point lost.", "{count} points lost.", count: points)
  }

  /// Returns the sentence that names a card turned by the computer; none for one that the player turned.
  private func turnedByComputer(_ position: GridPosition) -> [String] {
    guard state.isComputersTurn, state.isFaceUp(position) else { return [] }
    return [tr("The computer turns this card: {card}.").formatted(["card": name(position)])]
  }

  var turn: [String] {
    guard state.deal.playerCount > 1 else { return [] }
    if let names = names(of: state.player) { return [names.turn] }
    return [tr("It is the turn of {player}.").formatted(["player": player(state.player)])]
  }

  /// Returns the names of a player in a game against the computer; `nil` in any other.
  func names(of player: Int) -> PlayerNames? {
    state.deal.computer == nil ? nil : .of(player == 0 ? .home : .visitor, isVersusComputer: true)
  }
}

extension KeyHint.Kind {
  fileprivate static let turnOver = Self(rawValue: "turn-over")
  fileprivate static let turnBack = Self(rawValue: "turn-back")
  fileprivate static let findPair = Self(rawValue: "find-pair")
}
