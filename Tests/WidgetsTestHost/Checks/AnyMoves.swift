import Boards
import CGtk
import Geometry
import Widgets

extension Check {
  /// Pieces after random motions.
  static let anyMoves: [Check] = [
    Check("Piece: after random motions it comes to rest at its frame") {
      let scene = BoardScene()
      let (pages, other) = (PageStack(.fade), Canvas())
      for page in [scene.board, other] { pages.add(page) }
      let stage = try Stage(pages)
      defer { Desktop.setAnimations(true) }
      for seed in 0..<UInt64(8) {
        var hand = RandomHand(scene.board, scene.pieces, seed) { pages.show($0 ? scene.board : other) }
        for _ in 0..<40 {
          hand.act()
          try stage.frames(Int.random(in: 0...2, using: &hand.random))
        }
        hand.release()
        try Loop.run(until: "all have come to rest, seed \(seed)") {
          !scene.pieces.contains { $0.isMoving || $0.isScaled }
        }
        try stage.frames()
        for (index, piece) in scene.pieces.enumerated() {
          let what = "of piece \(index), seed \(seed)"
          try expect(piece.currentFrame, is: piece.frame, "frame \(what)")
          let bounds = try required(scene.bounds(of: piece), "bounds \(what)")
          try expect(bounds.origin, near: piece.frame.origin, within: 0.5, "place \(what)")
          try expect(bounds.size.width, near: piece.frame.size.width, within: 0.5, "width \(what)")
        }
      }
    }
  ]
}

/// Moves the pieces of a board at random, reproducibly by seed.
private struct RandomHand {
  private let board: Board
  private let pieces: [Piece]
  private let show: (_ isBoard: Bool) -> Void
  var random: SplitMix

  /// `show` shows the board, or something else in its place.
  init(_ board: Board, _ pieces: [Piece], _ seed: UInt64, show: @escaping (_ isBoard: Bool) -> Void) {
    (self.board, self.pieces, self.show, random) = (board, pieces, show, SplitMix(state: seed))
  }

  mutating func act() {
    let (piece, point) = (pieces[Int.random(in: pieces.indices, using: &random)], randomPoint())
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1: piece.hold(at: point, grab: Point(x: 10, y: 10))
    case 2: piece.hover { point }
    case 3: piece.animateToFrame()
    case 4: piece.animateToFrame(from: point, after: randomDelay())
    case 5: piece.glideToFrame(velocity: 5) { point * (1 - $0) }
    case 6: move(piece, to: point)
    case 7: board.setNeedsLayout()
    case 8: board.setOrder(pieces.shuffled(using: &random))
    case 9:
      board.remove(piece)
      board.add(piece)
    case 10: show(Bool.random(using: &random))
    default: Desktop.setAnimations(Bool.random(using: &random))
    }
  }

  /// Moves a piece as a view does after a change of the state.
  private mutating func move(_ piece: Piece, to point: Point) {
    let start = piece.currentFrame.center
    piece.frame.origin = point
    if !piece.isLifted { piece.animateToFrame(from: start, after: randomDelay()) }
  }

  func release() {
    Desktop.setAnimations(true)
    show(true)
    for piece in pieces where piece.isLifted { piece.animateToFrame() }
  }

  /// A delay in seconds, not always in whole milliseconds.
  private mutating func randomDelay() -> Double { Double(Int.random(in: 0...3, using: &random)) * 0.0151 }

  private mutating func randomPoint() -> Point {
    Point(x: Double(Int.random(in: 0..<300, using: &random)), y: Double(Int.random(in: 0..<350, using: &random)))
  }
}
