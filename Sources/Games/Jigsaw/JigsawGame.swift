import DragAndDrop
import Geometry
import Observation

/// The jigsaw, the second way to play Picture Puzzle.
@MainActor @Observable
package final class JigsawGame {
  package let play: GameSession<JigsawState>
  package let dragState = DragState<JigsawRules>()
  /// The hint on the table; it stays until the pieces change.
  package private(set) var hintShown: JigsawHint?
  /// Whether the whole picture is shown, which covers the table.
  package private(set) var isPictureShown = false
  /// Whether single pieces without a straight side are hidden; they stay where they are.
  package private(set) var showsEdgesOnly = false
  /// Whether the frame shows the whole picture faintly.
  package var showsGhost = false
  /// The first pieces of the selected groups, which are moved together; the selection is not saved.
  package internal(set) var selection: Set<JigsawPiece> = []
  package var colors = JigsawColors()

  private var chosenLevel: JigsawLevel?
  /// The rectangle of the table as drawn, set by the view.
  @ObservationIgnored package var table = Rect(x: 0, y: 0, width: 390, height: 560) {
    didSet { if table != oldValue { shownGeometry = nil } }
  }
  @ObservationIgnored private var shownGeometry: JigsawGeometry?
  /// The drops of one drag, which are one move.
  @ObservationIgnored private var drops: [(piece: JigsawPiece, place: JigsawPlace)] = []

  package init(level: JigsawLevel = JigsawLevel(.twentyFour), environment: GameEnvironment) {
    play = GameSession(.jigsaw, level: level, environment: environment)
  }

  package var geometry: JigsawGeometry {
    let (grid, turns) = (state.grid, state.level.turns)
    if let shownGeometry, shownGeometry.grid == grid, shownGeometry.turns == turns { return shownGeometry }
    let geometry = JigsawGeometry(table: table, grid: grid, turns: turns)
    shownGeometry = geometry
    return geometry
  }

  package var text: JigsawText {
    JigsawText(
      state: state, counters: play.counters, elapsed: elapsed, geometry: geometry, colors: colors,
      selection: selection, hintShown: hintShown)
  }

  package var selectedLevel: JigsawLevel { chosenLevel ?? play.level }
  func select(_ level: JigsawLevel) { chosenLevel = level }

  /// The photos of this puzzle and of those that can come back, whose files must be kept.
  package var photos: Set<Photo> { Set(play.statesInUse.compactMap(\.picture.photo)) }

  package var hiddenPieces: Set<JigsawPiece> { showsEdgesOnly ? state.singleInnerPieces : [] }

  func record(_ change: (inout JigsawState) -> [JigsawChange]) {
    var state = play.state
    let changes = change(&state)
    guard !changes.isEmpty, state != play.state else { return }
    hintShown = nil
    if state.isOver { cancelAll() }
    report(changes)
    play.recordMove(state)
    let left = selection.filter { state.leader(of: $0) == $0 && !state.isFixed($0) }
    if left != selection { selection = left }
    showAllUnlessEdgesAreLeft()
  }

  package func stateReplaced(_ earlier: JigsawState, by change: JigsawChange) {
    if change == .dealt { (chosenLevel, showsEdgesOnly) = (nil, false) }
    if earlier.picture != state.picture || earlier.grid != state.grid { colors = JigsawColors() }
    selection = []
    report([change])
    showAllUnlessEdgesAreLeft()
  }

  package func interrupt() {
    cancelAll()
    (hintShown, isPictureShown) = (nil, false)
  }
}

extension JigsawGame: PictureGame {
  package var rules: JigsawRules {
    JigsawRules(state: play.state, geometry: geometry, selection: selection, hidden: hiddenPieces)
  }

  package var isDragAllowed: Bool { !isPaused && !isPictureShown && !isOver }

  package func itemPickedUp(_ piece: JigsawPiece, by input: DragInput) { play.startClock() }

  package func dragEnded(_ piece: JigsawPiece, with outcome: JigsawRules.Outcome) {
    if case .stays(let place) = outcome { drops.append((piece, place)) }
  }

  package func performChanges(_ changes: () -> Void) {
    changes()
    let drops = drops
    self.drops = []
    guard !drops.isEmpty else { return }
    if case .tray(let tray) = drops[0].place {
      return record { $0.put(drops.map(\.piece), inTray: tray) }
    }
    let (state, geometry) = (play.state, geometry)
    let centers = drops.compactMap { drop -> (leader: JigsawPiece, center: Point)? in
      guard let group = state.group(of: drop.piece) else { return nil }
      switch drop.place {
      case .table(let spot): return (drop.piece, geometry.center(of: group.lying(at: spot)))
      case .cell(let index): return (drop.piece, geometry.center(of: group, onCell: index))
      case .tray: return nil
      }
    }
    record { $0.place(centers, in: geometry) }
  }

  // MARK: Hints

  package var canHint: Bool { !isPaused && !isOver }

  /// Gives the next hint and counts it: which piece, where it belongs, and then the move itself.
  package func hint() {
    guard canHint, let hint = state.hint(after: hintShown) else { return }
    cancelAll()
    (isPictureShown, showsEdgesOnly) = (false, false)
    play.makeMove {
      play.count(\.hints)
      report([.hinted(hint)])
      if case .move(let piece) = hint { return record { $0.bringHome(piece) } }
      hintShown = hint
    }
  }

  // MARK: The whole picture

  package var canShowPicture: Bool { !isPaused && !isOver }

  package func showPicture(_ isShown: Bool) {
    guard isShown != isPictureShown, canShowPicture || !isShown else { return }
    cancelAll()
    isPictureShown = isShown
    if isShown { report([.pictureShown]) }
  }

  package func showEdgesOnly(_ isOn: Bool) {
    // Without any edge piece, the table would be empty.
    guard isOn != showsEdgesOnly, !isOver, !isOn || !state.hasOnlySingleInnerPieces else { return }
    cancelAll()
    (showsEdgesOnly, selection) = (isOn, [])
    report([.filtered(isOn: isOn)])
  }

  /// Ends the filter once all edge pieces are in the frame, where the table would be empty.
  private func showAllUnlessEdgesAreLeft() {
    if showsEdgesOnly, state.hasOnlySingleInnerPieces { showEdgesOnly(false) }
  }
}
