import Boards
import CGtk
import DragAndDrop
import Geometry
import Observation
import Widgets

/// Two lists of cards, of which the second one is limited, and a selection that is dragged together.
nonisolated struct Cards: SortableRules, Equatable {
  typealias List = String
  typealias Item = String
  typealias Refusal = String

  var sortableLists = SortableLists([("To do", ["a", "b", "c", "d"]), ("Doing", ["e"])])
  var selection = Selection<String>()

  func dragGroup(for card: String) -> [String] {
    selection.dragGroup(for: card, in: sortableLists.lists.flatMap { sortableLists[$0] })
  }

  func refusal(of cards: [String], in slot: Slot) -> String? {
    let new = cards.filter { !sortableLists["Doing"].contains($0) }.count
    return slot.list == "Doing" && sortableLists["Doing"].count + new > 3 ? "Doing has room for 3." : nil
  }
}

@Observable final class CardGame: DragModel {
  let dragState = DragState<Cards>()
  var rules = Cards()

  func dragEnded(_ card: String, with outcome: Cards.Outcome) {
    if case .stays(let slot) = outcome { rules.sortableLists.move(card, to: slot) }
  }
}

/// A board of cards, each with a button inside.
final class CardScene: DragCoordinatorDelegate {
  typealias Model = CardGame

  let game = CardGame()
  let coordinator: DragCoordinator<CardGame>
  let stage: Stage
  private let lists: SortableController<CardGame>
  private let selection: SelectionController<CardGame>
  private(set) var buttons: [String: Button] = [:]

  init() throws {
    coordinator = DragCoordinator(board: Board(), model: game, collision: .closestCenter)
    lists = SortableController(coordinator) { $0 }
    selection = SelectionController(coordinator, \.rules.selection)
    coordinator.board.expand()
    stage = try Stage(coordinator.board)
    for card in ["a", "b", "c", "d", "e"] {
      let button = Button("Delete")
      button.align(horizontally: .end, vertically: .center)
      buttons[card] = button
      coordinator.add(WidgetPiece(Box(.horizontal, [Label(card), button]), label: "Card \(card)"), for: card)
    }
    coordinator.delegate = self
    try stage.frames(2)
  }

  func update() { lists.update() }

  func layOutItems(in size: Size) {
    let columns = Rect(origin: .zero, size: size).columns(2).map { $0.inset(by: 10) }
    lists.layOutItems(in: [
      "To do": StackLayout(columns[0], length: 60, spacing: 8),
      "Doing": StackLayout(columns[1], length: 60, spacing: 8),
    ])
  }

  func piece(_ card: String) throws -> Piece { try required(coordinator.piece(card), "card \(card)") }

  /// The center of a card's frame.
  func middle(_ card: String) throws -> Point { try piece(card).frame.center }

  func press(_ key: Int32, _ state: GdkModifierType = GdkModifierType(0)) throws {
    WidgetsTestHost.press(key, state, on: try coordinator.board.controller(gtk_event_controller_key_get_type()))
    try stage.frames(2)
  }

  /// Clicks a card, with modifier keys held.
  func click(_ card: String, control: Bool = false, shift: Bool = false) throws {
    let piece = try piece(card)
    var press = DragEvent(
      phase: .began, point: piece.frame.center, grab: Point(x: 5, y: 5), control: control, shift: shift)
    piece.follow(press)
    press.phase = .ended
    piece.follow(press)
    try stage.frames(2)
  }

  /// The labels of the open menu.
  var menu: [String] {
    descendants(of: coordinator.board.pointer, gtk_popover_menu_get_type()).flatMap(texts).filter { !$0.isEmpty }
  }
}
