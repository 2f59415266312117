import DragAndDrop
import Testing

@testable import Games

/// Until the next frame, a board can ask the rules of a new deal about the items of the previous one.
@Suite @MainActor struct StaleBoardTests {
  @Test func colorMatchAcceptsNoColorOfALargerRound() {
    let state = ColorMatchState(level: .three, seed: 1)
    let slots = MatchColor.allCases.map { ColorMatchPlace.slot($0) }
    let accepted = accepted(by: state, MatchColor.allCases, slots + [.target])
    #expect(accepted == Set(state.remaining))
  }

  @Test func sunAndMoonAcceptsNoCardOfAnotherDeal() {
    let all = (0..<20).flatMap { SunAndMoonState(level: .anyDeal, seed: $0).deal.cards }
    let state = SunAndMoonState(level: .solitaire, seed: 1)
    let hands = all.map { SunAndMoonPlace.hand($0) }
    let accepted = accepted(by: state, all, hands + TableArea.allCases.map { .area($0) })
    #expect(accepted.isSubset(of: Set(state.deal.cards)))
  }

  @Test func picturePuzzleAcceptsNoTileOfALargerPuzzle() {
    let state = PicturePuzzleState(level: .free(.threeByThree), seed: 1)
    let accepted = accepted(by: state, (1...64).map(tile), (1...64).map(position))
    #expect(accepted == Set(state.tiles))
  }

  @Test func memoryAcceptsNoCardOfALargerGame() {
    var state = MemoryState(level: .first, seed: 7)
    #expect(accepted(by: state, (1...64).map(position), (1...64).map(position)) == Set(state.positions))
    #expect(state.turn(position(64), at: 0).isEmpty && state.face(at: position(64)) == nil)
  }

  @Test func moveMePicksUpNoSquareOfALargerBoard() throws {
    let game = MoveMeGame(level: .three, environment: try TestWorld().start())
    for number in 0...500 {
      #expect(game.pickUp(number, by: .pointer) == (game.state.square(number) != nil))
      game.move(number, to: .zero, over: SquarePosition(x: 0, y: 0))
      game.cancel(number)
    }
  }

  /// Asks all that a board may ask about each item and place; returns the items that some place accepts.
  private func accepted<Rules: DropRules>(
    by rules: Rules, _ items: [Rules.Item], _ places: [Rules.Place]
  ) -> Set<Rules.Item> {
    Set(
      items.filter { item in
        _ = (rules.canPickUp(item), rules.dragGroup(for: item), places.map { rules.outcome(of: item, droppedOn: $0) })
        let accepting = places.filter { rules.verdict(for: item, over: $0) == .accepted }
        #expect(Set(accepting) == Set(rules.places(for: item)), "\(item)")
        return !accepting.isEmpty
      })
  }
}
