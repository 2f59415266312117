import Games

/// A type that the inspector's lines lead to: where its documentation stands, and what it says first.
struct InspectedType: Hashable {
  let name: String
  /// The file in the project's sources that documents it.
  let path: String

  static let session = InspectedType(name: "DragSession", path: "Sources/Games/Dragging/DragSession.swift")
  static let carry = InspectedType(name: "Carry", path: "Sources/Games/Dragging/DragSession+Carry.swift")
  static let input = InspectedType(name: "DragInput", path: "Sources/Games/Dragging/DragInput.swift")
  static let point = InspectedType(name: "DragPoint", path: "Sources/Games/Dragging/DragPoint.swift")
  static let rules = InspectedType(name: "DropRules", path: "Sources/Games/Dragging/DropRules.swift")
  static let verdict = InspectedType(name: "DropVerdict", path: "Sources/Games/Dragging/DropVerdict.swift")
  static let outcome = InspectedType(name: "DropOutcome", path: "Sources/Games/Dragging/DropOutcome.swift")
  static let coordinator = InspectedType(
    name: "DragCoordinator", path: "Sources/DragDropApp/Dragging/DragCoordinator.swift")
  static let board = InspectedType(name: "Board", path: "Sources/Widgets/Boards/Board.swift")

  static let all = [session, carry, input, point, rules, verdict, outcome, coordinator, board]

  /// The page that shows the file, below the project's address.
  func uri(at homepage: String = Identity.homepage) -> String {
    "\(homepage)/blob/main/\(path.replacing("+", with: "%2B"))"
  }

  /// What the type is, in a sentence or two.
  var summary: String {
    switch self {
    case .session:
      tr("The items that are in the air, and what becomes of them: one state machine for every input.")
    case .carry: tr("One item in the air: what it is, how it is carried, where it is and what a drop would bring.")
    case .input: tr("How a player moves an item: by pointer, finger, click, keyboard or accessibility action.")
    case .point: tr("A point in the board’s coordinates. The session keeps points and never computes with them.")
    case .rules: tr("What the session asks of a game: which items may be picked up, and where they may be dropped.")
    case .verdict: tr("What the rules say while an item is over a place, before it is dropped.")
    case .outcome: tr("Where an item ends up when it is let go: it stays at a place, or goes back for a reason.")
    case .coordinator:
      tr("Joins a board to a game: inputs become calls of the view model, its session becomes positions and marks.")
    default: tr("A surface with places and pieces as widgets of their own, which it moves without drawing them again.")
    }
  }
}
