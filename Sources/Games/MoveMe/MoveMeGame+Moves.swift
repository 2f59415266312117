import DragAndDrop
import Geometry

/// The distance by which a key moves a square.
package enum NudgeLength: Double, Sendable {
  /// One pixel of the phone-sized board.
  case fine = 1
  /// Ten pixels.
  case plain = 10
  /// A hundred pixels, which is the side of a square.
  case far = 100
}

/// The direction in which a key moves a square.
package enum NudgeDirection: String, CaseIterable, Sendable {
  /// Toward an edge of the board, independent of the text direction.
  case left, right, up, down

  var way: Point {
    switch self {
    case .left: Point(x: -1, y: 0)
    case .right: Point(x: 1, y: 0)
    case .up: Point(x: 0, y: -1)
    case .down: Point(x: 0, y: 1)
    }
  }
}

extension MoveMeGame {
  /// Moves a square and those selected with it by a distance: a drag without a pointer.
  package func nudge(_ number: Int, _ direction: NudgeDirection, _ length: NudgeLength, by input: DragInput) {
    guard let square = state.square(number) else { return }
    let center = geometry.center(of: square.position)
    let step = max(geometry.scaled(length.rawValue), preferences.snapsToGrid ? geometry.gridStep : 0)
    cancelAll()
    guard pickUp(number, by: input), let position = position(of: number, centeredAt: center + direction.way * step)
    else { return }
    move(number, to: nil, over: position)
    if drop(number) == .returns(.cancelled) { report([.stoppedByEdge(number)]) }
  }

  /// Throws a square and those selected with it: a throw without a pointer.
  package func throwSquare(_ number: Int, _ direction: NudgeDirection, by input: DragInput) {
    guard let square = state.square(number) else { return }
    cancelAll()
    guard pickUp(number, by: input) else { return }
    move(number, to: nil, over: square.position)
    throwHeld(number, velocity: direction.way * geometry.scaled(Self.throwSpeed))
    if drop(number) == .returns(.cancelled) { report([.stoppedByEdge(number)]) }
  }

  /// The speed of a throw without a pointer, in pixels of the phone-sized board per second.
  private static var throwSpeed: Double { 1500 }

  /// Changes the color of a square and those selected with it, or of the selection if `number` is `nil`.
  package func recolor(_ number: Int?, _ color: SquareColor) {
    let numbers = subjects(of: number)
    var state = state
    state.recolor(numbers, color)
    commit(state, .recolored(numbers.sorted(), color))
  }

  /// Removes a square and those selected with it, or the selection if `number` is `nil`.
  package func remove(_ number: Int?) {
    cancelAll()
    let numbers = subjects(of: number)
    var state = state
    state.remove(numbers)
    commit(state, .removed(numbers.sorted()))
  }

  /// Adds a square at the freest position.
  package func addSquare() {
    cancelAll()
    var state = state
    if let number = state.add(geometry) { commit(state, .added(number)) }
  }

  /// Arranges the selected squares, or all if fewer than two are selected.
  package func arrange(_ arrangement: MoveMeArrangement) {
    cancelAll()
    var state = state
    let numbers = selection.count > 1 ? selection.sorted() : state.numbers
    let positions = arrangement.positions(numbers.count, in: geometry)
    state.move(to: Dictionary(uniqueKeysWithValues: zip(numbers, positions)))
    commit(state, .arranged(arrangement))
  }
}

// MARK: - Selecting

extension MoveMeGame {
  /// Selects a square, or deselects it if it is selected.
  package func toggleSelection(_ number: Int) {
    guard state.square(number) != nil else { return }
    selection.formSymmetricDifference([number])
  }

  /// Selects all squares.
  package func selectAll() {
    selection = Set(state.numbers)
    report([.selected(count: selection.count)])
  }

  /// Clears the selection, and returns whether anything was selected.
  @discardableResult
  package func clearSelection() -> Bool {
    guard !selection.isEmpty else { return false }
    selection = []
    report([.selected(count: 0)])
    return true
  }

  /// Selects the squares that the rubber band between two points touches, and those selected before it was drawn.
  package func select(from start: Point, to end: Point, keeping before: Set<Int> = []) {
    let selected = before.union(state.squares(between: start, and: end, geometry).map(\.number))
    if selected != selection { selection = selected }
  }

  /// Announces the number of selected squares when the rubber band is finished.
  package func bandEnded() { report([.selected(count: selection.count)]) }

  /// Returns the topmost square at a point of the board.
  package func square(at point: Point) -> MoveMeSquare? {
    let reach = geometry.side / 2
    return state.squares.last { square in
      let center = geometry.center(of: square.position)
      return abs(point.x - center.x) <= reach && abs(point.y - center.y) <= reach
    }
  }
}
