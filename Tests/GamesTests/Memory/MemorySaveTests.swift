import FoundationEssentials
import Testing

@testable import Games

@Suite struct MemorySaveTests {
  private func encoded(_ state: MemoryState) throws -> String {
    String(decoding: try JSONEncoder().encode(state), as: UTF8.self)
  }

  private func decoded(_ text: String) throws -> MemoryState {
    try JSONDecoder().decode(MemoryState.self, from: Data(text.utf8))
  }

  private var played: MemoryState {
    var state = MemoryState(level: .first, seed: 7)
    state.turn(state.unequal, from: 500)
    _ = state.turnBack(at: 2500)
    state.turn(state.pairs[0], from: 3000)
    _ = state.undo(at: 6000)
    _ = state.redo(at: 7000)
    return state
  }

  @Test func decodingAGameReturnsTheEncodedState() throws {
    #expect(try decoded(encoded(played)) == played)
  }

  @Test func aSaveOfAnEarlierVersionIsNotRelaxed() throws {
    let text = try encoded(played)
    let earlier = text.replacing(#""relaxed":false,"#, with: "").replacing(#","relaxed":false"#, with: "")
    #expect(earlier != text)
    #expect(try decoded(earlier) == played)
    #expect(try decoded(encoded(played.relaxed(true))) == played.relaxed(true))
  }

  @Test func aSavedGameContainsNoFaces() throws {
    let text = try encoded(played)
    for pair in BuiltInTheme.animals.pairs { #expect(!text.contains(pair.first.name)) }
    #expect(text.contains(#""moves":"0@500 1@1500 b@2500 "#))
    #expect(!text.contains("cards") && !text.contains("pair"))
  }

  @Test(arguments: [
    "x", "5", "5@", "@5", "6@0", "-1@0", "0@-1", "0@1 0@2", "b@1", "u@1", "r@1", "0@5 1@4", "0@1 1@2 2@3", "0@1@2",
    "0@99999999999999999", "0@99999999999999999999999", "0@1 ", " 0@1", "0@1  1@2", " ", "0@01", "+0@1",
  ])
  func impossibleMovesAreRejected(moves: String) throws {
    let text = try encoded(MemoryState(level: .first, seed: 7)).replacing(#""moves":"""#, with: #""moves":"\#(moves)""#)
    #expect(text.contains(moves))
    #expect(throws: DecodingError.self) { try decoded(text) }
  }

  @Test func cardsThatShowShapesInsteadOfPicturesKeepTheirOrder() throws {
    let photos = (0..<7).map { Photo(id: "a\($0)", title: "") }
    var state = MemoryState(MemoryDeal(level: MemoryLevel.allCases[3], theme: .custom(photos), seed: 7))
    state.turn(state.pairs[0], from: 0)
    let shown = state.showing(.builtIn(.shapes))
    #expect(try decoded(encoded(shown)) == shown && shown.cards == state.cards)
    #expect(shown.variant == nil, "a code would deal others")
    #expect(shown.showing(.custom(photos)) == state)
    #expect(shown.redealt(.first, seed: 8).variant != nil)
  }

  @Test func cardsThatShowShapesInsteadOfABuiltInThemeAreTheSameDeal() throws {
    let dealt = played
    let shown = dealt.showing(.builtIn(.shapes))
    #expect(shown.variant == dealt.variant && shown.redealt(.first, seed: 8).variant == dealt.variant)
    #expect(try decoded(encoded(shown)) == shown && shown.deal.theme == .builtIn(.shapes))
    #expect(shown.relaxed(true).variant == dealt.variant)
    #expect(shown.showing(.builtIn(.food)).variant == dealt.variant && shown.showing(.builtIn(.animals)) == dealt)
  }

  @Test func impossibleDealsAreRejected() throws {
    let picture = Photo(id: "abc", title: "")
    let deals = [
      MemoryDeal(level: .first, theme: .custom([]), seed: 1),
      MemoryDeal(level: .first, theme: .custom([picture, picture, picture]), seed: 1),
      MemoryDeal(level: .first, theme: .custom((0..<40).map { Photo(id: "a\($0)", title: "") }), seed: 1),
      MemoryDeal(level: .first, theme: .custom((0..<3).map { Photo(id: "../\($0)", title: "") }), seed: 1),
      MemoryDeal(level: .first, playerCount: 0, seed: 1), MemoryDeal(level: .first, playerCount: 3, seed: 1),
      MemoryDeal(level: .first, choiceCount: 2, seed: 1), MemoryDeal(level: .first, choiceCount: 33, seed: 1),
    ]
    for deal in deals {
      let json = String(decoding: try JSONEncoder().encode(deal), as: UTF8.self)
      #expect(throws: DecodingError.self, "\(json)") { try decoded(#"{"deal":\#(json),"moves":""}"#) }
    }
  }
}
