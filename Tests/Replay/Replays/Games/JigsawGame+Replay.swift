import BoardTesting
import DragAndDrop
import Geometry

@testable import Games

extension JigsawGame: PlayedGame {
  static func make(_ environment: GameEnvironment) -> Self { Self(environment: environment) }

  func makeBoard() -> BoardTester<JigsawGame> {
    BoardTester(
      self, items: { $0.state.looseGroups.map(\.leader) },
      places: { game in
        game.state.placements.indices.map(JigsawPlace.cell) + game.state.trays.indices.map(JigsawPlace.tray)
      })
  }

  func perform(_ generator: inout SeededGenerator) -> GameEvent {
    guard let piece = generator.element(of: state.looseGroups.map(\.leader)) else { return "no piece" }
    switch generator.number(below: 12) {
    case 0:
      hint()
      return "hint"
    case 1, 2:
      turn(piece)
      return "turn \(piece.index)"
    case 3: return order(&generator)
    case 4: return select(piece, &generator)
    case 5:
      showPicture(!isPictureShown)
      return "show or hide the picture"
    case 6, 7:
      let point = Point(x: Double(generator.number(below: 400)), y: Double(generator.number(below: 600)))
      guard let group = state.group(of: piece) else { return "no group" }
      return bring(piece, to: .table(geometry.spot(of: group, centeredAt: point)))
    default:
      // A right move, so that jigsaws are solved.
      return bring(piece, to: .cell(piece.index))
    }
  }

  private func bring(_ piece: JigsawPiece, to place: JigsawPlace) -> GameEvent {
    guard pickUp(piece, by: .keyboard) else { return "not picked up" }
    move(piece, to: nil, over: place)
    drop(piece)
    return "bring \(piece.index) to \(place)"
  }

  private func order(_ generator: inout SeededGenerator) -> GameEvent {
    switch generator.number(below: 6) {
    case 0:
      gather()
      return "gather"
    case 1:
      addTray()
      return "add a tray"
    case 2:
      renameTray(0, "Sky \(generator.number(below: 3))")
      return "name a tray"
    case 3:
      removeTray(generator.number(below: 3))
      return "remove a tray"
    case 4:
      let tray = JigsawPlace.tray(generator.number(below: state.trays.count + 1))
      return generator.element(of: state.looseGroups.map(\.leader)).map { bring($0, to: tray) } ?? "no piece"
    default:
      showEdgesOnly(!showsEdgesOnly)
      return "show edges or all"
    }
  }

  private func select(_ piece: JigsawPiece, _ generator: inout SeededGenerator) -> GameEvent {
    switch generator.number(below: 4) {
    case 0: selectAll()
    case 1: clearSelection()
    default: toggleSelection(piece)
    }
    return "select \(selection.count)"
  }

  var hasAllItems: Bool {
    let groups = state.looseGroups
    let pieces = state.fixedPieces + groups.flatMap(\.pieces)
    return pieces.sorted() == state.pieces && selection.isSubset(of: Set(groups.map(\.leader)))
  }
}
