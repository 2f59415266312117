import Geometry
import Testing

@testable import Games

/// The texts about a jigsaw of 4 × 3 pieces after 42 seconds.
@Suite struct JigsawTextTests {
  private let dealt = JigsawState(
    level: JigsawLevel(.twelve, turns: true), seed: 4, picture: .builtIn(.fox), aspect: 1_500)
  private let geometry = JigsawGeometry(
    table: Rect(x: 300, y: 500, width: 800, height: 600), grid: JigsawGrid(.twelve, aspect: 1_500), turns: true)

  private func text(_ state: JigsawState, moves: Int = 0, hints: Int = 0) -> JigsawText {
    var counters = Counters()
    (counters.moves, counters.hints) = (moves, hints)
    return JigsawText(state: state, counters: counters, elapsed: .seconds(42), geometry: geometry)
  }

  /// The state with groups on the table, at a spot from 0 to 2 in each direction.
  private func state(
    _ groups: [(pieces: [Int], x: Int, y: Int, turns: Int)], fixed: [Int] = []
  ) -> JigsawState {
    var state = dealt
    for (pieces, x, y, turns) in groups {
      let spot = JigsawSpot(x: x * JigsawSpot.steps / 2, y: y * JigsawSpot.steps / 2)
      state.set(pieces.map(piece), .table(spot), QuarterTurns(turns))
    }
    state.fix(fixed.map(piece))
    return state
  }

  private func number(_ index: Int) -> Int { dealt.puzzle.numbers[index] }

  @Test func theStatusCountsJoinedPiecesMovesAndHints() {
    let joined = state([([0, 1], 0, 0, 0)], fixed: [6])
    #expect(text(dealt).status == "0 of 12 pieces joined, 0 moves, 0:42")
    #expect(text(joined, moves: 1, hints: 1).status == "2 of 12 pieces joined, 1 move, 1 hint, 0:42")
    #expect(text(joined).shortStatus == "0:42" && text(joined, moves: 1).shortStatus == "0:42, 2 of 12")
    #expect(text(joined, moves: 5).end == "5 moves, 0:42." && text(joined, hints: 2).end == "0 moves, 2 hints, 0:42.")
  }

  @Test func aPieceIsNamedByWhatIsSeenOfIt() {
    let state = state([([0], 0, 0, 1), ([1], 2, 0, 2), ([5], 0, 2, 3), ([2, 3, 7], 2, 2, 0)], fixed: [6])
    var text = text(state)
    // The cell below the first piece of the group, which reaches into the frame.
    let cell = "on row 3, column 4 of the frame"
    #expect(text.pieceName(piece(0)) == "Piece \(number(0)), corner piece, turned right, top left of the board")
    #expect(text.pieceName(piece(1)) == "Piece \(number(1)), edge piece, upside down, top right of the board")
    #expect(text.pieceName(piece(5)) == "Piece \(number(5)), turned left, bottom left of the board")
    #expect(text.pieceName(piece(6)) == "Piece \(number(6)), in its place")
    #expect(text.pieceName(piece(7)) == "Group of 3 pieces, with a corner, \(cell)")
    #expect(text.pieceName(piece(12)).isEmpty && text.number(piece(12)).isEmpty)
    let red = Color(red: 0.9, green: 0, blue: 0)
    text.colors = JigsawColors([[red, .white], [red], [red], [red], [], [.white, .white, red]])
    text.selection = [piece(0), piece(2)]
    #expect(
      text.pieceName(piece(0))
        == "Piece \(number(0)), corner piece, red and white, turned right, top left of the board, selected")
    #expect(text.pieceName(piece(5)) == "Piece \(number(5)), white and red, turned left, bottom left of the board")
    #expect(text.pieceName(piece(3)) == "Group of 3 pieces, with a corner, red, \(cell), selected")
    #expect(text.frameName == "Frame with 1 piece in its place")
  }

  @Test func aPieceInATrayIsNamedByItsTray() {
    var state = state([([1, 2], 0, 0, 0)])
    _ = state.put([piece(1)], inTray: 0)
    #expect(text(state).pieceName(piece(1)) == "Group of 2 pieces, with an edge, in Tray 1")
    #expect(text(state).placeName(.tray(0)) == "Tray 1, 2 pieces")
    #expect(text(state).placeName(.table(JigsawSpot(x: 0, y: 0))) == "the table")
  }

  @Test func movesHaveSentences() {
    let state = state([([0, 1], 0, 0, 0), ([7], 1, 1, 0)], fixed: [6, 10, 11])
    let text = text(state)
    #expect(text.sentences(about: .moved([piece(7)])) == ["Piece \(number(7)) joins nothing there."])
    #expect(text.sentences(about: .moved([piece(0), piece(7)])) == ["2 pieces moved."])
    #expect(text.sentences(about: .joined(piece(0))) == ["It fits: 2 pieces are joined now."])
    #expect(text.sentences(about: .fixed([piece(6)])) == ["Piece \(number(6)) is in its place. 4 of 12."])
    #expect(text.sentences(about: .fixed([piece(10), piece(11)])) == ["2 pieces are in their places. 4 of 12."])
    #expect(text.sentences(about: .undone) == ["Undone. 4 of 12 pieces are joined."])
    let board = "Fox in Autumn Leaves, 12 pieces, turned"
    #expect(text.sentences(about: .dealt) == ["New jigsaw: \(board). 4 of 12 pieces are joined."])
    let removed = JigsawChange.trayRemoved(name: "Sky", pieces: 1)
    #expect(text.sentences(about: removed) == ["Removed Sky. Its pieces are on the table."])
  }

  @Test func turnsHaveSentences() {
    let sentences = ["Upright.", "Turned right.", "Upside down.", "Turned left."]
    for (turns, sentence) in sentences.enumerated() {
      let state = state([([7], 1, 1, turns)])
      #expect(text(state).sentences(about: .turned([piece(7)])) == [sentence])
    }
    #expect(text(dealt).sentences(about: .turned([piece(0), piece(7)])) == ["2 pieces turned."])
  }

  @Test func theHintAboutAPlaceTellsWhetherThePieceHasToBeTurned() {
    let place = "Piece \(number(7)) belongs in row 2, column 4."
    #expect(text(state([([7], 1, 1, 0)])).sentence(for: .place(piece(7))) == place)
    #expect(text(state([([7], 1, 1, 2)])).sentence(for: .place(piece(7))) == place + " It has to be turned.")
  }

  @Test func onlyPiecesThatCanBeTurnedHaveADescription() {
    #expect(text(dealt).pieceDescription(piece(0)) == "Space picks it up, and R turns it.")
    #expect(text(state([], fixed: Array(0..<12))).pieceDescription(piece(0)) == nil)
    let upright = JigsawState(level: JigsawLevel(.twelve), seed: 4, picture: .builtIn(.fox), aspect: 1_500)
    #expect(text(upright).pieceDescription(piece(0)) == nil)
  }
}
