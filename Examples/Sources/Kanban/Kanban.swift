import DragAndDrop
import Observation

enum Column: String, CaseIterable {
  case toDo = "To Do"
  case doing = "Doing"
  case done = "Done"
}

/// The rules: any card can go anywhere, but there is a limit to what is being done at a time.
struct Tasks: SortableRules, Equatable {
  static let limit = 3

  var sortableLists: SortableLists<Column, String> = SortableLists([
    (.toDo, ["Water plants", "Bake bread", "Fix bicycle"] + (4...30).map { "Task \($0)" }), (.doing, ["Write letter"]),
    (.done, ["Pay rent"]),
  ])
  var selection = Selection<String>()

  func dragGroup(for card: String) -> [String] { selection.dragGroup(for: card, in: sortableLists.allItems) }

  func refusal(of cards: [String], in slot: SortableSlot<Column>) -> String? {
    let count = Set(sortableLists[.doing]).union(cards).count
    return slot.list == .doing && count > Self.limit ? "Finish something first: Doing has room for 3." : nil
  }
}

/// The view model, which every kind of input drives.
@MainActor @Observable final class Kanban: DragModel {
  let dragState = DragState<Tasks>()
  var rules = Tasks()
  private var past: [SortableLists<Column, String>] = []
  var canUndo: Bool { !past.isEmpty }

  func dragEnded(_ card: String, with outcome: Tasks.Outcome) {
    if case .stays(let slot) = outcome { rules.sortableLists.move(card, to: slot) }
  }

  /// Makes one undo step of the changes.
  func performChanges(_ changes: () -> Void) {
    let before = rules.sortableLists
    changes()
    if rules.sortableLists != before { past.append(before) }
  }

  func delete(_ card: String) {
    performChanges { rules.sortableLists.remove(card) }
    rules.selection.keepOnly(rules.sortableLists.allItems)
  }

  func undo() {
    cancelAll()
    if let last = past.popLast() { rules.sortableLists = last }
  }
}
