import Geometry

/// Pieces that are joined and move together; a single piece is a group of one.
package struct JigsawGroup: Equatable, Sendable {
  /// The pieces in ascending order.
  package let pieces: [JigsawPiece]
  package let placement: JigsawPlacement
  package let grid: JigsawGrid
  private let first: (row: Int, column: Int)
  private let last: (row: Int, column: Int)

  package static func == (a: JigsawGroup, b: JigsawGroup) -> Bool {
    a.pieces == b.pieces && a.placement == b.placement && a.grid == b.grid
  }

  init(_ pieces: [JigsawPiece], _ placement: JigsawPlacement, in grid: JigsawGrid) {
    (self.pieces, self.placement, self.grid) = (pieces, placement, grid)
    let start = (grid.row(pieces[0].index), grid.column(pieces[0].index))
    var (first, last) = (start, start)
    for piece in pieces.dropFirst() {
      let (row, column) = (grid.row(piece.index), grid.column(piece.index))
      first = (min(first.0, row), min(first.1, column))
      last = (max(last.0, row), max(last.1, column))
    }
    (self.first, self.last) = (first, last)
  }

  package var leader: JigsawPiece { JigsawPiece(index: placement.leader) }
  package var turns: QuarterTurns { placement.turns }
  package var isFixed: Bool { placement.location == .frame }
  package var isLoose: Bool { !isFixed }

  /// The rectangle of the cells where the pieces belong, without tabs, in cell units of the picture.
  package var home: Rect {
    let cell = grid.cell
    return Rect(
      x: Double(first.column) * cell.width, y: Double(first.row) * cell.height,
      width: Double(last.column - first.column + 1) * cell.width,
      height: Double(last.row - first.row + 1) * cell.height)
  }

  /// The numbers of rows and columns that the group covers when upright.
  package var span: (rows: Int, columns: Int) { (last.row - first.row + 1, last.column - first.column + 1) }
  /// The row and column of the group's top left cell.
  package var origin: (row: Int, column: Int) { first }

  package var hasEdge: Bool { pieces.contains { grid.isEdge($0.index) } }
}

extension JigsawState {
  /// Returns the group of a piece; `nil` for an unknown piece.
  package func group(of piece: JigsawPiece) -> JigsawGroup? {
    guard placements.indices.contains(piece.index) else { return nil }
    let placement = placements[piece.index]
    guard placement.location != .frame else { return JigsawGroup([piece], placement, in: grid) }
    let members = placements.indices.filter { placements[$0].leader == placement.leader }
    return JigsawGroup(members.map(JigsawPiece.init), placement, in: grid)
  }

  /// Returns the first piece of the group of a piece, which identifies the group.
  package func leader(of piece: JigsawPiece) -> JigsawPiece {
    placements.indices.contains(piece.index) ? JigsawPiece(index: placements[piece.index].leader) : piece
  }

  /// The groups outside the frame, in the order of their first pieces.
  package var looseGroups: [JigsawGroup] {
    let (placements, grid) = (placements, grid)
    var members = Array(repeating: [JigsawPiece](), count: placements.count)
    for (index, placement) in placements.enumerated() where placement.location != .frame {
      members[placement.leader].append(JigsawPiece(index: index))
    }
    return zip(members, placements).compactMap { pieces, placement in
      pieces.isEmpty ? nil : JigsawGroup(pieces, placement, in: grid)
    }
  }

  /// The pieces that lie alone on the table and have no straight side.
  var singleInnerPieces: Set<JigsawPiece> {
    let groups = looseGroups.filter { $0.pieces.count == 1 && !$0.hasEdge && $0.placement.location.tray == nil }
    return Set(groups.map(\.leader))
  }

  var hasOnlySingleInnerPieces: Bool { singleInnerPieces.count == looseGroups.count }

  package var fixedPieces: [JigsawPiece] { pieces.filter { placements[$0.index].location == .frame } }
}
