import BoardTesting
import DragAndDrop

/// Checks what holds on every board after every event.
@MainActor final class BoardCheck<Model: DragModel> {
  private typealias Drag = DragSession<Model.Rules>.ActiveDrag

  private let board: BoardTester<Model>
  private let delegate: RecordingDelegate<Model>
  private let ends: DragState<Model.Rules>.EndReader
  private var sticky: Model.Item?

  init(_ board: BoardTester<Model>, _ delegate: RecordingDelegate<Model>) {
    (self.board, self.delegate) = (board, delegate)
    ends = board.model.dragState.makeEndReader()
  }

  func complaint() -> Complaint? {
    board.update()
    return announcements() ?? session() ?? focus()
  }

  /// Each end of a drag is announced once, in order and by name, and nothing else is.
  private func announcements() -> Complaint? {
    let ended = board.model.dragState.newEnds(for: ends)
    let (steps, sentences) = delegate.take()
    defer { sticky = board.model.session.stickyDrag?.item }
    var announced: [(item: Model.Item, outcome: Model.Rules.Outcome)] = []
    for step in steps {
      switch step {
      case .ended(let items, let outcome): announced += items.map { ($0, outcome) }
      case .left(let items, _, let place): announced += items.map { ($0, .stays(place)) }
      case .pickedUp(let item):
        let isNew = item != sticky || ended.contains { $0.item == item }
        guard isNew else { return Complaint("An item is announced once when it is picked up.", "\(item)") }
      case .pending: break
      }
    }
    let isComplete = announced.elementsEqual(ended) { $0.item == $1.item && $0.outcome == announcedOutcome(of: $1) }
    guard isComplete else {
      return Complaint("Each end is announced once, in order.", "\(ended) as \(announced)")
    }
    if let text = sentences.first(where: { $0.isEmpty || $0.contains("{") }) {
      return Complaint("Every announcement is a sentence.", text)
    }
    let said = sentences.joined()
    if let missing = announced.first(where: { !said.contains("<\($0.item)>") }) {
      return Complaint("Every announcement names the item.", "\(missing.item) in '\(said)'")
    }
    return Replays.complaint(unless: steps.isEmpty == sentences.isEmpty, "Steps are spoken, and nothing else.", said)
  }

  /// Returns the outcome of an end, at the place of the drop for several items that stay.
  private func announcedOutcome(of end: DragState<Model.Rules>.End) -> Model.Rules.Outcome {
    guard let place = end.dropPlace, end.outcome.stays else { return end.outcome }
    return .stays(place)
  }

  /// Every item is in one drag at most, is on the board, and has the verdict that the rules give now.
  private func session() -> Complaint? {
    let (session, rules) = (board.model.session, board.model.rules)
    let items = session.items + session.pendingDrops.flatMap(\.items)
    guard Set(items).count == items.count else { return Complaint("An item is in one drag at most.", "\(items)") }
    if let lost = items.first(where: { !board.pieceOrder.contains($0) }) {
      return Complaint("A dragged item is on the board.", "\(lost)")
    }
    let held = session.activeDrags.count(where: \.input.isHeld)
    guard held <= rules.maximumActiveDrags, session.activeDrags.count - held <= 1 else {
      return Complaint("There are not more drags than the rules allow.", "\(session.activeDrags.map(\.item))")
    }
    for drag in session.activeDrags {
      if let place = drag.place, !agrees(drag, drag.moved(over: place, by: rules)) {
        return Complaint("A verdict is that of the current rules.", "\(drag.item) over \(place): \(drag.verdict)")
      }
      if drag.candidates != rules.places(for: drag.item, in: drag.droppedItems) {
        return Complaint("The places of a drag are those of the current rules.", "\(drag.item)")
      }
    }
    return nil
  }

  private func agrees(_ drag: Drag, _ moved: Drag) -> Bool {
    (drag.place, drag.verdict, drag.operation) == (moved.place, moved.verdict, moved.operation)
  }

  private func focus() -> Complaint? {
    guard let element = board.focusedElement else { return nil }
    let isShown = board.item(of: element) != nil || board.place(of: element) != nil
    return Replays.complaint(unless: isShown, "The focus is on something that is on the board.")
  }
}
