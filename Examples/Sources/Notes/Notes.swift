import DragAndDrop

/// A note on the board; the number distinguishes notes with equal text.
struct Note: Hashable, Codable {
  let number: Int
  let text: String
}

enum Column: String, CaseIterable, Codable {
  case toDo = "To Do"
  case doing = "Doing"
  case done = "Done"
}

/// The notes of each column, oldest first; a value type, so that undo can restore an earlier copy.
struct Notes: DropRules, Equatable, Codable {
  private(set) var columns: [Column: [Note]] = [:]
  private var count = 0

  var all: [Note] { Column.allCases.flatMap { self[$0] } }

  subscript(column: Column) -> [Note] { columns[column] ?? [] }

  func column(of note: Note) -> Column? { Column.allCases.first { self[$0].contains(note) } }

  func canPickUp(_ note: Note) -> Bool { column(of: note) != nil }

  func verdict(for note: Note, over column: Column) -> DropVerdict<Never> {
    self[column].contains(note) ? .unknown : .accepted
  }

  mutating func add(_ text: String, to column: Column) {
    count += 1
    columns[column, default: []].append(Note(number: count, text: text))
  }

  mutating func move(_ note: Note, to column: Column) {
    for column in Column.allCases { columns[column]?.removeAll { $0 == note } }
    columns[column, default: []].append(note)
  }
}
