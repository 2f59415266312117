import DragAndDrop
import Testing

@testable import Games

// What views show of a game.
extension SunAndMoonGameTests {
  @Test func theShortStatusIsEmptyUntilTheGameBegins() throws {
    let game = start()
    #expect(game.shortStatus.isEmpty && game.state.progress == Progress(0, of: 6))
    game.playBest()
    #expect(game.shortStatus == "0:00" && game.continueText == "Continue: 1 of 6")
    game.newGame()
    let card = try #require(game.nextCard)
    game.pickUp(card, by: .click)
    world.clock.advance(by: .seconds(3))
    #expect(game.shortStatus == "0:03" && game.state.placedCount == 0)
  }

  @Test func theNextCardIsOneOfThePlayerToMove() {
    let game = start(.twoPlayers)
    for _ in 0..<2 {
      let hand = game.state.turn.map(game.state.hand) ?? []
      #expect(game.nextCard != nil && game.nextCard == hand.last { !game.state.places(for: $0).isEmpty })
      game.playBest()
    }
  }

  @Test func theNextCardIsNeverTheComputers() {
    let game = startAgainstComputer(computerBegins: true)
    #expect(game.nextCard == game.state.hand(of: .home).last, "even if no card can be played")
  }

  @Test func thePlaysOfTheComputerAreToldFromThoseOfThePlayer() throws {
    let game = startAgainstComputer(computerBegins: false)
    game.playBest()
    game.playForComputer()
    let answer = try #require(game.state.plays.last)
    let changes = game.changes.changes(since: 0)
    #expect(answer.card.owner == .visitor && game.computersPlays(in: changes) == [answer])
    game.undo()
    #expect(game.computersPlays(in: changes) == [], "its card is in the hand again")
    game.chooseLevel(SunAndMoonLevel.twoPlayers.rawValue)
    for _ in 0..<2 { game.playBest() }
    #expect(game.state.placedCount == 2 && game.computersPlays(in: game.changes.changes(since: 0)) == [])
  }

  @Test func takingOverIsReported() throws {
    let game = start(.hiddenHands)
    let player = try #require(game.state.turn)
    game.takeOver()
    game.takeOver()
    #expect(game.changes.changes(since: 0) == [.tookOver(player)])
  }

  @Test func anInterruptionHidesTheHint() {
    let game = start()
    game.hint()
    #expect(game.hintShown != nil)
    game.leave()
    #expect(game.hintShown == nil)
  }

  @Test func theLevelsAgainstTheComputerFollowEachOther() {
    let next: [SunAndMoonLevel?] = SunAndMoonLevel.allCases.map(\.next)
    #expect(next == [nil, nil, nil, nil, .computerMedium, .computerHard, nil])
  }
}
