import FoundationEssentials
import Geometry
import Testing

@testable import Games

@Suite struct JigsawStateTests {
  /// Places groups on the table where they match each other, away from the frame.
  private func place(_ state: inout JigsawState, _ order: [Int], _ geometry: JigsawGeometry, _ off: (Int) -> Point) {
    let anchor = geometry.frame.center + Point(x: geometry.cell.width * 0.9, y: 0)
    for index in order {
      guard let group = state.group(of: piece(index)), group.isLoose else { continue }
      _ = state.place(
        [(group.leader, geometry.center(of: group, anchoredAt: anchor) + off(index))], in: geometry)
    }
  }

  private func wide(_ state: JigsawState) -> JigsawGeometry {
    JigsawGeometry(table: Rect(x: 0, y: 0, width: 1_600, height: 900), grid: state.grid)
  }

  @Test func anyOrderJoinsTheSamePieces() {
    for seed in 0..<40 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let dealt = JigsawState(level: JigsawLevel(.twentyFour), seed: seed)
      let geometry = wide(dealt)
      let chosen = shuffled(Array(0..<24), using: &generator).prefix(9)
      let results = (0..<4).map { _ in
        var state = dealt
        place(&state, shuffled(Array(chosen), using: &generator), geometry) { _ in .zero }
        return Set(state.looseGroups.map { Set($0.pieces) })
      }
      #expect(Set(results).count == 1)
      #expect(results[0].contains { $0.count > 1 })
    }
  }

  @Test func piecesJoinWithinTheSnapDistanceOnly() {
    let dealt = JigsawState(level: JigsawLevel(.twelve), seed: 4)
    let geometry = wide(dealt)
    for (part, isJoined) in [(0.95, true), (1.05, false)] {
      var state = dealt
      place(&state, [0, 1], geometry) { $0 == 0 ? .zero : Point(x: 0, y: geometry.snapDistance * part) }
      #expect((state.leader(of: piece(1)) == piece(0)) == isJoined)
    }
    var state = dealt
    // Neighbors only: 0 and 2 have a piece between them.
    place(&state, [0, 2], geometry) { _ in .zero }
    #expect(state.leader(of: piece(2)) == piece(2))
    place(&state, [1], geometry) { _ in .zero }
    #expect(state.group(of: piece(2))?.pieces == [piece(0), piece(1), piece(2)])
  }

  @Test func joinedPiecesLieAsInThePicture() {
    let dealt = JigsawState(level: JigsawLevel(.fortyEight), seed: 4)
    let geometry = wide(dealt)
    var state = dealt
    place(&state, [9, 10, 15, 16, 11], geometry) { Point(x: Double($0 % 3) * 2, y: -3) }
    let group = state.group(of: piece(9))
    #expect(group?.pieces.count == 5)
    let centers = state.centers(in: geometry)
    for (a, b) in [(9, 10), (10, 11), (15, 16), (9, 15)] {
      let expected = geometry.center(ofCell: b) - geometry.center(ofCell: a)
      #expect((centers[b] - centers[a]).distance(to: expected) < 1e-9)
    }
  }

  @Test func piecesSnapIntoTheFrameFromFartherThanToEachOther() {
    let dealt = JigsawState(level: JigsawLevel(.twelve), seed: 6)
    let geometry = wide(dealt)
    #expect(geometry.frameSnapDistance > 1.5 * geometry.snapDistance)
    for (part, isFixed) in [(0.95, true), (1.05, false)] {
      var state = dealt
      let off = Point(x: geometry.frameSnapDistance * part, y: 0)
      _ = state.place([(piece(5), geometry.center(ofCell: 5) + off)], in: geometry)
      #expect(state.isFixed(piece(5)) == isFixed)
    }
  }

  @Test func aPieceThatMatchesTheFrameIsFixed() {
    var state = JigsawState(level: JigsawLevel(.twelve), seed: 6)
    let geometry = wide(state)
    let cellCenter = geometry.center(ofCell: 5)
    #expect(state.place([(piece(5), cellCenter + Point(x: 3, y: -2))], in: geometry) == [.fixed([piece(5)])])
    let fixed = state
    #expect(state.place([(piece(5), .zero)], in: geometry) == [])
    #expect(state.turn([piece(5)], in: geometry) == [] && state.put([piece(5)], inTray: 0) == [])
    #expect(state == fixed)
    let rules = JigsawRules(state: state, geometry: geometry, selection: [], hidden: [])
    #expect(!rules.canPickUp(piece(5)) && rules.canPickUp(piece(4)))
    #expect(rules.verdict(for: piece(4), over: .cell(5)) == .unknown)
  }

  @Test func turnedPiecesJoinButAreNotFixed() {
    var state = JigsawState(level: JigsawLevel(.twelve, turns: true), seed: 6)
    let geometry = JigsawGeometry(
      table: Rect(x: 0, y: 0, width: 1_600, height: 900), grid: state.grid, turns: true)
    for index in [0, 1] {
      while state.placements[index].turns.count != 1 { _ = state.turn([piece(index)], in: geometry) }
    }
    _ = state.place([(piece(0), geometry.center(ofCell: 0))], in: geometry)
    #expect(!state.isFixed(piece(0)))
    // Turned to the right, the piece on the right lies below.
    let below = geometry.center(ofCell: 0) + Point(x: 0, y: geometry.cell.width)
    #expect(state.place([(piece(1), below)], in: geometry) == [.joined(piece(0))])
    for _ in 0..<3 { _ = state.turn([piece(0)], in: geometry) }
    #expect(state.group(of: piece(1))?.turns == .upright)
    let group = state.group(of: piece(0))
    let anchor = group.map { geometry.center(of: $0, anchoredAt: geometry.frame.center) } ?? .zero
    #expect(state.place([(piece(0), anchor)], in: geometry) == [.fixed([piece(0), piece(1)])])
  }

  @Test func decodingAJigsawReturnsTheEncodedState() throws {
    for level in JigsawLevel.allCases {
      var state = JigsawState(level: level, seed: 11)
      let geometry = wide(state)
      state.trays = ["Sky", ""]
      place(&state, Array(0..<8), geometry) { _ in .zero }
      _ = state.put([piece(9)], inTray: 1)
      let again = try JSONDecoder().decode(JigsawState.self, from: JSONEncoder().encode(state))
      #expect(again == state && again.isValid)
    }
  }

  @Test func impossibleStatesAreInvalid() throws {
    let dealt = JigsawState(level: JigsawLevel(.twelve), seed: 2)
    #expect(dealt.isValid)
    func broken(_ change: (inout JigsawState) -> Void) -> Bool {
      var state = dealt
      change(&state)
      return !state.isValid
    }
    let spot = JigsawSpot(x: 1, y: 1)
    #expect(broken { $0.placements[3] = JigsawPlacement(leader: 9, .table(spot)) })
    #expect(broken { $0.placements[3] = JigsawPlacement(leader: 1, .table(spot)) })
    #expect(broken { $0.placements[3] = JigsawPlacement(leader: 3, .tray(0, 0)) })
    #expect(broken { $0.placements[3] = JigsawPlacement(leader: 3, .heap(12)) })
    #expect(broken { $0.placements[3] = JigsawPlacement(leader: 3, .heap(1), QuarterTurns(1)) })
    #expect(broken { $0.trays = Array(repeating: "", count: 7) })
    #expect(broken { $0.placements.removeLast() })
    // Two pieces that are not neighbors are no group.
    #expect(
      broken { state in
        for index in [0, 11] { state.placements[index] = JigsawPlacement(leader: 0, .table(spot)) }
      })
  }
}
