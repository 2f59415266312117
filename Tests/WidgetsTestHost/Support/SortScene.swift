import Boards
import CGtk
import DragAndDrop
import Geometry
import Observation
import Widgets

@Observable final class SortGame: DragModel {
  typealias Lists = SortableLists<String, String>

  let dragState = DragState<Lists>()
  private(set) var rules: Lists

  init(_ strategy: Lists.Strategy = .insert) {
    rules = Lists([("To do", ["a", "b", "c"]), ("Done", ["d"])], strategy: strategy)
  }

  func dragEnded(_ card: String, with outcome: Lists.Outcome) {
    if case .stays(let slot) = outcome { rules.move(card, to: slot) }
  }
}

/// Two lists of cards beside one another, or one above the other as grids of two columns.
final class SortScene: DragCoordinatorDelegate {
  typealias Model = SortGame

  let game: SortGame
  let coordinator: DragCoordinator<SortGame>
  let stage: Stage
  private let lists: SortableController<SortGame>

  private let isGrid: Bool
  /// The heights of cards that differ from the others.
  var heights: [String: Double] = [:]

  init(_ strategy: SortGame.Lists.Strategy = .insert, isGrid: Bool = false) throws {
    let game = SortGame(strategy)
    (self.game, self.isGrid) = (game, isGrid)
    coordinator = DragCoordinator(board: Board(), model: game, collision: .closestCenter) { game.rules.slot(of: $0) }
    lists = SortableController(coordinator) { $0 }
    for card in ["a", "b", "c", "d"] { coordinator.add(CaptionedPiece("Card \(card)"), for: card) }
    coordinator.board.expand()
    stage = try Stage(coordinator.board)
    coordinator.delegate = self
    try stage.frames(2)
  }

  func update() { lists.update() }

  func layOutItems(in size: Size) {
    if isGrid { return placeGrids(in: size) }
    let columns = Rect(origin: .zero, size: size).columns(2)
    lists.layOutItems(in: [
      "To do": StackLayout(columns[0].inset(by: 10), length: 60, spacing: 8),
      "Done": StackLayout(columns[1].inset(by: 10), length: 60, spacing: 8),
    ]) { [heights] in heights[$0].map { Size(width: 0, height: $0) } }
  }

  private func placeGrids(in size: Size) {
    let rows = Rect(origin: .zero, size: size).rows(2).map { row in
      GridLayout(
        Rect(x: 0, y: row.minY, width: 130, height: row.size.height), item: Size(width: 60, height: 60), spacing: 10,
        isRightToLeft: coordinator.board.isRightToLeft)
    }
    lists.layOutItems(in: ["To do": rows[0], "Done": rows[1]])
  }

  /// The cards by their current frames, from top to bottom of each list; a dragged card leaves a gap where it will drop.
  var shown: [String] {
    let middle = coordinator.board.size.width / 2
    let cards = ["a", "b", "c", "d"].compactMap { card in coordinator.piece(card).map { (card, $0.frame.center) } }
    return [cards.filter { $0.1.x < middle }, cards.filter { $0.1.x > middle }].map { column in
      column.sorted { $0.1.y < $1.1.y }.map(\.0).joined()
    }
  }

  /// The center of a card's frame.
  func middle(_ card: String) -> Point { coordinator.piece(card)?.frame.center ?? .zero }

  func press(_ key: Int32) throws {
    WidgetsTestHost.press(key, on: try coordinator.board.controller(gtk_event_controller_key_get_type()))
    try stage.frames(2)
  }
}
