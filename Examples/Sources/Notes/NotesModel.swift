import DragAndDrop
import Observation

/// The view model, which keeps earlier states for undo.
@MainActor @Observable final class NotesModel: DragModel {
  let dragState = DragState<Notes>()
  private(set) var rules = Notes()
  private var earlier: [Notes] = []

  init() {
    for text in ["Water the plants", "Write to Ada", "Bake bread"] { rules.add(text, to: .toDo) }
  }

  var canUndo: Bool { !earlier.isEmpty }

  func dragEnded(_ note: Note, with outcome: Notes.Outcome) {
    if case .stays(let column) = outcome { change { $0.move(note, to: column) } }
  }

  func add(_ texts: [String], to column: Column) {
    change { for text in texts { $0.add(text, to: column) } }
    revalidate()
  }

  func undo() {
    cancelAll()
    if let last = earlier.popLast() { rules = last }
  }

  private func change(_ change: (inout Notes) -> Void) {
    earlier.append(rules)
    change(&rules)
  }
}
