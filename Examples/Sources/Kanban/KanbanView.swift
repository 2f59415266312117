import Boards
import DragAndDrop
import Geometry
import Widgets

/// The view: three columns of cards that make room, each of which scrolls by itself.
@MainActor final class KanbanView: DragCoordinatorDelegate {
  typealias Model = Kanban

  let widget: Widget
  private let board = Board(minimumSize: Size(width: 480, height: 300))
  private let coordinator: DragCoordinator<Kanban>
  private let lists: SortableController<Kanban>
  private let selection: SelectionController<Kanban>
  private let headings = Column.allCases.map { HeadingItem($0.rawValue) }
  private let undo = Button("Undo")

  init() {
    let model = Kanban()
    coordinator = DragCoordinator(board: board, model: model, collision: .closestCenter)
    coordinator.keyboardReach = .all
    lists = SortableController(coordinator, name: \.rawValue, makePiece: { KanbanView.piece(for: $0, model) })
    lists.scrollsLists = true
    selection = SelectionController(coordinator, \.rules.selection)
    board.accessibleLabel = "Tasks"
    board.expand()
    widget = Box(.vertical, spacing: 6, [undo, board])
    undo.onClick { [weak model] in model?.undo() }
    for heading in headings { board.add(heading) }
    coordinator.delegate = self
  }

  func update() {
    undo.isSensitive = coordinator.model.canUndo
    lists.update()
  }

  private static func piece(for card: String, _ model: Kanban) -> Piece {
    let label = Label(card)
    label.expand(vertically: false)
    let delete = Button(icon: "user-trash-symbolic", label: "Delete \(card)")
    delete.addStyle("flat")
    delete.onClick { [weak model] in model?.delete(card) }
    return WidgetPiece(Box(.horizontal, spacing: 6, [label, delete]), label: card)
  }

  func layOutItems(in size: Size) {
    let top = 36 * board.textScale
    var layouts: [Column: any SortableLayout] = [:]
    let areas = Rect(origin: .zero, size: size).columns(Column.allCases.count).map { $0.inset(by: 8) }
    for (index, column) in Column.allCases.enumerated() {
      let area = areas[index]
      headings[index].frame = Rect(x: area.minX, y: 0, width: area.size.width, height: top)
      let list = Rect(x: area.minX, y: top, width: area.size.width, height: max(0, area.maxY - top))
      layouts[column] = StackLayout(list, length: 48 * board.textScale, spacing: 6)
    }
    lists.layOutItems(in: layouts)
  }
}
