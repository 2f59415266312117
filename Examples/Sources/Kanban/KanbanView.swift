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
    coordinator.showsRefusals = true
    coordinator.keyboardReach = .all
    coordinator.addsTappedItems = true
    lists = SortableController(coordinator, name: \.rawValue, makePiece: { KanbanView.piece(for: $0, model) })
    lists.scrollsLists = true
    selection = SelectionController(coordinator, \.rules.selection)
    board.accessibleLabel = "Tasks"
    for heading in headings { board.add(heading) }
    board.expand()
    widget = Box(.vertical, spacing: 6, [undo, board])
    undo.onClick { [weak model] in model?.undo() }
    coordinator.transfer = ItemTransfer(placeholder: "", kinds: [.text]) { cards in
      [.text(cards.joined(separator: "\n"))]
    } items: { [weak model] content in
      if case .text(let text) = content { model?.newCards(in: text) ?? [] } else { [] }
    }
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
    let areas = Rect(origin: .zero, size: size).columns(Column.allCases.count)
    let top = 36 * board.textScale
    var layouts: [Column: any SortableLayout] = [:]
    for (index, column) in Column.allCases.enumerated() {
      let area = areas[index].inset(by: 8)
      headings[index].frame = Rect(x: area.minX, y: 0, width: area.size.width, height: top)
      let list = Rect(x: area.minX, y: top, width: area.size.width, height: max(0, area.maxY - top))
      layouts[column] = StackLayout(list, length: 48 * board.textScale, spacing: 6)
    }
    lists.layOutItems(in: layouts)
  }
}
