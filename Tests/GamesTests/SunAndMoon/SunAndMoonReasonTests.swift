import Testing

@testable import Games

@Suite struct SunAndMoonReasonTests {
  /// Only one card can bring a moon There.
  private let deal = SunAndMoonDeal(home: "sYTH sH sYTH mY mYH", visitor: "mTH sYTH mY mY sT")

  private func advice(
    _ state: SunAndMoonState, _ owner: TablePlayer, _ index: Int, _ area: TableArea
  ) -> String {
    SunAndMoonText(state: state, counters: Counters(), elapsed: .zero)
      .advice(CardPlay(state.card(owner, index), in: area))
  }

  @Test func adviceInSolitaireTellsWhatStaysPossible() {
    let state = SunAndMoonState(level: .solitaire, deal: deal)
    #expect(advice(state, .home, 1, .here) == "Sun card: play it Here. No other area can take this card now.")
    #expect(
      advice(state, .visitor, 0, .there) == "Moon card: play it There. No other card can bring a moon There.")
    #expect(
      advice(state, .home, 0, .yonder) == "Sun card: play it Yonder. All other places can still be filled after it.")
  }

  @Test func adviceForTwoPlayersTellsThePoints() {
    var state = SunAndMoonState(level: .twoPlayers, deal: deal)
    #expect(advice(state, .home, 0, .there) == "Sun card: play it There. No other play gains more.")
    state.play(.home, 0, .there)
    #expect(
      advice(state, .visitor, 0, .there) == "Moon card: play it There. It completes an area, for 3 points.")
    #expect(advice(state, .visitor, 0, .here) == "Moon card: play it Here. No other play gains more.")
  }
}
