import DragAndDrop
import Geometry
import Widgets

/// A rectangle that the user draws over the background of a board to select the items in it.
///
/// With Ctrl or Shift, what was selected before stays selected. A rubber band cancels a drag by clicks.
public final class RubberBand<Model: DragModel> {
  private weak var coordinator: DragCoordinator<Model>?
  private let selection: () -> Set<Model.Item>
  private let select: (Rect, Set<Model.Item>) -> Void
  private let ended: () -> Void
  private var kept: Set<Model.Item> = []

  /// Draws a rubber band for each drag over the background, for as long as the board lives.
  ///
  /// - Parameters:
  ///   - selection: Returns the selected items.
  ///   - ended: Called at the end of each rubber band.
  ///   - select: Selects the items in a rectangle of the board, and those that stay selected.
  @discardableResult
  public init(
    _ coordinator: DragCoordinator<Model>, selection: @escaping () -> Set<Model.Item>,
    ended: @escaping () -> Void = {}, select: @escaping (_ rect: Rect, _ kept: Set<Model.Item>) -> Void
  ) {
    (self.coordinator, self.selection, self.select, self.ended) = (coordinator, selection, select, ended)
    coordinator.board.onBackgroundDrag.observe { [self] in follow($0) }
  }

  private func follow(_ event: DragEvent) {
    guard let coordinator else { return }
    switch event.phase {
    case .began: kept = event.hasModifiers ? selection() : []
    case .changed where event.hasMoved:
      coordinator.cancelStickyDrag()
      let rect = Rect(from: event.grab, to: event.point)
      coordinator.board.rubberBand = rect
      select(rect, kept)
    case .changed: break
    case .ended, .cancelled:
      guard coordinator.board.rubberBand != nil else { return }
      coordinator.board.rubberBand = nil
      ended()
    }
  }
}
