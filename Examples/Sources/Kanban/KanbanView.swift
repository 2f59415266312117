import Boards
import DragAndDrop
import Geometry
import Widgets

/// The view: three columns of cards that make room, in a window that scrolls.
@MainActor final class KanbanView: DragCoordinatorDelegate {
  typealias Model = Kanban

  let widget: Widget
  private let board = Board(minimumSize: Size(width: 480, height: 300))
  private let coordinator: DragCoordinator<Kanban>
  private let lists: SortableController<Kanban>
  private let selection: SelectionController<Kanban>
  private let headings = Column.allCases.map { HeadingItem($0.rawValue) }
  private let undo = Button("Undo")
  private var cards: Set<String> = []

  init() {
    coordinator = DragCoordinator(board: board, model: Kanban(), collision: .closestCenter)
    lists = SortableController(coordinator) { $0.rawValue }
    selection = SelectionController(coordinator, \.rules.selection)
    let scroller = coordinator.makeScroller()
    scroller.view.expand()
    widget = Box(.vertical, spacing: 6, [undo, scroller.view])
    undo.onClick { [weak model = coordinator.model] in model?.undo() }
    for heading in headings { board.add(heading) }
    coordinator.delegate = self
  }

  func update() {
    let all = Set(Column.allCases.flatMap { coordinator.model.rules.sortableLists[$0] })
    for card in cards.subtracting(all) { coordinator.remove(card) }
    for card in all.subtracting(cards) { coordinator.add(piece(for: card), for: card) }
    cards = all
    undo.isSensitive = coordinator.model.canUndo
    lists.update()
  }

  private func piece(for card: String) -> Piece {
    let label = Label(card)
    label.expand(vertically: false)
    let delete = Button(icon: "user-trash-symbolic", label: "Delete \(card)")
    delete.addStyle("flat")
    delete.onClick { [weak model = coordinator.model] in model?.delete(card) }
    return WidgetPiece(Box(.horizontal, spacing: 6, [label, delete]), label: card)
  }

  func layOutItems(in size: Size) {
    let areas = Rect(origin: .zero, size: size).columns(Column.allCases.count)
    let top = 36 * board.textScale
    var layouts: [Column: any SortableLayout] = [:]
    for (index, column) in Column.allCases.enumerated() {
      let area = areas[index].inset(by: 6)
      headings[index].frame = Rect(x: area.minX, y: 0, width: area.size.width, height: top)
      let list = Rect(x: area.minX, y: top, width: area.size.width, height: area.maxY - top)
      layouts[column] = StackLayout(list, length: 48 * board.textScale, spacing: 6)
    }
    lists.layOutItems(in: layouts)
    let longest = Column.allCases.map { coordinator.model.rules.sortableLists[$0].count }.max() ?? 0
    board.request(height: Int(clamping: top + Double(longest + 1) * (48 * board.textScale + 6)))
  }
}
