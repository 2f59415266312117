import Glibc

// The computer knows only cards that were face up, and forgets like people. What it remembers follows from the seed and
// the moves, so that it is saved, resumed and undone with them.

extension MemoryState {
  package var isComputersTurn: Bool { deal.computer != nil && current.player == 1 && !isOver }

  /// Returns the positions whose cards a computer remembers.
  ///
  /// The chance to remember falls exponentially with the number of cards turned since, and more slowly the more often a
  /// card was seen: Hermann Ebbinghaus, 'Über das Gedächtnis' (1885). A forgotten card stays forgotten until it is seen
  /// again, because the chance is compared with one random number for each time that it was seen.
  func remembered(by strength: MemoryStrength) -> Set<GridPosition> {
    var sightings: [GridPosition: (count: Int, last: Int)] = [:]
    var turned = 0
    for case .turn(let position) in moves.map(\.action) {
      turned += 1
      sightings[position] = ((sightings[position]?.count ?? 0) + 1, turned)
    }
    return Set(
      sightings.filter { position, sighting in
        let key = UInt64(clamping: sighting.last * cards.count + position.index)
        var generator = SeededGenerator(seed: deal.seed &+ key)
        let chance = exp(-Double(turned - sighting.last) / (strength.retention * Double(sighting.count)))
        return Double(generator.number(below: Self.precision)) < chance * Double(Self.precision)
      }.keys)
  }

  private static var precision: Int { 1 << 20 }

  /// Returns the next card that the computer turns; `nil` if it is not its turn.
  func computersCard(_ strength: MemoryStrength) -> GridPosition? {
    guard isComputersTurn, !isLocked else { return nil }
    var generator = SeededGenerator(seed: deal.seed &+ UInt64(clamping: moves.count))
    return goodCard(knowing: remembered(by: strength)) { generator.element(of: $0) }
  }
}

extension MemoryGame {
  /// Whether the computer is to turn a card; a view delays it so that the player can see the cards.
  package var isComputerToPlay: Bool {
    state.isComputersTurn && !state.isLocked && !isPaused && !isStartPageShown && !play.isLeft
  }

  /// Turns one card for the computer.
  package func playForComputer() {
    guard isComputerToPlay, let strength = state.deal.computer, let card = state.computersCard(strength) else { return }
    cancelAll()
    open(card, byPlayer: false)
  }
}
