import DragAndDrop
import Geometry
import Widgets

/// The context menu of pieces, which moves a piece to one of the places that accept it.
@MainActor struct MoveMenu<Model: DragModel> {
  unowned let coordinator: DragCoordinator<Model>

  /// Opens the menu of an item; returns false if the item cannot be moved, or to too many places.
  func open(for item: Model.Item) -> Bool {
    guard let piece = coordinator.pieces[item] else { return false }
    let commands = coordinator.stickyInput.moveCommands(for: item)
    let moves = commands.map { command in
      ContextMenu.Item(command.label) { [weak coordinator] in
        coordinator?.stickyInput.perform(command, for: item)
      }
    }
    let items = moves + (coordinator.transfers?.menuItems(for: item) ?? [])
    guard !items.isEmpty else { return false }
    ContextMenu(items, over: coordinator.board, at: piece.currentFrame)
    return true
  }

  func open(at point: Point) -> Bool {
    guard !coordinator.board.hasInnerPiece(at: point) else { return false }
    return coordinator.board.piece(at: point).flatMap(coordinator.item).map(open) ?? false
  }
}
