import DragAndDrop
import Geometry
import Widgets

/// A controller that lets the user select pieces of a board, which are then dragged together.
///
/// Ctrl with a click or Space adds a piece, Shift with a click or an arrow key extends the selection, Ctrl+A selects all
/// pieces, Escape none, and a drag over the background selects the pieces that it touches.
///
/// The model holds the selection, and its rules return it from `dragGroup(for:)`.
public final class SelectionController<Model: DragModel> {
  private let coordinator: DragCoordinator<Model>
  private let selection: ReferenceWritableKeyPath<Model, Selection<Model.Item>>
  private let selected: (Int) -> String
  private var selectedBefore: Set<Model.Item> = []
  private var token: ObservationToken?

  /// Creates a controller for a selection of the model; `announcement` announces the number of selected pieces.
  public init(
    _ coordinator: DragCoordinator<Model>, _ selection: ReferenceWritableKeyPath<Model, Selection<Model.Item>>,
    announcement: @escaping (Int) -> String = { "\($0) selected" }
  ) {
    (self.coordinator, self.selection, selected) = (coordinator, selection, announcement)
    coordinator.hooks.clickAction = { [weak self] item, event in self?.action(of: item, event) }
    coordinator.hooks.isSelected = { [weak self] item in self?.model[keyPath: selection].contains(item) == true }
    coordinator.board.onKey.add { [weak self] key in self?.handle(key) ?? false }
    coordinator.board.onBackgroundDrag.observe { [weak self] event in self?.followRubberBand(event) }
    coordinator.board.onBackgroundClick.observe { [weak self] _ in self?.model[keyPath: selection].clear() }
    token = observe { [weak self] in self?.show() }
  }

  private var model: Model { coordinator.model }

  /// The items that can be selected, in reading order.
  private var items: [Model.Item] {
    coordinator.hooks.items().map { $0.filter(model.rules.canPickUp) } ?? coordinator.movableItems
  }

  private func show() {
    let selection = model[keyPath: selection]
    for (item, piece) in coordinator.allPieces { piece.isSelected = selection.contains(item) }
  }

  private func action(of item: Model.Item, _ event: DragEvent) -> (() -> Void)? {
    guard event.hasModifiers else { return nil }
    return { [weak self] in self?.change { $0.click(item, extends: event.shift, in: self?.items ?? []) } }
  }

  private func handle(_ key: KeyPress) -> Bool {
    guard !model.session.isDragging, let focused = coordinator.board.focusedItem, focused.hasFocus,
      let item = coordinator.item(of: focused)
    else { return false }
    switch key.key {
    case .activate where key.control: change { $0.toggle(item) }
    case .selectAll: change { $0.select(Set(items)) }
    case .escape where !model[keyPath: selection].isEmpty: change { $0.clear() }
    case .up where key.shift: extend(from: focused, towards: .up)
    case .down where key.shift: extend(from: focused, towards: .down)
    case .left where key.shift: extend(from: focused, towards: .left)
    case .right where key.shift: extend(from: focused, towards: .right)
    default: return false
    }
    return true
  }

  private func extend(from focused: BoardItem, towards direction: FocusDirection) {
    if let item = coordinator.item(of: focused), !model[keyPath: selection].contains(item) {
      model[keyPath: selection].toggle(item)
    }
    guard let next = coordinator.focusOrder.group(of: focused)?.neighbor(of: focused, towards: direction),
      next.grabFocus(), let item = coordinator.item(of: next)
    else { return }
    change { $0.extend(to: item, in: items) }
  }

  private func change(_ change: (inout Selection<Model.Item>) -> Void) {
    change(&model[keyPath: selection])
    coordinator.accessibility.speak(selected(model[keyPath: selection].items.count))
  }

  private func followRubberBand(_ event: DragEvent) {
    switch event.phase {
    case .began: selectedBefore = event.hasModifiers ? model[keyPath: selection].items : []
    case .changed where event.hasMoved:
      let band = Rect(from: event.grab, to: event.point)
      coordinator.board.rubberBand = band
      let touched = items.filter { coordinator.piece($0)?.shownFrame.map { $0.overlap(with: band) > 0 } == true }
      model[keyPath: selection].select(selectedBefore.union(touched))
    case .changed: break
    case .ended, .cancelled: coordinator.board.rubberBand = nil
    }
  }
}

extension Selection {
  fileprivate mutating func click(_ item: Item, extends: Bool, in order: [Item]) {
    if extends { extend(to: item, in: order) } else { toggle(item) }
  }
}
