struct InspectedType: Hashable {
  let name: String
  let path: String

  static let session = InspectedType(name: "DragSession", path: "Sources/DragAndDrop/Session/DragSession.swift")
  static let drag = InspectedType(name: "ActiveDrag", path: "Sources/DragAndDrop/Session/DragSession+ActiveDrag.swift")
  static let input = InspectedType(name: "DragInput", path: "Sources/DragAndDrop/Session/DragInput.swift")
  static let point = InspectedType(name: "Point", path: "Sources/DragAndDrop/Geometry/Point.swift")
  static let rules = InspectedType(name: "DropRules", path: "Sources/DragAndDrop/Session/DropRules.swift")
  static let verdict = InspectedType(name: "DropVerdict", path: "Sources/DragAndDrop/Session/DropVerdict.swift")
  static let outcome = InspectedType(name: "DropOutcome", path: "Sources/DragAndDrop/Session/DropOutcome.swift")
  static let coordinator = InspectedType(
    name: "DragCoordinator", path: "Sources/Boards/Coordinator/DragCoordinator.swift")
  static let board = InspectedType(name: "Board", path: "Sources/Boards/Board.swift")

  static let all = [session, drag, input, point, rules, verdict, outcome, coordinator, board]

  func uri(in sources: String) -> String { "\(sources)/\(path.replacing("+", with: "%2B"))" }

  func summary(_ words: BoardStrings) -> String {
    switch self {
    case .session:
      words("The items that are in the air, and what becomes of them: one state machine for every input.")
    case .drag: words("One item in the air: what it is, how it is carried, where it is and what a drop would bring.")
    case .input: words("How a player moves an item: by pointer, finger, click, keyboard or accessibility action.")
    case .point: words("A point in the board’s coordinates. The session keeps points and never computes with them.")
    case .rules: words("What the session asks of a game: which items may be picked up, and where they may be dropped.")
    case .verdict: words("What the rules say while an item is over a place, before it is dropped.")
    case .outcome: words("Where an item ends up when it is let go: it stays at a place, or goes back for a reason.")
    case .coordinator:
      words("Joins a board to a game: inputs become calls of the view model, its session becomes positions and marks.")
    default:
      words("A surface with places and pieces as widgets of their own, which it moves without drawing them again.")
    }
  }
}
