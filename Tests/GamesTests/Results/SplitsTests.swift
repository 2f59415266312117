import FoundationEssentials
import Testing

@testable import Games

@Suite @MainActor struct SplitsTests {
  /// Returns the splits of a game with `count` parts, reached at these seconds.
  private func splits(_ seconds: Double..., of count: Int = 6) -> Splits {
    var splits = Splits()
    for (index, second) in seconds.enumerated() { splits.reach(Progress(index + 1, of: count), at: .seconds(second)) }
    return splits
  }

  @Test func theLeadIsTheTimeBetweenBothAtTheSamePart() {
    let rival = splits(10, 20, 30)
    #expect(splits(7).lead(over: rival, at: .seconds(8)) == .seconds(3))
    #expect(splits(14, 20).lead(over: rival, at: .seconds(21)) == .zero)
    #expect(splits(14).lead(over: rival, at: .seconds(15)) == .seconds(-4))
  }

  @Test func theLeadShrinksUntilTheNextPartIsReached() {
    let rival = splits(10, 20, 30)
    #expect(splits(7).lead(over: rival, at: .seconds(19)) == .seconds(1), "the lead cannot be longer")
    #expect(splits(7).lead(over: rival, at: .seconds(25)) == .seconds(-5))
    #expect(splits().lead(over: rival, at: .seconds(9)) == nil)
    #expect(splits().lead(over: rival, at: .seconds(10)) == nil)
    #expect(splits().lead(over: rival, at: .seconds(12)) == .seconds(-2))
    #expect(splits(7, 8, 9).lead(over: rival, at: .seconds(50)) == .seconds(21), "both are done")
  }

  @Test func anUndonePartIsTimedAgain() {
    var splits = splits(4, 5)
    splits.reach(Progress(1, of: 6), at: .seconds(6))
    splits.reach(Progress(2, of: 6), at: .seconds(9))
    #expect(splits == self.splits(4, 9))
  }

  @Test func aLongGameIsDividedIntoParts() {
    var splits = Splits()
    for done in 1...4_096 { splits.reach(Progress(done, of: 4_096), at: .seconds(done)) }
    #expect(splits.times.count == Splits.partCount)
    #expect(splits.isValid(until: .seconds(4_096)))
    #expect(splits.times.first == .seconds(205) && splits.times.last == .seconds(4_096))
    splits.reach(Progress(0, of: 0), at: .seconds(1))
    #expect(splits == Splits(), "a game without an end has no parts")
  }

  @Test func splitsAreStoredInMilliseconds() throws {
    let stored = try JSONEncoder().encode(splits(1.5, 2.0009))
    #expect(String(decoding: stored, as: UTF8.self) == "[1500,2000]")
    #expect(try JSONDecoder().decode(Splits.self, from: stored) == splits(1.5, 2))
    for damaged in ["[-1]", "[9223372036854775807]", "{}"] {
      #expect(throws: DecodingError.self) { try JSONDecoder().decode(Splits.self, from: Data(damaged.utf8)) }
    }
    #expect(!splits(5, 4).isValid(until: .seconds(9)) && !splits(5).isValid(until: .seconds(4)))
  }
}
