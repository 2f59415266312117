package enum JigsawChange: GameChange {
  /// Groups, named by their first pieces, were moved without a join.
  case moved([JigsawPiece])
  /// Groups were joined to one that begins with this piece.
  case joined(JigsawPiece)
  /// Pieces reached their places in the frame.
  case fixed([JigsawPiece])
  case turned([JigsawPiece])
  case putInTray([JigsawPiece], Int)
  /// The single pieces lie around the frame again.
  case gathered
  case sortedByColor
  case trayAdded(Int)
  case trayRenamed(Int)
  case trayRemoved(name: String, pieces: Int)
  case selected(count: Int)
  case filtered(isOn: Bool)
  case hinted(JigsawHint)
  case pictureShown
  case solved
  case dealt
  case undone
  case redone
}

package enum JigsawHint: Equatable, Sendable {
  case piece(JigsawPiece)
  case place(JigsawPiece)
  case move(JigsawPiece)

  package var piece: JigsawPiece {
    switch self {
    case .piece(let piece), .place(let piece), .move(let piece): piece
    }
  }
}
