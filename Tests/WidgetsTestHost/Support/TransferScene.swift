import Boards
import CGtk
import DragAndDrop
import Geometry
import Observation
import Widgets

/// A bag with room for three items.
nonisolated struct Bag: SortableRules, Equatable {
  typealias List = String
  typealias Item = String
  typealias Refusal = String

  var sortableLists: SortableLists<String, String>
  /// The items that are dragged together.
  var group: [String] = []

  /// The items that it refuses alone, although it accepts several with them.
  var refusedAlone: Set<String> = []

  /// Whether the bag decides later.
  var isSlow = false
  var operations: [DropOperation] = []
  /// The items that cannot be picked up.
  var fixed: Set<String> = []

  func canPickUp(_ thing: String) -> Bool { !fixed.contains(thing) && sortableLists.slot(of: thing) != nil }
  func dragGroup(for thing: String) -> [String] { group.contains(thing) ? group : [] }
  func acceptsAsynchronously(_ thing: String, droppedOn slot: Slot) -> Bool { isSlow }
  func operations(of thing: String, droppedOn slot: Slot) -> [DropOperation] { operations }

  func refusal(of things: [String], in slot: Slot) -> String? {
    if things.count == 1, refusedAlone.contains(things[0]) { return "It is full." }
    let new = things.filter { sortableLists.slot(of: $0) == nil }
    return sortableLists[slot.list].count + new.count > 3 ? "It is full." : nil
  }
}

@Observable final class BagGame: DragModel {
  let dragState = DragState<Bag>()
  var rules: Bag
  let name: String
  /// The pending drop of a slow bag.
  @ObservationIgnored private var question: CheckedContinuation<Bag.Outcome, Never>?
  var isAsked: Bool { question != nil }
  var things: [String] { rules.sortableLists[name] }

  init(_ name: String, _ things: [String]) {
    self.name = name
    rules = Bag(sortableLists: SortableLists([(name, things)]))
  }

  func performDrop(of thing: String, on slot: Bag.Place) async -> Bag.Outcome {
    await withCheckedContinuation { question = $0 }
  }

  func answer(_ outcome: Bag.Outcome) {
    question?.resume(returning: outcome)
    question = nil
  }

  func dragEnded(_ thing: String, with outcome: Bag.Outcome) {
    switch outcome {
    case .stays(let slot): rules.sortableLists.place(thing, at: slot)
    case .returns(.transferred(.move)): rules.sortableLists.remove(thing)
    case .returns: break
    }
  }
}

/// A board of a bag, whose items are offered as text to other programs.
final class BagBoard: DragCoordinatorDelegate {
  typealias Model = BagGame

  let game: BagGame
  let coordinator: DragCoordinator<BagGame>
  private let lists: SortableController<BagGame>
  private var shown: Set<String> = []
  /// The boards inside of pieces, by item.
  private let boxes: [String: BagBoard]
  private let length: Double
  private(set) var events: [DragMonitorEvent<Bag>] = []

  init(_ name: String, _ things: [String], boxes: [String: BagBoard] = [:], length: Double = 60) {
    game = BagGame(name, things)
    (self.boxes, self.length) = (boxes, length)
    let board = Board(minimumSize: Size(width: 100, height: 100))
    coordinator = DragCoordinator(board: board, model: game, collision: .closestCenter)
    lists = SortableController(coordinator) { $0 }
    coordinator.board.expand()
    coordinator.board.accessibleLabel = name
    coordinator.onDragEvent.observe { [weak self] in self?.events.append($0) }
    coordinator.transfer = ItemTransfer(placeholder: "?", kinds: [.text]) {
      [.text($0.joined(separator: "\n"))]
    } items: {
      guard case .text(let text) = $0 else { return [] }
      return text.split(separator: "\n").map { "\($0)'" }
    }
  }

  func update() {
    let things = Set(game.things)
    for thing in shown.subtracting(things) { coordinator.remove(thing) }
    for thing in things.subtracting(shown) { coordinator.add(makePiece(thing), for: thing) }
    shown = things
    lists.update()
  }

  private func makePiece(_ thing: String) -> Piece {
    guard let box = boxes[thing] else { return CaptionedPiece(thing) }
    return WidgetPiece(box.coordinator.board, label: thing)
  }

  func layOutItems(in size: Size) {
    lists.layOutItems(in: [game.name: StackLayout(Rect(origin: .zero, size: size), length: length, spacing: 8)])
  }

  func piece(_ thing: String) throws -> Piece { try required(coordinator.piece(thing), "the piece of \(thing)") }
}

/// A window with bags.
@MainActor protocol BagStage {
  var stage: Stage { get }
}

/// Two bags beside one another.
final class TransferScene: BagStage {
  let left = BagBoard("Left", ["a", "b"])
  let right = BagBoard("Right", ["c"])
  let stage: Stage

  init() throws {
    stage = try Stage(Box(.horizontal, [left.coordinator.board, right.coordinator.board]))
    for bag in [left, right] { bag.coordinator.delegate = bag }
    try stage.frames(2)
  }

  var things: [[String]] { [left.game.things, right.game.things] }
}

extension BagStage {
  func press(_ key: Int32, _ state: GdkModifierType = GdkModifierType(0), on bag: BagBoard) throws {
    WidgetsTestHost.press(key, state, on: try bag.coordinator.board.controller(gtk_event_controller_key_get_type()))
    try stage.frames(2)
  }

  /// Moves a drag of another program to a point of a bag, and returns the action of a drop there.
  func drag(to point: Point, of bag: BagBoard) throws -> guint? {
    let target = try bag.coordinator.board.controller(gtk_drop_target_async_get_type())
    let drop = Value.object(nil, gdk_drop_get_type())
    let values = [drop, .double(point.x), .double(point.y)]
    defer { try? stage.frames(2) }
    return emit("drag-motion", on: target, values, returning: gdk_drag_action_get_type())?.flags
  }

  /// Drops what a pointer or finger takes from a bag on the first piece of another one, as the desktop's drag would.
  func drop(_ thing: String, of bag: BagBoard, by input: DragInput, on other: BagBoard) throws {
    let center = try bag.piece(thing).frame.center
    try expect(bag.coordinator.pickUp(thing, by: input, at: center), "\(thing) is held")
    let items = try required(bag.coordinator.transfers?.departingItems(with: thing), "the items")
    let point = try other.piece(other.game.things[0]).frame.center
    let target = try required(other.coordinator.transfers?.target, "a drop target")
    let offer = OfferScene(text: ["text/plain": thing]).offer([.text])
    target.take(offer, ExternalDropTarget.Drag(actions: [.copy, .move], payload: items), at: point)
    try stage.frames(2)
  }

  func leave(_ bag: BagBoard) throws {
    emit(
      "drag-leave", on: try bag.coordinator.board.controller(gtk_drop_target_async_get_type()),
      [.object(nil, gdk_drop_get_type())])
    try stage.frames(2)
  }

  /// The description of the focused piece of a bag.
  func said(by bag: BagBoard) -> String { bag.coordinator.board.focusedItem?.accessibleDescription ?? "" }
}
