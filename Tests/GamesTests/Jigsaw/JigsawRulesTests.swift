import Geometry
import Testing

@testable import Games

/// Where pieces and groups can be dropped, on a table of 3 × 4 cells.
@Suite struct JigsawRulesTests {
  private let dealt = JigsawState(level: JigsawLevel(.twelve, turns: true), seed: 4)
  private let geometry = JigsawGeometry(
    table: Rect(x: 0, y: 0, width: 1_600, height: 900), grid: JigsawGrid(.twelve, aspect: 1_000), turns: true)

  private func rules(_ state: JigsawState) -> JigsawRules {
    JigsawRules(state: state, geometry: geometry, selection: [], hidden: [piece(10)])
  }

  private func lay(_ indices: [Int], at center: Point, turns: Int = 0, in state: inout JigsawState) {
    let placement = JigsawPlacement(leader: indices[0], .heap(0), QuarterTurns(turns))
    let group = JigsawGroup(indices.map(piece), placement, in: state.grid)
    state.set(group.pieces, .table(geometry.spot(of: group, centeredAt: center)), group.turns)
  }

  @Test func theFirstPieceOfALooseGroupIsPickedUp() {
    var state = dealt
    lay([0, 1], at: geometry.table.center, in: &state)
    state.fix([piece(5)])
    let movable = state.pieces.filter(rules(state).canPickUp).map(\.index)
    #expect(movable == [0, 2, 3, 4, 6, 7, 8, 9, 11], "not one in a group, in the frame, or hidden")
    #expect(!rules(state).canPickUp(piece(12)) && rules(state).maximumActiveDrags == 2)
    #expect(rules(state).places(for: piece(5)).isEmpty && rules(state).places(for: piece(12)).isEmpty)
  }

  @Test func anUprightGroupFitsWhereAllOfItIsInTheFrame() {
    for indices in [[0, 1], [1, 4, 5], [2, 5, 8], [3, 4, 7, 10], [7]] {
      var state = dealt
      state.fix([piece(6)])
      lay(indices, at: geometry.table.center, in: &state)
      let cells = (0..<12).filter { cell in
        let (down, right) = (cell / 3 - indices[0] / 3, cell % 3 - indices[0] % 3)
        return cell != 6
          && indices.allSatisfy { (0..<4).contains($0 / 3 + down) && (0..<3).contains($0 % 3 + right) }
      }
      #expect(rules(state).places(for: piece(indices[0])) == cells.map(JigsawPlace.cell), "\(indices)")
    }
  }

  @Test func aTurnedGroupCanBeDroppedOnAllFreeCells() {
    var state = dealt
    state.fix([piece(6)])
    lay([0, 1], at: geometry.table.center, turns: 1, in: &state)
    let cells = (0..<12).filter { $0 != 6 }.map(JigsawPlace.cell)
    #expect(rules(state).places(for: piece(0)) == cells)
  }

  @Test func onlyTheFirstOfSeveralPiecesHasToFitOnACell() {
    var state = dealt
    lay([0, 1], at: geometry.table.center, in: &state)
    #expect(rules(state).verdict(for: piece(0), over: .cell(2)) == .unknown)
    #expect(rules(state).verdict(for: [piece(5), piece(0)], over: .cell(2)) == .accepted)
    #expect(rules(state).verdict(for: [piece(0), piece(5)], over: .cell(2)) == .unknown)
    state.trays = ["", ""]
    _ = state.put([piece(5)], inTray: 1)
    #expect(rules(state).verdict(for: [piece(4), piece(5)], over: .tray(1)) == .unknown, "where one is already")
  }

  @Test func allPiecesOfTheLargestJigsawArePickedUpTogetherAtOnce() {
    let state = JigsawState(level: JigsawLevel(.thousand), seed: 4)
    let geometry = JigsawGeometry(table: self.geometry.table, grid: state.grid, turns: false)
    let rules = JigsawRules(state: state, geometry: geometry, selection: Set(state.pieces), hidden: [])
    let pieces = rules.droppedItems(for: piece(0))
    #expect(pieces.count == state.pieces.count)
    var places: [JigsawPlace] = []
    let time = ContinuousClock().measure { places = rules.places(for: piece(0), in: pieces) }
    // A loop over all pieces for each piece and cell takes a hundred times as long.
    #expect(places.count >= state.pieces.count && time < .seconds(10))
  }

