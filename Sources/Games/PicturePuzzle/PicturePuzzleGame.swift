import DragAndDrop
import Observation

@MainActor @Observable
package final class PicturePuzzleGame {
  package let play: GameSession<PicturePuzzleState>
  package let dragState = DragState<PicturePuzzleState>()
  /// The hint on the board; a hint of free play stays until the board changes.
  package private(set) var hintShown: PuzzleHint?
  /// Whether the whole picture is shown, which covers the tiles and does not count as a hint.
  package private(set) var isPictureShown = false

  private var chosenSize: PuzzleSize?
  private var descriptions: [String: String]

  @ObservationIgnored private let environment: GameEnvironment
  @ObservationIgnored private var pictureEnd: Duration = .zero

  /// Resumes the stored puzzle, or deals the one that follows it if it is solved; without one, deals one of `level`.
  package init(level: PuzzleLevel = .journey(.first), environment: GameEnvironment) {
    self.environment = environment
    descriptions = PhotoDescriptions.load(from: environment.store)
    play = GameSession(.picturePuzzle, level: level, environment: environment) { $0.following(seed: $1) }
  }

  package var text: PicturePuzzleText {
    PicturePuzzleText(
      state: state, counters: play.counters, elapsed: elapsed, hintShown: hintShown,
      playersDescription: playersDescription)
  }

  /// The photos of this puzzle and of those that can come back, whose files must be kept.
  package var photos: Set<Photo> { Set(play.statesInUse.compactMap(\.picture.photo)) }

  package var photo: Photo? { state.picture.photo }

  package var playersDescription: String { photo.flatMap { descriptions[$0.id] } ?? "" }

  /// Stores the player's descriptions of photos, by photo ID; drops those of photos that are not in ``photos``.
  package func describe(_ texts: [String: String]) {
    let ids = Set(photos.map(\.id))
    let described = descriptions.merging(texts.mapValues(PhotoDescriptions.shortened)) { $1 }
      .filter { ids.contains($0.key) && !$0.value.isEmpty }
    guard described != descriptions else { return }
    descriptions = described
    environment.store.save(described, in: .puzzleDescriptions)
  }

  package var selectedSize: PuzzleSize { chosenSize ?? (play.level.journeyPuzzle == nil ? state.size : .fourByFour) }

  func select(_ size: PuzzleSize) { chosenSize = size }

  package var checkedTiles: Set<PuzzleTile> { preferences.marksRightTiles ? state.rightTiles : [] }

  private func move(_ tile: PuzzleTile, to position: GridPosition) {
    var state = play.state
    let moved = state.move(tile, to: position)
    hintShown = nil
    // This ends the drag of a second finger too.
    if state.isOver { cancelAll() }
    report(moved)
    play.recordMove(state)
  }

  package func stateReplaced(_ earlier: PicturePuzzleState, by change: PicturePuzzleChange) {
    if change == .dealt { chosenSize = nil }
    report([change])
  }

  package func interrupt() {
    cancelAll()
    (hintShown, isPictureShown) = (nil, false)
  }
}

extension PicturePuzzleGame: GameModel {
  package var isDragAllowed: Bool { !isPaused && hintShown != .picture && !isPictureShown }

  package func itemPickedUp(_ tile: PuzzleTile, by input: DragInput) { play.startClock() }

  package func dragEnded(_ tile: PuzzleTile, with outcome: PicturePuzzleState.Outcome) {
    if case .stays(let position) = outcome { move(tile, to: position) }
  }
}

extension PicturePuzzleGame {
  package var canHint: Bool { !isPaused && hintShown != .picture && state.allowsHint(after: play.counters.hints) }

  /// The time for which the whole picture is still shown; `nil` if it is not shown.
  package var pictureTimeLeft: Duration? { hintShown == .picture ? max(.zero, pictureEnd - environment.time.now) : nil }

  /// Gives the next hint and counts it; undo and restart do not change the count.
  package func hint() {
    guard canHint, let hint = state.hint(after: hintShown) else { return }
    cancelAll()
    isPictureShown = false
    play.makeMove {
      play.count(\.hints)
      report([.hinted(hint)])
      if case .move(let tile) = hint { return move(tile, to: state.destination(of: tile)) }
      pictureEnd = environment.time.now + PuzzleHint.pictureTime
      hintShown = hint
    }
  }

  /// Hides the whole picture if its time is over; a view calls this after ``pictureTimeLeft``.
  package func pictureTimePassed() {
    if pictureTimeLeft == .zero { hintShown = nil }
  }
}

extension PicturePuzzleGame: PictureGame {
  /// Whether the player can look at the whole picture at any time, as in free play; the journey has a hint for that.
  package var canShowPicture: Bool { !isPaused && !isOver && state.level.journeyPuzzle == nil }

  package func showPicture(_ isShown: Bool) {
    guard isShown != isPictureShown, canShowPicture || !isShown else { return }
    cancelAll()
    isPictureShown = isShown
    if isShown { report([.pictureShown]) }
  }
}
