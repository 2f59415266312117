import DragAndDrop
import Geometry

/// The distance by which a key moves a square, in pixels of the phone-sized board.
package enum NudgeLength: Double, Sendable {
  case fine = 1
  case plain = 10
  case far = 100
}

package enum NudgeDirection: String, CaseIterable, Sendable {
  case left, right, up, down

  var vector: Point {
    switch self {
    case .left: Point(x: -1, y: 0)
    case .right: Point(x: 1, y: 0)
    case .up: Point(x: 0, y: -1)
    case .down: Point(x: 0, y: 1)
    }
  }
}

extension MoveMeGame {
  /// Moves a square and those selected with it by a distance, like a drag without a pointer.
  package func nudge(_ number: Int, _ direction: NudgeDirection, _ length: NudgeLength, by input: DragInput) {
    let step = max(geometry.scaled(length.rawValue), preferences.snapsToGrid ? geometry.gridStep : 0)
    drag(number, by: input) { start in
      let end = position(of: number, centeredAt: geometry.center(of: start) + direction.vector * step)
      move(number, to: nil, over: end ?? start)
    }
  }

  package func throwSquare(_ number: Int, _ direction: NudgeDirection, by input: DragInput) {
    drag(number, by: input) { start in
      move(number, to: nil, over: start)
      // The speed shrinks with the squares, but not below that of the slowest throw.
      throwHeld(number, velocity: direction.vector * max(SquareThrow.minimumSpeed, geometry.scaled(Self.throwSpeed)))
    }
  }

  private func drag(_ number: Int, by input: DragInput, _ move: (SquarePosition) -> Void) {
    guard let square = state.square(number) else { return }
    cancelAll()
    guard pickUp(number, by: input) else { return }
    move(square.position)
    if drop(number) == .returns(.cancelled) { report([.stoppedByEdge(number)]) }
  }

  /// The speed of a throw without a pointer, in pixels of the phone-sized board per second.
  private static var throwSpeed: Double { 1500 }

  package func recolor(_ number: Int?, _ color: SquareColor) {
    let numbers = subjects(of: number)
    change(.recolored(numbers.sorted(), color)) { $0.recolor(numbers, color) }
  }

  package func remove(_ number: Int?) {
    cancelAll()
    let numbers = subjects(of: number)
    change(.removed(numbers.sorted())) { $0.remove(numbers) }
  }

  package func addSquare() {
    cancelAll()
    var state = state
    if let number = state.add(geometry) { recordMove(state, .added(number)) }
  }

  package func arrange(_ arrangement: MoveMeArrangement) {
    cancelAll()
    let numbers = selection.count > 1 ? selection.sorted() : state.numbers
    change(.arranged(arrangement)) { $0.arrange(numbers, arrangement, in: boardGeometry) }
  }

  private func change(_ change: MoveMeChange, _ edit: (inout MoveMeState) -> Void) {
    var state = state
    edit(&state)
    recordMove(state, change)
  }
}

extension MoveMeGame {
  package func toggleSelection(_ number: Int) {
    guard state.square(number) != nil else { return }
    selection.formSymmetricDifference([number])
  }

  package func selectAll() {
    selection = Set(state.numbers)
    report([.selected(count: selection.count)])
  }

  @discardableResult
  package func clearSelection() -> Bool {
    guard !selection.isEmpty else { return false }
    selection = []
    report([.selected(count: 0)])
    return true
  }

  /// Selects the squares that a rectangle of the board touches.
  package func select(in rect: Rect, keeping before: Set<Int> = []) {
    let selected = before.union(state.squares(in: rect, geometry).map(\.number))
    if selected != selection { selection = selected }
  }

  package func selectionEnded() { report([.selected(count: selection.count)]) }

  package func square(at point: Point) -> MoveMeSquare? {
    let range = geometry.side / 2
    return state.squares.last { square in
      let center = geometry.center(of: square.position)
      return abs(point.x - center.x) <= range && abs(point.y - center.y) <= range
    }
  }
}
