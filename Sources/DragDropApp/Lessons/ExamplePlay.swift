import DragAndDrop
import Games
import Geometry

/// A move that the program makes on the board at the speed at which it is shown.
struct ExamplePlay {
  /// Returns the frames of the item and of the place, in the board's coordinates; `nil` if one is missing.
  let scene: () -> LessonScene?
  let reason: String
  /// Picks the item up, or activates it.
  let begin: () -> Bool
  /// Moves the item a part of the way, from 0 to 1.
  let move: (Double) -> Void
  /// Drops the item, or activates the one at the place.
  let end: () -> Void
  let cancel: () -> Void
}

extension DragInput {
  /// The program itself, when it shows a move.
  static let demo = DragInput("demo", isHeld: true)
}

extension GameView {
  func exampleScene(for input: LessonInput) -> LessonScene? { exampleScene }

  /// The frames of the example move, in the board's coordinates; `nil` if there is no such move now.
  var exampleScene: LessonScene? { game.exampleMove.flatMap(scene) }

  /// The sentence of a lesson for screen readers; `nil` if there is no move to show.
  var exampleSentence: String? {
    guard let move = game.exampleMove, let piece = coordinator.piece(move.item) else { return nil }
    let place = name(ofPlace: move.place) ?? accessibleLabel(ofPlace: move.place)
    return LessonText.sentence(
      game.moveGesture, item: name(ofItem: move.item) ?? piece.accessibleLabel ?? "", place: place ?? "")
  }

  private func scene(of move: ExampleMove<Model.Rules>) -> LessonScene? {
    guard let piece = coordinator.piece(move.item),
      let place = coordinator.place(move.place)?.frame ?? frame(of: move.place),
      piece.frame.size.width > 0, place.size.width > 0
    else { return nil }
    return LessonScene(item: piece.frame, place: place)
  }

  /// Returns the next good move, for the program to make; `nil` if no move can be shown.
  func makeExamplePlay() -> ExamplePlay? {
    guard let move = game.exampleMove, let scene = scene(of: move) else { return nil }
    let currentScene: () -> LessonScene? = { [weak self] in self?.scene(of: move) }
    guard game.moveGesture != .turnTwo else { return makeTurns(move, currentScene) }
    return ExamplePlay(scene: currentScene, reason: move.reason) { [weak self] in
      self?.coordinator.pickUp(move.item, by: .demo, at: scene.item.center) ?? false
    } move: { [weak self] part in
      guard let self, let scene = currentScene() else { return }
      coordinator.move(move.item, to: scene.frame(at: part).center)
    } end: { [weak self] in
      guard let self, game.session.activeDrag(of: move.item)?.input == .demo else { return }
      game.move(move.item, to: currentScene()?.place.center, over: move.place)
      game.drop(move.item)
    } cancel: { [weak self] in
      guard let self, game.session.activeDrag(of: move.item)?.input == .demo else { return }
      game.cancel(move.item)
    }
  }

  private func makeTurns(_ move: ExampleMove<Model.Rules>, _ scene: @escaping () -> LessonScene?) -> ExamplePlay {
    // What the first card shows can make another one the better second card.
    var place = move.place
    let currentScene: () -> LessonScene? = { [weak self] in
      guard let item = scene()?.item, let frame = self?.coordinator.place(place)?.frame else { return nil }
      return LessonScene(item: item, place: frame)
    }
    let isSecondOnly = game.isMoveUnderWay
    return ExamplePlay(scene: currentScene, reason: move.reason) { [weak self] in
      guard let self else { return false }
      if !isSecondOnly { primaryAction(of: move.item)?() }
      if let next = game.exampleMove?.place { place = next }
      return true
    } move: { _ in
    } end: { [weak self] in
      // The places of such a game are its items.
      if let item = place as? Model.Item { self?.primaryAction(of: item)?() }
    } cancel: {
    }
  }
}
