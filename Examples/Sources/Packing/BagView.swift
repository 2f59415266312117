import Boards
import DragAndDrop
import Geometry
import Widgets

/// The view of a bag: a list that exchanges things with the other bags and with other programs.
@MainActor final class BagView: DragCoordinatorDelegate {
  typealias Model = Bag

  let board = Board(minimumSize: Size(width: 200, height: 300))
  private let coordinator: DragCoordinator<Bag>
  private let lists: SortableController<Bag>
  private let selection: SelectionController<Bag>
  private let heading: HeadingItem
  private var shown: Set<String> = []

  init(_ bag: Bag) {
    coordinator = DragCoordinator(board: board, model: bag, collision: .closestCenter)
    lists = SortableController(coordinator) { $0 }
    selection = SelectionController(coordinator, \.rules.selection)
    heading = HeadingItem(bag.name)
    board.add(heading)
    board.accessibleLabel = bag.name
    board.expand()
    // Things are text for other programs, and a line of text is a thing.
    coordinator.transfer = ItemTransfer(placeholder: "", kinds: [.text]) { things in
      [.text(things.joined(separator: "\n"))]
    } items: { [weak bag] content in
      if case .text(let text) = content { bag?.things(in: text) ?? [] } else { [] }
    }
    coordinator.delegate = self
  }

  func update() {
    let things = Set(coordinator.model.things)
    for thing in shown.subtracting(things) { coordinator.remove(thing) }
    for thing in things.subtracting(shown) { coordinator.add(CaptionedPiece(thing), for: thing) }
    shown = things
    lists.update()
  }

  func layOutItems(in size: Size) {
    let top = 36 * board.textScale
    heading.frame = Rect(x: 0, y: 0, width: size.width, height: top)
    let area = Rect(x: 8, y: top, width: size.width - 16, height: size.height - top)
    lists.layOutItems(in: [coordinator.model.name: StackLayout(area, length: 48 * board.textScale, spacing: 6)])
  }
}
