import Boards
import CGtk
import DragAndDrop
import Geometry
import Observation
import Widgets

@Observable final class ListGame: DragModel {
  typealias Lists = SortableLists<String, Int>

  let dragState = DragState<Lists>()
  private(set) var rules: Lists

  init(_ count: Int) { rules = Lists([("long", Array(1...count)), ("short", [0])]) }

  func dragEnded(_ item: Int, with outcome: Lists.Outcome) {
    if case .stays(let slot) = outcome { rules.move(item, to: slot) }
  }
}

/// A slot with round ends.
final class RoundSlot: SlotPlace {
  override var markStyle: MarkStyle {
    var style = super.markStyle
    style.radius = 30
    return style
  }
}

/// A list with its own scrolling, beside a short one.
final class ListScene: DragCoordinatorDelegate {
  typealias Model = ListGame

  let game: ListGame
  let coordinator: DragCoordinator<ListGame>
  let stage: Stage
  let lists: SortableController<ListGame>

  init(_ count: Int, _ style: InsertionStyle = .gap, makePlace: ((ListGame.Lists.Slot) -> Place)? = nil) throws {
    game = ListGame(count)
    coordinator = DragCoordinator(board: Board(), model: game, collision: .closestCenter)
    lists = SortableController(
      coordinator, name: { $0 }, makePiece: { CaptionedPiece("Item \($0)") }, makePlace: makePlace)
    (lists.scrollsLists, lists.insertionStyle) = (true, style)
    coordinator.board.expand()
    stage = try Stage(coordinator.board)
    coordinator.delegate = self
    try stage.frames(2)
  }

  func update() { lists.update() }

  func layOutItems(in size: Size) {
    let columns = Rect(origin: .zero, size: size).columns(2).map { $0.inset(by: 20) }
    lists.layOutItems(in: [
      "long": StackLayout(columns[0], length: 60, spacing: 8), "short": StackLayout(columns[1], length: 60, spacing: 8),
    ])
  }

  var area: ScrollArea {
    get throws { try required(coordinator.piece(game.rules["long"].first ?? 1)?.scrollArea ?? anyArea, "the area") }
  }
  private var anyArea: ScrollArea? { coordinator.board.items.lazy.compactMap { $0 as? ScrollArea }.first }

  func piece(_ item: Int) throws -> Piece { try required(coordinator.piece(item), "item \(item)") }
  var focused: String { coordinator.board.focusedItem?.accessibleLabel ?? "nothing" }
  /// The number of pieces.
  var pieceCount: Int { coordinator.board.items.count { $0 is Piece } }

  func press(_ key: Int32) throws {
    WidgetsTestHost.press(key, on: try coordinator.board.controller(gtk_event_controller_key_get_type()))
    try stage.frames(2)
  }
}
