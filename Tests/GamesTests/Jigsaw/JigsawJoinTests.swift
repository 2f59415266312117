import Geometry
import Testing

@testable import Games

/// How single pieces become groups, on a table of 3 × 4 cells.
@Suite struct JigsawJoinTests {
  private let dealt = JigsawState(level: JigsawLevel(.twelve), seed: 4)
  private let geometry = JigsawGeometry(
    table: Rect(x: 0, y: 0, width: 1_600, height: 900), grid: JigsawGrid(.twelve, aspect: 1_000))

  /// Lays a group where it matches others that are laid so, off by a multiple of the snap distance to the right.
  private func lay(_ index: Int, _ state: inout JigsawState, off share: Double = 0) -> [JigsawChange] {
    guard let group = state.group(of: piece(index)) else { return [] }
    let anchor = geometry.frame.center + Point(x: 0.9 * geometry.cell.width + share * geometry.snapDistance, y: 0)
    return state.place([(group.leader, geometry.center(of: group, anchoredAt: anchor))], in: geometry)
  }

  private func center(of index: Int, _ state: JigsawState) -> Point { state.centers(in: geometry)[index] }

  @Test func aDroppedPieceMovesToTheOneThatItMatches() {
    var state = dealt
    #expect(lay(0, &state) == [.moved([piece(0)])])
    let before = center(of: 0, state)
    #expect(lay(1, &state, off: 0.5) == [.joined(piece(0))])
    #expect(center(of: 0, state).distance(to: before) < 0.1)
  }

  @Test func aPieceBetweenTwoGroupsMovesToTheLargerOne() {
    var state = dealt
    _ = lay(4, &state)
    _ = lay(5, &state)
    let before = center(of: 4, state)
    #expect(lay(1, &state, off: 1.6) == [.moved([piece(1)])])
    #expect(lay(2, &state, off: 0.8) == [.joined(piece(1))])
    #expect(state.group(of: piece(1))?.pieces == [1, 2, 4, 5].map(piece))
    #expect(center(of: 4, state).distance(to: before) < 0.1)
  }

  @Test func aPieceBetweenTwoEqualGroupsMovesToTheEarlierOne() {
    var state = dealt
    _ = lay(5, &state)
    _ = lay(1, &state, off: 1.6)
    let before = center(of: 1, state)
    #expect(lay(2, &state, off: 0.8) == [.joined(piece(1))])
    #expect(state.group(of: piece(1))?.pieces == [1, 2, 5].map(piece))
    #expect(center(of: 1, state).distance(to: before) < 0.1)
  }

  @Test func aPieceJoinsNoneInATray() {
    var state = dealt
    _ = state.put([piece(1)], inTray: 0)
    // Pieces in trays count as lying in the middle of the table.
    let left = geometry.table.center - Point(x: geometry.cell.width, y: 0)
    #expect(state.place([(piece(0), left)], in: geometry) == [.moved([piece(0)])])
  }

  @Test func groupsThatJoinNothingAreReportedAsMoved() {
    var state = dealt
    let (left, right) = (geometry.table.point(0.1, 0.5), geometry.table.point(0.9, 0.5))
    #expect(state.place([(piece(11), left), (piece(0), right)], in: geometry) == [.moved([piece(11), piece(0)])])
  }

  @Test func theLastPieceSolvesTheJigsaw() {
    var state = dealt
    state.fix((0..<12).filter { $0 != 5 }.map(piece))
    var other = state
    #expect(state.bringHome(piece(5)) == [.fixed([piece(5)]), .solved])
    let home = geometry.center(ofCell: 5)
    #expect(other.place([(piece(5), home)], in: geometry) == [.fixed([piece(5)]), .solved])
    #expect(state.isOver && other.isOver)
  }

  @Test func hintsBeginWithTheCornersAndTheEdges() {
    var (state, order) = (dealt, [Int]())
    while let next = state.nextPiece {
      order.append(next.index)
      _ = state.bringHome(next)
    }
    #expect(order == [0, 2, 9, 11, 1, 3, 5, 6, 8, 10, 4, 7])
  }

  // MARK: Turns

  @Test func turningAPieceInItsCellFixesItUnlessItIsHeld() {
    var state = JigsawState(level: JigsawLevel(.twelve, turns: true), seed: 4)
    let turned = JigsawGroup([piece(5)], JigsawPlacement(leader: 5, .heap(0), QuarterTurns(3)), in: state.grid)
    let spot = geometry.spot(of: turned, centeredAt: geometry.center(ofCell: 5))
    state.set([piece(5)], .table(spot), QuarterTurns(3))
    var held = state
    #expect(state.turn([piece(5)], in: geometry) == [.turned([piece(5)]), .fixed([piece(5)])])
    #expect(held.turn([piece(5)], in: geometry, areHeld: true) == [.turned([piece(5)])])
    #expect(held.group(of: piece(5))?.turns == .upright && !held.isFixed(piece(5)))
    #expect(state.turn([piece(5)], in: geometry) == [], "it is fixed")
  }

  @Test func aPieceTurnsAboutItsCenter() {
    var state = JigsawState(level: JigsawLevel(.twelve, turns: true), seed: 4)
    let corner = geometry.table.point(0.2, 0.7)
    _ = state.place([(piece(5), corner)], in: geometry)
    let turns = state.placements[5].turns
    #expect(state.turn([piece(5)], in: geometry) == [.turned([piece(5)])])
    #expect(state.placements[5].turns == turns.next && center(of: 5, state).distance(to: corner) < 0.1)
    let slot = state.placements[6].location
    #expect(state.turn([piece(6)], in: geometry) == [.turned([piece(6)])])
    #expect(state.placements[6].location == slot)
  }

  // MARK: Heap and trays

  @Test func gatheredPiecesAreSpreadOverTheSlots() {
    var state = dealt
    let spot = JigsawLocation.table(JigsawSpot(x: 1, y: 1))
    state.set([piece(0), piece(1)], spot, .upright)
    state.fix((6..<12).map(piece))
    _ = state.put([piece(3)], inTray: 0)
    state.gather { $0 > $1 }
    #expect([5, 4, 2].map { state.placements[$0].location } == [.heap(0), .heap(4), .heap(8)])
    #expect([0, 1, 3].map { state.placements[$0].location } == [spot, spot, .tray(0, 0)])
  }

  @Test func piecesInATrayStayInTheOrderInWhichTheyWerePutThere() {
    var state = dealt
    _ = state.put([piece(7)], inTray: 0)
    _ = state.put([piece(3)], inTray: 0)
    #expect(state.groups(inTray: 0).map(\.leader) == [piece(7), piece(3)])
    #expect([7, 3].map { state.placements[$0].location } == [.tray(0, 0), .tray(0, 1)])
    state.set([piece(7)], .tray(0, JigsawSpot.steps), .upright)
    _ = state.put([piece(9)], inTray: 0)
    #expect(state.placements[9].location == .tray(0, JigsawSpot.steps), "the last position that can be stored")
    #expect(state.groups(inTray: 0).map(\.leader) == [3, 7, 9].map(piece))
  }
}
