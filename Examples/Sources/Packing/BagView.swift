import Boards
import DragAndDrop
import Geometry
import Widgets

/// The view of a bag: a list that exchanges things with the other bags and with other programs.
@MainActor final class BagView: DragCoordinatorDelegate {
  typealias Model = Bag

  /// The name of the bag, by which a box is dragged, above its board.
  let widget: Box
  private let board = Board(minimumSize: Size(width: 140, height: 120))
  private let coordinator: DragCoordinator<Bag>
  private let lists: SortableController<Bag>
  private let selection: SelectionController<Bag>
  private let boxes: [String: BagView]
  private var shown: Set<String> = []

  /// Creates the view of a bag; a thing with the name of a box is a piece with the board of that box in it.
  init(_ bag: Bag, boxes: [BagView] = []) {
    let boxes = Dictionary(uniqueKeysWithValues: boxes.map { ($0.coordinator.model.name, $0) })
    self.boxes = boxes
    coordinator = DragCoordinator(board: board, model: bag, collision: .closestCenter)
    lists = SortableController(coordinator) { $0 }
    lists.scrollsLists = true
    selection = SelectionController(coordinator, \.rules.selection)
    let heading = Label(bag.name, styles: ["heading"])
    heading.setMargins(top: 12, bottom: 6)
    widget = Box(.vertical, [heading, board])
    board.accessibleLabel = bag.name
    board.setMargins(bottom: 6, start: 6, end: 6)
    board.expand()
    // Things are text for other programs, and a line of text is a thing. Boxes stay, because a text would lose what is in them.
    coordinator.transfer = ItemTransfer(placeholder: "", kinds: [.text]) { things in
      things.contains { boxes[$0] != nil } ? [] : [.text(things.joined(separator: "\n"))]
    } items: { [weak bag] content in
      if case .text(let text) = content { bag?.things(in: text) ?? [] } else { [] }
    }
    coordinator.delegate = self
  }

  func update() {
    let things = Set(coordinator.model.things)
    for thing in shown.subtracting(things) { coordinator.remove(thing) }
    for thing in things.subtracting(shown) { coordinator.add(makePiece(for: thing), for: thing) }
    shown = things
    lists.update()
  }

  private func makePiece(for thing: String) -> Piece {
    boxes[thing].map { WidgetPiece($0.widget, label: thing) } ?? CaptionedPiece(thing)
  }

  func layOutItems(in size: Size) {
    let area = Rect(origin: .zero, size: size).inset(by: 2)
    let layout = StackLayout(area, length: 48 * board.textScale, spacing: 6)
    lists.layOutItems(in: [coordinator.model.name: layout]) { [boxes, scale = board.textScale] thing in
      boxes[thing].map { _ in Size(width: area.size.width, height: 170 * scale) }
    }
  }
}
