import DragAndDrop
import Geometry
import Widgets

/// The context menu of pieces, which moves a piece to one of the places that accept it.
@MainActor struct MoveMenu<Model: DragModel> {
  unowned let coordinator: DragCoordinator<Model>

  static var limit: Int { 16 }

  /// Opens the menu of an item; returns false if the item cannot be moved, or to too many places.
  func open(for item: Model.Item) -> Bool {
    guard let piece = coordinator.pieces[item] else { return false }
    guard let commands = commands(for: item) else { return false }
    let moves = commands.map { command in
      ContextMenu.Item(command.label) { [weak coordinator] in
        coordinator.map { MoveMenu(coordinator: $0).move(item, to: command.place) }
      }
    }
    let items = moves + (coordinator.transfers?.menuItems(for: item) ?? [])
    guard !items.isEmpty else { return false }
    ContextMenu(items, over: coordinator.board, at: piece.currentFrame)
    return true
  }

  func open(at point: Point) -> Bool {
    let piece = coordinator.board.items.last { $0 is Piece && $0.isTarget && $0.currentFrame.contains(point) }
    return piece.flatMap(coordinator.item).map(open) ?? false
  }

  private func commands(for item: Model.Item) -> [MoveCommand<Model.Place>]? {
    let model = coordinator.model
    guard model.isDragAllowed, !model.session.isDragging, model.rules.canPickUp(item) else { return nil }
    if let own = coordinator.moveCommands?(item) { return own }
    let places = model.places(for: item).filter { coordinator.places[$0] != nil }
    guard places.count <= Self.limit else { return [] }
    return places.map { place in
      MoveCommand(
        coordinator.strings("Move to {place}", ["place": coordinator.announcer.name(of: place)]), to: place)
    }
  }

  private func move(_ item: Model.Item, to place: Model.Place) {
    guard coordinator.model.pickUp(item, by: .click) else { return }
    coordinator.stickyInput.drop(on: place, movesFocus: true)
  }
}
