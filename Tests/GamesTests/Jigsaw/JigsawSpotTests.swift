import Testing

@testable import Games

@Suite struct JigsawSpotTests {
  @Test func aSpotCountsStepsOfTheFreeSpace() {
    let spot = JigsawSpot(across: 0.25, down: 1)
    #expect(spot == JigsawSpot(x: 16_384, y: 65_535))
    #expect(abs(spot.across - 0.25) < 1e-5 && spot.down == 1)
    #expect(JigsawSpot(across: -0.5, down: 1.5) == JigsawSpot(x: 0, y: 65_535))
    #expect(JigsawSpot(x: 65_536, y: -1) == JigsawSpot(x: 65_535, y: 0))
    #expect(JigsawSpot(across: .infinity, down: .nan) == JigsawSpot(x: 65_535, y: 0))
  }

  private static let placements: [(JigsawPlacement, [Int])] = [
    (JigsawPlacement(leader: 7, .heap(11), QuarterTurns(3)), [7, 0, 3, 11, 0]),
    (JigsawPlacement(leader: 999, .table(JigsawSpot(x: 65_535, y: 5)), QuarterTurns(2)), [999, 1, 2, 65_535, 5]),
    (JigsawPlacement(leader: 0, .frame), [0, 2, 0, 0, 0]),
    (JigsawPlacement(leader: 31, .tray(4, 65_535), QuarterTurns(1)), [31, 3, 1, 4, 65_535]),
  ]

  @Test func aPlacementIsStoredAsFiveNumbers() {
    #expect(JigsawPlacement.radix == 32 && JigsawPlacement.lengths == [2, 1, 1, 4, 4])
    for (placement, numbers) in Self.placements {
      #expect(placement.numbers == numbers)
      #expect(JigsawPlacement(numbers: numbers) == placement)
    }
  }

  /// A direction or a number out of range, an unknown kind, and a number that the kind does not have.
  @Test(arguments: [
    [0, 0, 4, 0, 0], [0, 1, 0, 65_536, 0], [0, 1, 0, 0, 65_536], [0, 4, 0, 0, 0], [0, 0, 0, 0, 1], [0, 2, 0, 0, 1],
    [0, 2, 0, 1, 0],
  ])
  func impossiblePlacementsAreRejected(numbers: [Int]) {
    #expect(JigsawPlacement(numbers: numbers) == nil)
  }

  @Test func fourQuarterTurnsLeadBack() {
    let turns = (0..<5).map { QuarterTurns($0) }
    #expect(turns.map(\.count) == [0, 1, 2, 3, 0] && turns[4] == .upright)
    #expect(turns.map(\.isUpright) == [true, false, false, false, true])
    #expect(turns.map(\.isSideways) == [false, true, false, true, false])
    #expect(turns.dropLast().map(\.next) == Array(turns.dropFirst()))
  }
}