  @Test func severalPiecesCanGoWhereverTheirVerdictIsAcceptance() {
    var state = dealt
    lay([0, 1], at: geometry.table.center, in: &state)
    state.trays = ["", "", ""]
    _ = state.put([piece(5)], inTray: 1)
    let pieces = [piece(0), piece(4), piece(5)]
    let all = (0..<12).map(JigsawPlace.cell) + (0..<3).map(JigsawPlace.tray)
    let accepted = all.filter { rules(state).verdict(for: pieces, over: $0) == .accepted }
    #expect(rules(state).places(for: piece(0), in: pieces) == accepted)
    #expect(accepted.suffix(2) == [.tray(0), .tray(2)] && accepted.count < 14, "the group of two does not fit on all")
  }

  @Test func theOtherTraysFollowTheCells() {
    var state = dealt
    state.trays = ["", "", ""]
    _ = state.put([piece(4)], inTray: 1)
    let cells = (0..<12).map(JigsawPlace.cell)
    #expect(rules(state).places(for: piece(4)) == cells + [.tray(0), .tray(2)])
    #expect(rules(state).verdict(for: piece(4), over: .tray(1)) == .unknown)
    #expect(rules(state).outcome(of: piece(4), droppedOn: .tray(1)) == .returns(.missed))
  }

  @Test func aDropWhereAPieceLiesIsCancelled() {
    var state = dealt
    let spot = JigsawSpot(x: 700, y: 900)
    state.set([piece(3)], .table(spot), .upright)
    #expect(rules(state).outcome(of: piece(3), droppedOn: .table(spot)) == .returns(.cancelled))
    let other = JigsawPlace.table(JigsawSpot(x: 701, y: 900))
    #expect(rules(state).outcome(of: piece(3), droppedOn: other) == .stays(other))
  }

  @Test func piecesDroppedTogetherKeepTheirDistances() throws {
    var state = dealt
    lay([0], at: Point(x: 500, y: 300), in: &state)
    lay([5], at: Point(x: 620, y: 450), in: &state)
    let pieces = [piece(0), piece(5)]
    let group = try #require(state.group(of: piece(5)))
    let lead = try #require(state.group(of: piece(0)))
    let targets: [(JigsawPlace, Point)] = [
      (.table(geometry.spot(of: lead, centeredAt: Point(x: 700, y: 400))), Point(x: 700, y: 400)),
      (.cell(7), geometry.center(ofCell: 7)),
    ]
    for (place, target) in targets {
      let places = rules(state).places(forDropping: pieces, on: place)
      #expect(places.count == 2 && places[0] == place)
      guard case .table(let spot) = places[1] else { return _ = Issue.record("\(places[1])") }
      let center = geometry.center(of: group.lying(at: spot))
      #expect(center.distance(to: target + Point(x: 120, y: 150)) < 0.2, "\(center)")
    }
    #expect(rules(state).places(forDropping: pieces, on: .tray(0)) == [.tray(0), .tray(0)])
  }

  @Test func piecesFromATrayAreLaidAroundTheFirst() throws {
    var state = dealt
    let pieces = [0, 2, 4, 6, 8, 9].map(piece)
    _ = state.put(pieces, inTray: 0)
    for piece in pieces { state.set([piece], state.placements[piece.index].location, .upright) }
    let lead = try #require(state.group(of: pieces[0]))
    let target = geometry.table.center
    let spot = geometry.spot(of: lead, centeredAt: target)
    let places = rules(state).places(forDropping: pieces, on: .table(spot))
    let step = 1.6 * max(geometry.cell.width, geometry.cell.height)
    #expect(places[0] == .table(spot))
    for (piece, place) in zip(pieces, places).dropFirst() {
      guard case .table(let spot) = place, let group = state.group(of: piece) else {
        return _ = Issue.record("\(place)")
      }
      let distance = geometry.center(of: group.lying(at: spot)).distance(to: target)
      // Four lie beside the first, and the next one across its corner.
      let expected = piece == pieces[5] ? step * 2.0.squareRoot() : step
      #expect(abs(distance - expected) < 0.2, "\(piece.index)")
    }
    #expect(Set(places).count == 6)
  }
}
