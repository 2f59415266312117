import Testing

@testable import Games

@Suite struct RandomTests {
  /// The numbers that the algorithm's reference implementation gives for this seed.
  @Test func theGeneratorIsSplitMix64() {
    var generator = SeededGenerator(seed: 1_234_567)
    let numbers = (1...5).map { _ in generator.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423, 4_593_380_528_125_082_431,
        16_408_922_859_458_223_821,
      ])
  }

  @Test func aSeedDeterminesTheShuffle() {
    var generator = SeededGenerator(seed: 42)
    #expect(shuffled(Array(1...8), using: &generator) == [4, 2, 7, 3, 5, 1, 8, 6])
    #expect(generator.element(of: ["a", "b", "c", "d"]) == "a")
    #expect(generator.number(below: 1000) == 5)
  }

  @Test func aShuffleKeepsEveryElement() {
    var generator = SeededGenerator(seed: 1)
    #expect(shuffled([Int](), using: &generator) == [])
    #expect(shuffled([1], using: &generator) == [1])
    #expect(shuffled(Array(1...100), using: &generator).sorted() == Array(1...100))
  }

  @Test func everyOrderIsEquallyLikely() {
    var generator = SeededGenerator(seed: 2)
    var counts: [[Int]: Int] = [:]
    for _ in 1...6000 { counts[shuffled([1, 2, 3], using: &generator), default: 0] += 1 }
    #expect(counts.count == 6)
    #expect(counts.values.allSatisfy { (850...1150).contains($0) })
  }

  @Test func everyNumberBelowTheBoundIsEquallyLikely() {
    var generator = SeededGenerator(seed: 3)
    var counts = [Int](repeating: 0, count: 7)
    for _ in 1...7000 { counts[generator.number(below: 7)] += 1 }
    #expect(counts.allSatisfy { (850...1150).contains($0) })
    #expect(generator.number(below: 1) == 0)
    #expect((0..<Int.max).contains(generator.number(below: .max)))
  }

  /// Otherwise some remainders would be more likely than others.
  @Test func aNumberBeyondTheLastWholeMultipleIsDrawnAgain() {
    struct Fixed: RandomNumberGenerator {
      var numbers: [UInt64]
      mutating func next() -> UInt64 { numbers.removeFirst() }
    }
    var generator = Fixed(numbers: [.max, .max - 1, 5])
    #expect(generator.number(below: 3) == 2)
    #expect(generator.numbers == [5])
    #expect(generator.number(below: 4) == 1)
  }

  @Test func anEmptyListHasNoRandomElement() {
    var generator = SeededGenerator(seed: 4)
    #expect(generator.element(of: [Int]()) == nil)
  }

  @Test func theGivenSeedComesFirst() {
    var seeds = SeedSource(first: 99)
    var again = SeedSource(first: 99)
    let sequence = (1...5).map { _ in seeds.next() }
    #expect(sequence.first == 99)
    #expect(Set(sequence).count == 5)
    #expect((1...5).map { _ in again.next() } == sequence)
  }

  @Test func sourcesWithoutAGivenSeedDiffer() {
    var (one, other) = (SeedSource(), SeedSource())
    #expect(one.next() != other.next())
  }
}
