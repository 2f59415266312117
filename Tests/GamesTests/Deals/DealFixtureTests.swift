import Bots
import Testing

@testable import Games

/// What a released version has dealt, every later one deals: other players have the code, or the result in a list.
@Suite @MainActor struct DealFixtureTests {
  let lines: [Substring]

  init() throws { lines = try Fixture.read("deals", as: "txt", release: "0.1").split(separator: "\n") }

  @Test func everyCodeStillDealsTheSame() throws {
    for line in lines { #expect(try DealRecord(dealing: line).line == line) }
  }

  @Test func everyDayStillHasItsDeals() throws {
    let days = try Fixture.read("days", as: "txt", release: "0.1").split(separator: "\n").map(String.init)
    #expect(days.count == 100 && days == DealRecord.days())
  }

  @Test func thereAreTwoHundredDealsOfEveryGameAndSomeOfEachLevel() {
    for game in GameKind.allCases {
      let own = lines.map { $0.split(separator: " ") }.filter { $0[1] == game.rawValue }
      #expect(own.count == 200)
      #expect(Set(own.map { String($0[2]) }) == Set(game.levels.map(\.id)))
    }
  }
}
