import Testing

@testable import Games

/// Which states of a jigsaw the rules lead to, and what is counted of them.
@Suite struct JigsawValidityTests {
  /// Three columns of four pieces.
  private let dealt = JigsawState(level: JigsawLevel(.twelve), seed: 2)

  private func state(joined groups: [[Int]] = [], fixed: [Int] = []) -> JigsawState {
    var state = dealt
    for group in groups { state.set(group.map(piece), .table(JigsawSpot(x: 1, y: 1)), .upright) }
    state.fix(fixed.map(piece))
    return state
  }

  @Test func traysAreLimitedInNumberAndNames() {
    var state = dealt
    state.trays = Array(repeating: String(repeating: "a", count: 30), count: 6)
    #expect(state.isValid)
    state.trays[0] += "a"
    #expect(!state.isValid)
  }

  @Test func aGroupInASlotOfTheHeapIsInvalid() {
    var state = state(joined: [[0, 1]])
    #expect(state.isValid)
    state.set([piece(0), piece(1)], .heap(3), .upright)
    #expect(!state.isValid)
  }

  @Test func piecesStayJoinedAndInTheFrame() {
    let earlier = state(joined: [[1, 2]], fixed: [5])
    let successors = [
      earlier, state(joined: [[0, 1, 2]], fixed: [5]), state(joined: [[1, 2], [3, 4]], fixed: [5]),
      state(fixed: [1, 2, 5]),
    ]
    for later in successors { #expect(later.isSuccessor(of: earlier)) }
    // The group in pieces, the fixed piece on the table again, and half of the group in the frame.
    let others = [state(fixed: [5]), state(joined: [[1, 2]]), state(fixed: [2, 5]), state(fixed: [1, 5])]
    for later in others { #expect(!later.isSuccessor(of: earlier)) }
  }

  @Test func nothingFollowsTheEndOrAnotherJigsaw() {
    let solved = state(fixed: Array(0..<12))
    #expect(solved.isSuccessor(of: state(fixed: Array(0..<11))) && !solved.isSuccessor(of: solved))
    #expect(dealt.isSuccessor(of: dealt))
    #expect(!JigsawState(level: JigsawLevel(.twelve), seed: 3).isSuccessor(of: dealt))
  }

  @Test func theProgressCountsJoinsAndPiecesInTheFrame() {
    #expect(dealt.progress == Progress(0, of: 12))
    #expect(state(joined: [[0, 1, 4]], fixed: [5]).progress == Progress(3, of: 12))
    #expect(state(fixed: Array(0..<12)).progress == Progress(12, of: 12))
    #expect(state(fixed: [5, 7]).fixedPieces == [piece(5), piece(7)])
  }

  @Test func manyPiecesHaveFewerUndoSteps() {
    let limits: [(JigsawSize, Int)] = [(.twelve, 500), (.hundred, 320), (.threeHundred, 106), (.thousand, 32)]
    for (size, limit) in limits { #expect(JigsawState(level: JigsawLevel(size), seed: 1).undoLimit == limit) }
  }

  @Test func eachBuiltInPictureIsAVariant() {
    let level = JigsawLevel(.twelve)
    #expect(JigsawState.variantCount == 13)
    for (index, picture) in PuzzlePicture.allBuiltIn.enumerated() {
      let state = JigsawState(level: level, seed: 5, variant: index + 1)
      #expect(state.picture == picture && state.variant == index + 1 && state.grid.aspect == 1_000)
    }
    #expect(JigsawState(level: level, seed: 5, variant: 0) == JigsawState(level: level, seed: 5))
    let photo = PuzzlePicture.photo(Photo(id: "a1", title: "sea"))
    #expect(JigsawState(level: level, seed: 5, picture: photo).variant == nil)
  }

  @Test func theNextLevelHasMorePieces() {
    #expect(JigsawLevel(.twelve).next == JigsawLevel(.twentyFour))
    #expect(JigsawLevel(.hundred, turns: true).next == JigsawLevel(.threeHundred, turns: true))
    #expect(JigsawLevel(.thousand).next == nil)
  }

  @Test func groupsDifferByTheirPiecesPlacementAndGrid() {
    func group(_ indices: [Int], x: Int = 1, aspect: Int = 1_000) -> JigsawGroup {
      JigsawGroup(
        indices.map(piece), JigsawPlacement(leader: 0, .table(JigsawSpot(x: x, y: 1))),
        in: JigsawGrid(.twelve, aspect: aspect))
    }
    #expect(group([0, 1]) == group([0, 1]) && group([0, 1]) != group([0, 1, 2]))
    #expect(group([0, 1]) != group([0, 1], x: 2) && group([0, 1]) != group([0, 1], aspect: 999))
  }
}
