import Boards
import Games
import Widgets

extension MoveMeView {
  var setsChangedTexts: Bool { true }
  /// Those of a square change with the square alone.
  func describeAll(_ items: [BoardItem]) {}

  func describe(_ item: BoardItem) {
    switch item {
    case let piece as SquarePiece: describe(piece)
    case let swatch as ColorSwatch: describe(swatch)
    default: break
    }
  }

  private func describe(_ piece: SquarePiece) {
    guard let square = game.state.square(piece.number) else { return }
    let isPickedUp = game.drag.carry(of: piece.number) != nil
    piece.accessibleLabel = game.text.pieceName(square, isPickedUp: isPickedUp)
    set(game.text.pieceDescription(isPickedUp: isPickedUp), of: piece)
    piece.setAction(BoardWords.translated.putBack, enabled: isPickedUp)
  }

  private func describe(_ swatch: ColorSwatch) {
    swatch.accessibleLabel = game.text.swatchName(swatch.color)
    set(game.text.swatchDescription, of: swatch)
  }

  /// What can be done with an item is not read once more after what was done with it.
  private func set(_ description: String, of item: BoardItem) {
    item.accessibleDescription = coordinator.message(with: item, description) ?? description
  }
}
