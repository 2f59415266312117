public import DragAndDrop
public import Observation

/// The view model of Move Me.
@MainActor @Observable
public final class MoveMeGame {
  /// The course of the game.
  public let play: GameSession<MoveMeState>
  /// The squares in the air.
  public let dragState = DragState<MoveMeRules>()
  /// The squares that are moved, colored and removed together; kept as long as the game is.
  public internal(set) var selection: Set<Int> = []
  /// The size of the board as it is drawn, which whoever draws it sets.
  @ObservationIgnored public var geometry = MoveMeGeometry.phone {
    didSet { if geometry != oldValue { regroup() } }
  }

  /// Where a square is at the moment that is still on its way, as whoever draws it knows; nil of one at rest.
  @ObservationIgnored public var positionUnderWay: (Int) -> SquarePosition? = { _ in nil }

  @ObservationIgnored private var groups: [Int: SquareGroup] = [:]
  /// The square that a click has picked up, by its number, also while a finger has taken hold of it.
  @ObservationIgnored public private(set) var clicked: Int?
  @ObservationIgnored private var throwing: [Int: SquareThrow] = [:]

  /// Resumes the stored board, or deals one if there is none to go on with.
  ///
  /// - Parameter level: The level to deal if nothing is stored.
  public init(level: MoveMeLevel = .three, environment: GameEnvironment) {
    play = GameSession(.moveMe, level: level, environment: environment)
  }

  /// What is said about the board now.
  public var text: MoveMeText {
    MoveMeText(state: state, tally: play.tally, elapsed: elapsed, selection: selection)
  }

  /// The squares that do what the given one does: the selection if it is part of it, or none is given.
  public func subjects(of number: Int?) -> Set<Int> {
    guard let number, !selection.contains(number) else { return selection }
    return state.square(number) == nil ? [] : [number]
  }

  /// Takes a state that a change led to, and says what happened; nothing if it is the one that is there.
  func commit(_ state: MoveMeState, _ change: MoveMeChange) {
    guard state != play.state else { return }
    play.commit(state)
    report([change])
    forgetMissing()
  }

  func forgetMissing() {
    let left = selection.intersection(state.squares.map(\.number))
    if left != selection { selection = left }
  }
}

extension MoveMeGame: GameModel {
  /// How many squares there are.
  public var shortStatus: String { text.shortStatus }

  /// Selects nothing of a new deal; says which squares a step back or forth has changed.
  public func stateReplaced(_ earlier: MoveMeState, by change: MoveMeChange) {
    if change == .dealt { selection = [] }
    report(change == .dealt ? [change] : [change, difference(from: earlier)])
    forgetMissing()
  }

  /// One square that is there again is told as one that came, for the focus may be on another.
  private func difference(from earlier: MoveMeState) -> MoveMeChange {
    let numbers = state.changes(since: earlier)
    if numbers.count == 1, earlier.square(numbers[0]) == nil { return .added(numbers[0]) }
    return .replaced(numbers)
  }

  /// The rules as they stand now.
  public var rules: MoveMeRules {
    MoveMeRules(
      state: state, geometry: geometry, snapsToGrid: preferences.snapsToGrid, groups: groups,
      held: Set(session.activeDrags.filter(\.input.isHeld).map(\.item)))
  }

  /// The square takes along what is selected with it.
  ///
  /// A pointer or finger catches squares where they are on their way. Other inputs begin where they will come to rest.
  public func itemPickedUp(_ number: Int, by input: DragInput) {
    var starts = state.positions(of: subjects(of: number))
    if input.isHeld {
      for (member, rest) in starts { starts[member] = positionUnderWay(member) ?? rest }
    }
    groups[number] = SquareGroup(starts, ledBy: number, geometry)
    // Keys and actions have it where it goes at once.
    guard input == .click else { return }
    clicked = number
    report([.pickedUp(number)])
  }

  /// A square that was dropped stays there, with those that followed it.
  public func dragEnded(_ number: Int, with outcome: MoveMeRules.Outcome) {
    let (group, thrown) = (groups.removeValue(forKey: number), throwing.removeValue(forKey: number))
    if clicked == number {
      clicked = nil
      if case .returns = outcome { report([.returned(number)]) }
    }
    guard case .stays(let position) = outcome, let group else { return }
    var state = play.state
    let positions = group.positions(leadingTo: position)
    state.move(to: positions, isRaising: true)
    let numbers = positions.keys.sorted()
    commit(state, thrown.map { .thrown(numbers, $0) } ?? .moved(numbers))
  }

  /// Where a carried square comes to lie if its middle is to be at a point of the board.
  ///
  /// It stays on the board, and so do those that follow it. Nil if it is not carried.
  public func position(of number: Int, centeredAt point: Point) -> SquarePosition? {
    groups[number]?.position(leadingTo: point)
  }

  /// Where the squares that a carry takes along are at the moment.
  public func positions(following drag: DragSession<MoveMeRules>.ActiveDrag) -> [Int: SquarePosition] {
    guard let group = groups[drag.item] else { return [:] }
    return drag.place.map(group.positions) ?? group.positions
  }

  /// Has a held square that is let go now fly on, with a speed in device-independent pixels per second.
  ///
  /// A slow one is no throw. The square is dropped where it will come to rest.
  public func throwHeld(_ number: Int, velocity: Point) {
    guard let drag = session.activeDrag(of: number), let start = drag.place, let group = groups[number] else { return }
    let from = geometry.center(of: start)
    func place(after way: Point) -> SquarePosition { rules.landing(at: group.position(leadingTo: from + way), group) }
    throwing[number] = SquareThrow(velocity: velocity, reach: group.reach(from: start)) { way in
      geometry.center(of: place(after: way)) - from
    }
    if let end = throwing[number]?.offset(at: 1) { move(number, to: drag.point, over: place(after: end)) }
  }

  /// The board has another size: what is in the air starts from where it is shown now.
  private func regroup() {
    for (number, group) in groups { groups[number] = SquareGroup(group.starts, ledBy: number, geometry) }
  }
}
