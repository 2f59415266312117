import DragAndDrop

enum Column: String, CaseIterable {
  case toDo = "To Do"
  case doing = "Doing"
  case done = "Done"
}

/// The rules: any card can go anywhere, but there is a limit to what is being done at a time.
struct Tasks: SortableRules, Equatable {
  typealias List = Column
  typealias Item = String
  typealias Refusal = String

  static let limit = 3

  var sortableLists: SortableLists<Column, String> = [
    .toDo: ["Water plants", "Bake bread", "Fix bicycle"] + (4...30).map { "Task \($0)" }, .doing: ["Write letter"],
    .done: ["Pay rent"],
  ]
  var selection = Selection<String>()

  func dragGroup(for card: String) -> [String] { selection.dragGroup(for: card, in: sortableLists.allItems) }

  func refusal(of cards: [String], in slot: Slot) -> String? {
    let count = Set(sortableLists[.doing]).union(cards).count
    return slot.list == .doing && count > Self.limit ? "Finish something first: Doing has room for 3." : nil
  }
}
