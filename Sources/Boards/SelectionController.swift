import DragAndDrop
import Geometry
import Widgets

/// A controller that lets the user select pieces of a board, which are then dragged together.
///
/// Ctrl with a click or Space selects or deselects a piece, and Shift with a click or an arrow key extends the
/// selection. Ctrl+A selects all pieces or, in lists, all of the focused list, and Escape deselects all. A drag over
/// the background selects the pieces that it touches.
///
/// The model holds the selection, and its rules return it from `dragGroup(for:)`.
public final class SelectionController<Model: DragModel> {
  private let coordinator: DragCoordinator<Model>
  private let selection: ReferenceWritableKeyPath<Model, Selection<Model.Item>>
  private let announcement: ((Int) -> String)?
  private var token: ObservationToken?

  /// Creates a controller for a selection of the model.
  ///
  /// - Parameter announcement: Returns the sentence about the number of selected pieces; nil for '2 selected.'
  public init(
    _ coordinator: DragCoordinator<Model>, _ selection: ReferenceWritableKeyPath<Model, Selection<Model.Item>>,
    announcement: ((Int) -> String)? = nil
  ) {
    (self.coordinator, self.selection, self.announcement) = (coordinator, selection, announcement)
    coordinator.hooks.clickAction = { [weak self] item, event in self?.input.clickAction(of: item, event) }
    coordinator.hooks.isSelected = { [weak self] item in self?.input.contains(item) == true }
    coordinator.board.onKey.add { [weak self] key in self?.handle(key) ?? false }
    RubberBand(coordinator, selection: { [weak self] in self?.selected ?? [] }) { [weak self] in
      self?.select(in: $0, keeping: $1)
    }
    coordinator.board.onBackgroundClick.observe { [weak self] _ in self?.input.clear() }
    token = observe { [weak self] in self?.show() }
  }

  private var model: Model { coordinator.model }
  private var selected: Set<Model.Item> { model[keyPath: selection].items }

  private var input: SelectionInput<DragCoordinator<Model>> {
    SelectionInput(coordinator, selection, keys: coordinator.options.keys, announcement: announcement) { [weak self] in
      self?.items ?? []
    }
  }

  /// The items that can be selected, in reading order.
  private var items: [Model.Item] {
    coordinator.hooks.items().map { $0.filter(model.rules.canPickUp) } ?? coordinator.movableItems
  }

  private func show() {
    let selection = model[keyPath: selection]
    for (item, piece) in coordinator.allPieces { piece.isSelected = selection.contains(item) }
  }

  private func handle(_ key: KeyPress) -> Bool {
    guard let focused = coordinator.board.focusedItem, focused.hasFocus else { return false }
    return input.handle(key, on: focused)
  }

  private func select(in rect: Rect, keeping kept: Set<Model.Item>) {
    let touched = items.filter { coordinator.piece($0)?.shownFrame.map { $0.overlap(with: rect) > 0 } == true }
    model[keyPath: selection].select(kept.union(touched))
  }
}
