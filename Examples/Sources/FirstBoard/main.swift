import Boards
import DragAndDrop
import Glibc
import Observation
import Widgets

enum Field: CaseIterable { case left, right }

struct Halves: DropRules {
  var field = Field.left
  func canPickUp(_ stone: String) -> Bool { true }
  func verdict(for stone: String, over field: Field) -> DropVerdict<Never> { field == self.field ? .unknown : .accepted }
}

@MainActor @Observable final class Game: DragModel {
  let liveDrag = LiveDrag<Halves>()
  var rules = Halves()
  func carryEnded(_ stone: String, with outcome: Halves.Outcome) {
    if case .stays(let field) = outcome { rules.field = field }
  }
}

@MainActor final class Table: DragCoordinatorDelegate {
  typealias Model = Game
  let coordinator = DragCoordinator(board: Board(), model: Game())

  init() {
    for field in Field.allCases { coordinator.add(CaptionedPlace("The \(field) field"), for: field) }
    coordinator.add(CaptionedPiece("Stone"), for: "stone")
    coordinator.delegate = self
  }

  func placeItems(in size: Size) {
    let halves = Rect(origin: .zero, size: size).columns(2).map { $0.inset(by: 24) }
    for (field, half) in zip(Field.allCases, halves) { coordinator.place(field)?.frame = half }
    let center = halves[coordinator.model.rules.field == .left ? 0 : 1].center
    coordinator.piece("stone")?.frame = Rect(center: center, size: Size(width: 72, height: 72))
  }
}

exit(
  Application.run(id: "org.example.FirstBoard", title: "First Board") {
    let table = Table()
    return (table.coordinator.board, table)
  })
