import Boards
import DragAndDrop
import Geometry
import Widgets

/// The view of a bag: a list that exchanges things with the other bags and with other programs.
@MainActor final class BagView: DragCoordinatorDelegate {
  typealias Model = Bag

  /// The name of the bag, by which a box is dragged, above its board.
  let widget: Box
  private let board = Board(minimumSize: Size(width: 200, height: 120))
  private let coordinator: DragCoordinator<Bag>
  private let lists: SortableController<Bag>
  private let selection: SelectionController<Bag>
  private let boxes: [BagView]
  private var shown: Set<String> = []

  /// Creates the view of a bag; a thing with the name of a box is a piece with the board of that box in it.
  init(_ bag: Bag, boxes: [BagView] = []) {
    self.boxes = boxes
    coordinator = DragCoordinator(board: board, model: bag, collision: .closestCenter)
    lists = SortableController(coordinator) { $0 }
    selection = SelectionController(coordinator, \.rules.selection)
    let heading = Label(bag.name, styles: ["heading"])
    heading.setMargins(top: 12)
    widget = Box(.vertical, [heading, board])
    board.accessibleLabel = bag.name
    board.expand()
    // Things are text for other programs, and a line of text is a thing. Boxes stay, because a text would lose what is in them.
    let boxNames = Set(boxes.map(\.coordinator.model.name))
    coordinator.transfer = ItemTransfer(placeholder: "", kinds: [.text]) { things in
      boxNames.isDisjoint(with: things) ? [.text(things.joined(separator: "\n"))] : []
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
    guard let box = box(thing) else { return CaptionedPiece(thing) }
    return WidgetPiece(box.widget, label: thing)
  }

  private func box(_ thing: String) -> BagView? { boxes.first { $0.coordinator.model.name == thing } }

  func layOutItems(in size: Size) {
    let area = Rect(origin: .zero, size: size).inset(by: 8)
    let layout = StackLayout(area, length: 48 * board.textScale, spacing: 6)
    lists.layOutItems(in: [coordinator.model.name: layout]) { [self] thing in
      box(thing) == nil ? nil : Size(width: area.size.width, height: 170 * board.textScale)
    }
  }
}
