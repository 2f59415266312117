public import DragAndDrop
public import Observation

/// The view model of Picture Puzzle.
@MainActor @Observable
public final class PicturePuzzleGame {
  /// The course of the game.
  public let play: GameSession<PicturePuzzleState>
  /// The tiles in the air.
  public let dragState = DragState<PicturePuzzleState>()
  /// The hint on the board now; a hint of free play stays until the board changes.
  public private(set) var hintShown: PuzzleHint?

  /// What the player has written about photos, by their ids.
  private var descriptions: [String: String]

  @ObservationIgnored private let environment: GameEnvironment
  @ObservationIgnored private var pictureEnd: Duration = .zero

  /// Resumes the stored puzzle, or deals one if there is none to go on with.
  ///
  /// A stored puzzle that was solved is followed by the next one of its journey, or another of its picture and size.
  ///
  /// - Parameter level: The level to deal if no puzzle is stored.
  public init(level: PuzzleLevel = .journey(.first), environment: GameEnvironment) {
    self.environment = environment
    descriptions = PhotoDescriptions.load(from: environment.archive)
    play = GameSession(.picturePuzzle, level: level, environment: environment) { $0.following(seed: $1) }
  }

  /// What is said about the puzzle now.
  public var text: PicturePuzzleText {
    PicturePuzzleText(
      state: state, tally: play.tally, elapsed: elapsed, hintShown: hintShown, ownDescription: ownDescription)
  }

  /// The photos in this puzzle and in the one that can be brought back: those that have to be kept.
  public var photos: Set<Photo> {
    Set([state.picture, play.replaced?.state.picture].compactMap { $0?.photo })
  }

  /// The photo that is played with; nil with a picture of the bag's own.
  public var photo: Photo? { state.picture.photo }

  /// What the player has written about that photo; empty where that is nothing.
  public var ownDescription: String { photo.flatMap { descriptions[$0.id] } ?? "" }

  /// Keeps what the player has written about photos, by their ids; about those that no game needs nothing is kept.
  public func describe(_ texts: [String: String]) {
    let ids = Set(photos.map(\.id))
    let described = descriptions.merging(texts.mapValues(PhotoDescriptions.cut)) { $1 }
      .filter { ids.contains($0.key) && !$0.value.isEmpty }
    guard described != descriptions else { return }
    descriptions = described
    environment.archive.save(described, in: .puzzleDescriptions)
  }

  /// The tiles that show a check, as those in their places.
  public var checkedTiles: Set<PuzzleTile> { preferences.marksRightTiles ? state.rightTiles : [] }

  /// Swaps a tile with the one at the position.
  private func move(_ tile: PuzzleTile, to position: GridPosition) {
    var state = play.state
    let moved = state.move(tile, to: position)
    hintShown = nil
    // A solved puzzle leaves nothing in the air, not even under a second finger.
    if state.isOver { cancelAll() }
    report(moved)
    play.commit(state)
  }

  /// Brings the tiles home and ends the hint, before anything but a move changes the board.
  public func interrupt() {
    cancelAll()
    hintShown = nil
  }
}

extension PicturePuzzleGame: GameModel {
  /// Whether the board is uncovered and its tiles are seen.
  public var isDragAllowed: Bool { !isPaused && hintShown != .picture }

  /// The clock runs from the first tile that is picked up.
  public func itemPickedUp(_ tile: PuzzleTile, by input: DragInput) {
    play.startClock()
    if !input.isHeld { report([.pickedUp(tile)]) }
  }

  /// A tile that was dropped on another swaps with it.
  public func dragEnded(_ tile: PuzzleTile, with outcome: PicturePuzzleState.Outcome) {
    switch outcome {
    case .stays(let position): move(tile, to: position)
    case .returns(let reason): report([.returned(tile, reason)])
    }
  }
}

// MARK: Hints

extension PicturePuzzleGame {
  /// Whether a hint can be given now.
  public var canHint: Bool { !isPaused && hintShown != .picture && state.allowsHint(after: play.tally.hints) }

  /// How long the whole picture is still to be seen; nil if it is not seen.
  public var pictureTimeLeft: Duration? { hintShown == .picture ? max(.zero, pictureEnd - environment.time.now) : nil }

  /// Gives the next hint and counts it: what was spent stays spent, even after undo and restart.
  public func hint() {
    guard canHint, let hint = state.hint(after: hintShown) else { return }
    cancelAll()
    play.makeMove {
      play.note(\.hints)
      report([.hinted(hint)])
      if case .move(let tile) = hint { return move(tile, to: state.destination(of: tile)) }
      pictureEnd = environment.time.now + PuzzleHint.pictureTime
      hintShown = hint
    }
  }

  /// Covers the whole picture again once its time has passed; earlier, or for any other hint, nothing changes.
  ///
  /// A view calls it after `pictureTimeLeft`; a call that comes late, for a hint of an earlier puzzle, does no harm.
  public func pictureTimePassed() {
    if pictureTimeLeft == .zero { hintShown = nil }
  }
}
