import DragAndDrop
import Geometry

@testable import Games

/// The moves of a player.
@MainActor
extension JigsawGame {
  convenience init(_ world: TestWorld, level: JigsawLevel = JigsawLevel(.twelve)) {
    self.init(level: level, environment: world.start())
  }

  @discardableResult
  func bring(_ piece: JigsawPiece, to place: JigsawPlace?, by input: DragInput = .pointer) -> JigsawRules.Outcome? {
    guard pickUp(piece, by: input) else { return nil }
    move(piece, to: nil, over: place)
    return drop(piece)
  }

  /// Drops a group on the table with its center at a point.
  @discardableResult
  func bring(_ piece: JigsawPiece, to point: Point, by input: DragInput = .pointer) -> JigsawRules.Outcome? {
    guard let group = state.group(of: piece) else { return nil }
    return bring(piece, to: .table(geometry.spot(of: group, centeredAt: point)), by: input)
  }

  /// Brings every piece to its cell.
  func solve(by input: DragInput = .keyboard) {
    for piece in state.pieces where !state.isFixed(piece) {
      while let group = state.group(of: piece), !group.turns.isUpright { turn(piece) }
      bring(piece, to: .cell(piece.index), by: input)
    }
  }

  /// Drops a piece beside another one as in the picture, off by a distance.
  func join(_ piece: JigsawPiece, to other: JigsawPiece, off offset: Point = .zero) {
    guard let group = state.group(of: piece), let target = state.group(of: other) else { return }
    let anchor = geometry.anchor(of: target, centeredAt: geometry.center(of: target))
    bring(piece, to: geometry.center(of: group, anchoredAt: anchor) + offset)
  }
}

extension JigsawState {
  static let levels = JigsawLevel.allCases.filter { $0.size.count <= 100 }

  /// The centers of all pieces on a table.
  func centers(in geometry: JigsawGeometry) -> [Point] {
    pieces.compactMap { piece in
      group(of: piece).map { geometry.center(of: piece, in: $0, centeredAt: geometry.center(of: $0)) }
    }
  }
}

func piece(_ index: Int) -> JigsawPiece { JigsawPiece(index: index) }
