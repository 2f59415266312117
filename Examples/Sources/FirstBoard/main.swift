import Boards
import DragAndDrop
import Geometry
import Observation
import Widgets

enum Field: Int, CaseIterable { case left, right }

struct Halves: DropRules {
  var field = Field.left
  func verdict(for stone: String, over other: Field) -> DropVerdict<Never> { other == field ? .unknown : .accepted }
}

@MainActor @Observable final class FirstModel: DragModel {
  let dragState = DragState<Halves>()
  var rules = Halves()
  func dragEnded(_ stone: String, with outcome: Halves.Outcome) {
    if case .stays(let field) = outcome { rules.field = field }
  }
}

@MainActor final class Table: DragCoordinatorDelegate {
  typealias Model = FirstModel
  let coordinator = DragCoordinator(board: Board(), model: FirstModel())
  init() {
    for field in Field.allCases { coordinator.add(CaptionedPlace("The \(field) field"), for: field) }
    coordinator.add(CaptionedPiece("Stone"), for: "stone")
    coordinator.delegate = self
  }
  func layOutItems(in size: Size) {
    let halves = Rect(origin: .zero, size: size).columns(2)
    for (field, half) in zip(Field.allCases, halves) { coordinator.place(field)?.frame = half.inset(by: 24) }
    coordinator.piece("stone")?.frame = Rect(center: halves[coordinator.model.rules.field.rawValue].center, side: 72)
  }
}

Application.run(id: "org.example.FirstBoard", title: "First Board") {
  let table = Table()
  return (table.coordinator.board, table)
}
