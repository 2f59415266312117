import TestSupport
import Testing

@testable import Games

@Suite struct DealCodeTests {
  static let deals = GameKind.allCases.flatMap { game in
    game.levels.flatMap { level in
      (0..<GameDeal.variantGroupSize * 5).filter(game.isVariant).map { variant in
        GameDeal(
          game: game, level: level.id, variant: variant, seed: UInt64(variant) * 11_000_017 % GameDeal.shortSeeds)
      }
    }
  }
  static let deal = GameDeal(game: .memory, level: "8", variant: 5, seed: 123_456_789)

  func error(_ code: String) -> DealCodeError? {
    do throws(DealCodeError) {
      _ = try GameDeal(code: code)
      return nil
    } catch { return error }
  }

  @Test(arguments: MemoryStrength.allCases) func aGameAgainstTheComputerHasACode(strength: MemoryStrength) throws {
    let game = MemoryDeal(level: .first, theme: .builtIn(.food), playerCount: 2, computer: strength, seed: 7)
    let state = MemoryState(game)
    let deal = GameDeal(game: .memory, level: game.level.rawValue, variant: try #require(state.variant), seed: 7)
    #expect(try MemoryState(GameDeal(code: deal.code))?.deal == game)
  }

  @Test func everyDealHasAUniqueCode() throws {
    for deal in Self.deals { #expect(try GameDeal(code: deal.code) == deal) }
    #expect(Set(Self.deals.map(\.code)).count == Self.deals.count)
  }

  @Test func aCodeIsThreeGroupsOfFour() {
    #expect(Self.deals.allSatisfy { $0.code.split(separator: "-").map(\.count) == [4, 4, 4] })
    #expect(Self.deal.code == "5267-T65T-MGJT")
    let againstComputer = GameDeal(game: .memory, level: "8", variant: 24, seed: 123_456_789)
    #expect(againstComputer.code == "54Y3-T65T-MG3M", "a variant of the second group")
  }

  @Test(arguments: [0, 1, GameDeal.shortSeeds - 1, GameDeal.shortSeeds, .max])
  func seedsAreCodedInShortOrLongCodes(seed: UInt64) throws {
    let deal = GameDeal(game: .sunAndMoon, level: "hard", seed: seed)
    #expect(try GameDeal(code: deal.code) == deal)
    #expect(deal.code.count == (seed < GameDeal.shortSeeds ? 14 : 29))
  }

  @Test func codesContainNoSimilarLetters() {
    #expect(Set(GameDeal.letters).count == 23)
    #expect(Set("0O1ILS5Z2B8AEIOU").intersection(GameDeal.letters) == ["2", "5", "8"])
    var count: UInt64 = 1
    for _ in 0..<6 { count *= UInt64(GameDeal.letters.count) }
    #expect(GameDeal.shortSeeds == count)
  }

  @Test func caseSpacesAndHyphensAreIgnored() throws {
    let plain = Self.deal.code.filter { $0 != "-" }
    for code in [plain, plain.lowercased(), " \(Self.deal.code)\n", plain.map { "\($0) " }.joined(), "–\(plain)—"] {
      #expect(try GameDeal(code: code) == Self.deal)
    }
  }

  @Test func theCodeInAPastedResultIsRead() throws {
    #expect(try GameDeal(code: "Memory, 8 Pairs\nAll pairs found.\nCode: \(Self.deal.code)") == Self.deal)
  }

  @Test func everyWrongLetterIsDetected() {
    var letters = Self.deal.code.filter { $0 != "-" }.map(\.self)
    for index in letters.indices {
      let right = letters[index]
      for wrong in GameDeal.letters where wrong != right {
        letters[index] = wrong
        #expect(error(String(letters)) == .mistyped)
      }
      letters[index] = right
    }
  }

  @Test func anyTwoExchangedLettersAreDetected() {
    let letters = Self.deal.code.filter { $0 != "-" }.map(\.self)
    for first in letters.indices {
      for second in letters.indices where letters[first] != letters[second] {
        var swapped = letters
        swapped.swapAt(first, second)
        #expect(error(String(swapped)) == .mistyped)
      }
    }
  }

  @Test func twoWrongLettersAreDetected() {
    let letters = Self.deal.code.filter { $0 != "-" }.map(\.self)
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<2_000 {
      var wrong = letters
      let places = shuffled(Array(letters.indices), using: &generator).prefix(2)
      for place in places {
        wrong[place] = generator.element(of: GameDeal.letters.filter { $0 != letters[place] }) ?? "?"
      }
      #expect(error(String(wrong)) == .mistyped)
    }
  }

  @Test(arguments: [
    ("", "The code is too short: it has 0 of 12 letters and digits."),
    ("5267-T65T-MGJ", "The code is too short: it has 11 of 12 letters and digits."),
    ("5267-T65T-MGJT-2", "The code is too long: it has 13 letters and digits instead of 12."),
    ("5267-T65T-MGJT-5267-T65", "The code is too short: it has 19 of 24 letters and digits."),
    (
      "5267-T65T-MGOT",
      "There is no “O” in any code."
    ),
    ("5267-T65T-MGJR", "There is a mistake in the code: a letter or digit is wrong, or two have changed places."),
  ])
  func theErrorOfAWrongCodeNamesTheMistake(code: String, message: String) {
    #expect(error(code)?.message == message)
  }

  /// The check letters are correct, but this version has no such deal.
  @Test func aCodeOfANewerVersionIsReportedAsNewer() {
    for deal in [
      GameDeal(game: .memory, level: "8", variant: GameKind.memory.variantCount, seed: 3),
      GameDeal(game: .moveMe, level: "3", variant: 1, seed: 3),
    ] {
      #expect(error(deal.code) == .newer)
    }
    #expect(error("Y222-2222-29WW") == .newer, "the last of 23 games")
    #expect(DealCodeError.newer.message.contains("newer version"))
  }

  @Test func levelsAndVariantsFitIntoACode() {
    for game in GameKind.allCases {
      #expect(game.levels.count <= GameDeal.levelsPerGroup && game.variantCount <= GameDeal.variantGroupSize)
      #expect((0..<GameDeal.variantGroupSize).allSatisfy { game.isVariant($0) == ($0 < game.variantCount) })
    }
  }

  @Test func anyTextIsADealOrAnErrorWithAMessage() {
    var generator = SeededGenerator(seed: 2)
    let characters = GameDeal.letters.map(String.init) + TroublesomeText.all.map { String($0.prefix(20)) }
    for _ in 0..<500 {
      let text = (0..<generator.number(below: 30)).map { _ in generator.element(of: characters) ?? "" }.joined()
      #expect(error(text)?.message.isEmpty != true)
    }
  }
}
