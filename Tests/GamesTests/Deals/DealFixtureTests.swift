import Bots
import Testing

@testable import Games

/// Every version deals what a released one has dealt, because players share codes and compare results.
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

  @Test func theFixtureHas200DealsOfEachGameInAllLevels() {
    for game in GameKind.allCases {
      let own = lines.map { $0.split(separator: " ") }.filter { $0[1] == game.rawValue }
      #expect(own.count == 200)
      #expect(Set(own.map { String($0[2]) }) == Set(game.levels.map(\.id)))
    }
  }
}
