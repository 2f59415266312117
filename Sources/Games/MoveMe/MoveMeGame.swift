import DragAndDrop
import Geometry
import Observation

@MainActor @Observable
package final class MoveMeGame {
  package let play: GameSession<MoveMeState>
  package let dragState = DragState<MoveMeRules>()
  /// The numbers of the selected squares, which are moved, colored and removed together; the selection is not saved.
  package internal(set) var selection: Set<Int> = []
  @ObservationIgnored var interruptedSelection: Set<Int> = []
  /// The size of the board and of usual squares as they are drawn, set by the view.
  @ObservationIgnored package var boardGeometry = MoveMeGeometry.phone {
    didSet { if boardGeometry != oldValue { rebuildGroups() } }
  }

  /// Returns the current position of a moving square, or `nil` for one at rest; set by the view.
  @ObservationIgnored package var animatedPosition: (Int) -> SquarePosition? = { _ in nil }

  @ObservationIgnored private var groups: [Int: SquareGroup] = [:]
  /// The number of the square that a click picked up, also after a finger has taken hold of it.
  @ObservationIgnored package private(set) var stickySquare: Int?
  @ObservationIgnored private var throwing: [Int: SquareThrow] = [:]

  package init(level: MoveMeLevel = .three, environment: GameEnvironment) {
    play = GameSession(.moveMe, level: level, environment: environment)
  }

  package var geometry: MoveMeGeometry { boardGeometry.fitting(state.squares.count).limited(to: state.limit) }

  package var text: MoveMeText {
    MoveMeText(state: state, counters: play.counters, elapsed: elapsed, selection: selection)
  }

  /// Returns the squares that an action affects: the selection if it contains the square or `number` is `nil`.
  package func subjects(of number: Int?) -> Set<Int> {
    guard let number, !selection.contains(number) else { return selection }
    return state.square(number) == nil ? [] : [number]
  }

  func recordMove(_ state: MoveMeState, _ change: MoveMeChange) {
    guard state != play.state else { return }
    play.recordMove(state)
    report([change])
    removeMissingFromSelection()
  }

  func removeMissingFromSelection() {
    let left = selection.intersection(state.squares.map(\.number))
    if left != selection { selection = left }
  }
}

extension MoveMeGame: GameModel {
  package var shortStatus: String { text.shortStatus }

  package func stateReplaced(_ earlier: MoveMeState, by change: MoveMeChange) {
    if change == .dealt { selection = [] }
    report(change == .dealt ? [change] : [change, difference(from: earlier)])
    removeMissingFromSelection()
  }

  /// Reports a single restored square as added, because the focus may be on another one.
  private func difference(from earlier: MoveMeState) -> MoveMeChange {
    let numbers = state.changes(since: earlier)
    if numbers.count == 1, earlier.square(numbers[0]) == nil { return .added(numbers[0]) }
    return .replaced(numbers)
  }

  package var rules: MoveMeRules {
    MoveMeRules(
      state: state, geometry: geometry, snapsToGrid: preferences.snapsToGrid, groups: groups,
      held: Set(session.activeDrags.filter(\.input.isHeld).map(\.item)))
  }

  /// A pointer or finger catches moving squares where they are; other inputs begin where they will come to rest.
  package func itemPickedUp(_ number: Int, by input: DragInput) {
    var starts = state.positions(of: subjects(of: number))
    if input.isHeld {
      for (member, rest) in starts { starts[member] = animatedPosition(member) ?? rest }
    }
    groups[number] = SquareGroup(starts, ledBy: number, geometry)
    // Keys and actions drop the square at once.
    if input == .click { stickySquare = number }
  }

  package func dragEnded(_ number: Int, with outcome: MoveMeRules.Outcome) {
    let (group, thrown) = (groups.removeValue(forKey: number), throwing.removeValue(forKey: number))
    if stickySquare == number { stickySquare = nil }
    guard case .stays(let position) = outcome, let group else { return }
    var state = play.state
    let positions = group.positions(leadingTo: position)
    state.move(to: positions, isRaising: true)
    let numbers = positions.keys.sorted()
    recordMove(state, thrown.map { .thrown(numbers, $0) } ?? .moved(numbers))
  }

  /// Returns the position of a dragged square for a center, with its group on the board; `nil` if it is not dragged.
  package func position(of number: Int, centeredAt point: Point) -> SquarePosition? {
    groups[number]?.position(leadingTo: point)
  }

  package func positions(following drag: DragSession<MoveMeRules>.ActiveDrag) -> [Int: SquarePosition] {
    guard let group = groups[drag.item] else { return [:] }
    return drag.place.map(group.positions) ?? group.positions
  }

  /// Throws a square that is about to be released.
  ///
  /// - Parameter velocity: The velocity in device-independent pixels per second; one that is too low has no effect.
  package func throwHeld(_ number: Int, velocity: Point) {
    guard let drag = session.activeDrag(of: number), let start = drag.place, let group = groups[number] else { return }
    let from = geometry.center(of: start)
    func place(after offset: Point) -> SquarePosition {
      rules.landing(at: group.position(leadingTo: from + offset), group)
    }
    throwing[number] = SquareThrow(velocity: velocity, range: group.range(from: start)) { offset in
      geometry.center(of: place(after: offset)) - from
    }
    if let end = throwing[number]?.offset(at: 1) { move(number, to: drag.point, over: place(after: end)) }
  }

  /// Rebuilds the groups for a new board size, so that dragged squares start from where they are shown now.
  private func rebuildGroups() {
    for (number, group) in groups { groups[number] = SquareGroup(group.starts, ledBy: number, geometry) }
  }
}
