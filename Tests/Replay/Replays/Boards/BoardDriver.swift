import BoardTesting
import DragAndDrop
import Games
import Geometry
import InputEvents

/// Sends random input to a board, by all its inputs and in any order.
@MainActor final class BoardDriver<Model: DragModel> {
  typealias Item = Model.Item

  let board: BoardTester<Model>
  let check: BoardCheck<Model>
  /// The items that are pressed, whether or not they are dragged.
  private var pressed: [Item] = []

  init(_ board: BoardTester<Model>, _ delegate: RecordingDelegate<Model>) {
    (self.board, check) = (board, BoardCheck(board, delegate))
    board.delegate = delegate
    board.keyboardReach = .all
  }

  /// Performs an event, and returns it in words.
  func perform(_ generator: inout SeededGenerator) -> String {
    let (item, place) = (generator.element(of: board.pieceOrder), generator.element(of: board.placeOrder))
    switch generator.number(below: 24) {
    case 0...7: return press(item, place, &generator)
    case 8, 9:
      guard let item else { return "no item" }
      board.click(item)
      return "click \(item)"
    case 10, 11:
      guard let place else { return "no place" }
      board.click(onPlace: place)
      return "click \(place)"
    case 12: return clickElsewhere(&generator)
    case 13...17: return pressKey(&generator)
    case 18, 19: return act(item, place, &generator)
    case 20: return chooseMove(of: item, &generator)
    case 21:
      board.advance(by: Double(generator.number(below: 30)) / 10)
      return "time passes"
    default:
      guard let item, let place, let input = generator.element(of: BoardInput.allCases) else { return "no move" }
      if input == .pointer || input == .finger { forget(item) }
      board.move(item, to: place, by: input)
      return "\(input) moves \(item) to \(place)"
    }
  }

  /// Releases and cancels everything.
  func finish() {
    for item in pressed { board.cancelPress(item) }
    pressed = []
    board.model.cancelAll()
    board.update()
  }

  private func forget(_ item: Item) {
    if pressed.contains(item) { board.cancelPress(item) }
    pressed.removeAll { $0 == item }
  }

  private func press(_ item: Item?, _ place: Model.Place?, _ generator: inout SeededGenerator) -> String {
    guard let held = generator.element(of: pressed) else { return begin(item, &generator) }
    switch generator.number(below: 8) {
    case 0: return begin(item, &generator)
    case 1...3:
      guard let place else { return "no place" }
      board.move(held, over: place)
      return "move \(held) over \(place)"
    case 4:
      let point = Point(x: Double(generator.number(below: 900)) - 50, y: Double(generator.number(below: 900)) - 50)
      board.move(held, to: point)
      return "move \(held) to \(point)"
    case 5:
      pressed.removeAll { $0 == held }
      board.cancelPress(held)
      return "cancel the press of \(held)"
    default:
      pressed.removeAll { $0 == held }
      board.release(held)
      return "release \(held)"
    }
  }

  private func begin(_ item: Item?, _ generator: inout SeededGenerator) -> String {
    guard let item, !pressed.contains(item) else { return "nothing to press" }
    pressed.append(item)
    board.press(item, by: generator.number(below: 2) == 0 ? .pointer : .finger)
    return "press \(item)"
  }

  private func clickElsewhere(_ generator: inout SeededGenerator) -> String {
    switch generator.number(below: 4) {
    case 0:
      board.model.cancelActiveDrags()
      return "the window loses the focus"
    case 1:
      board.model.revalidate()
      return "validate again"
    default:
      board.clickBackground()
      return "click the background"
    }
  }

  private func pressKey(_ generator: inout SeededGenerator) -> String {
    let keys: [KeyPress.Key] = [
      .activate, .activate, .activate, .escape, .tab, .tab, .home, .end, .pageUp, .pageDown, .up, .down, .left, .right,
      .menu, .digit(1 + generator.number(below: 9)), .other,
    ]
    guard let key = generator.element(of: keys) else { return "no key" }
    let (control, shift) = (generator.number(below: 5) == 0, generator.number(below: 5) == 0)
    board.pressKey(key, control: control, shift: shift)
    return "key \(key)\(control ? " with Ctrl" : "")\(shift ? " with Shift" : "")"
  }

  private func act(_ item: Item?, _ place: Model.Place?, _ generator: inout SeededGenerator) -> String {
    switch generator.number(below: 3) {
    case 0:
      guard let place else { return "no place" }
      return "action on \(place): \(board.perform(.click, onPlace: place))"
    case 1:
      guard let item else { return "no item" }
      return "put back \(item): \(board.perform(.putBack, on: item))"
    default:
      guard let item else { return "no item" }
      return "action on \(item): \(board.perform(.click, on: item))"
    }
  }

  private func chooseMove(of item: Item?, _ generator: inout SeededGenerator) -> String {
    guard let item, let label = generator.element(of: board.openMenu(of: item)) else { return "no menu" }
    board.choose(label)
    return "choose '\(label)' of \(item)"
  }
}
