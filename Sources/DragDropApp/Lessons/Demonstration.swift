import Games
import Widgets

/// Makes good moves on the board, slowly and with a hand as a sign: one in the player's game, or a demo to its end.
///
/// Any press of a button, a finger or a key ends it, and has no other effect.
final class Demonstration {
  private let view: any GameView
  private let overlay: Overlay
  let isDemo: Bool
  private let ended: (Demonstration) -> Void
  private let layer = LessonLayer()
  private var presses: PressMonitor?
  private var play: ExamplePlay?
  private var pickedUp = false
  private var count = 0
  private var next: Scheduled?

  /// The pauses before the first move, between moves, and after the last one, in seconds.
  private static let (before, between, after) = (0.6, 1.1, 2.2)

  /// - Parameters:
  ///   - isDemo: Whether to play a game of its own to the end; otherwise, makes one move in the player's game.
  ///   - ended: Called once it has ended, unless by ``end()``.
  init(_ view: any GameView, over overlay: Overlay, isDemo: Bool, ended: @escaping (Demonstration) -> Void) {
    (self.view, self.overlay, self.isDemo, self.ended) = (view, overlay, isDemo, ended)
    layer.showsOutline = false
    layer.scene = { [weak self] in
      guard let self else { return nil }
      return play?.scene()?.converted(from: view.board, to: layer)
    }
  }

  private var model: any GameModel { view.model }

  /// Begins; returns `false` if there is no move to show.
  func begin() -> Bool {
    if !isDemo { model.prepareShownMove() }
    guard isDemo || view.makeExamplePlay() != nil else { return false }
    view.cancelDrags()
    if isDemo { model.beginDemo() } else { model.countShownMove() }
    overlay.add(layer)
    presses = PressMonitor { [weak self] _ in
      self?.finish()
      return true
    }
    next = .after(Self.before) { [weak self] in self?.showMove() }
    return true
  }

  /// Ends at once: the current piece returns and, after a demo, so does the player's game.
  func end() {
    guard presses != nil else { return }
    (presses, next) = (nil, nil)
    layer.stop()
    overlay.remove(layer)
    play?.cancel()
    play = nil
    if isDemo { model.endDemo() }
  }

  private func finish() {
    // The monitor must not be freed while it handles a press.
    next = .beforeNextFrame { [weak self] in
      guard let self else { return }
      end()
      ended(self)
    }
  }

  private func showMove() {
    model.prepareShownMove()
    guard let play = view.makeExamplePlay() else { return finish() }
    (self.play, pickedUp) = (play, false)
    if !play.reason.isEmpty { view.tell(play.reason) }
    let script = LessonScript(.pointer, model.moveGesture, isMoving: Motion.canMove(on: overlay))
    layer.play(script) { [weak self] in
      self?.follow($0)
    } done: { [weak self] in
      self?.moveShown()
    }
  }

  private func follow(_ moment: LessonMoment) {
    guard let play else { return }
    if moment.step.isPressed, !pickedUp {
      pickedUp = true
      if !play.begin() { return finish() }
    }
    if pickedUp, moment.step.isPressed { play.move(moment.progress) }
  }

  private func moveShown() {
    play?.end()
    play = nil
    count += 1
    let isLast = !isDemo || model.isOver || model.demoMoveCount.map { count >= $0 } == true
    next = .after(isLast ? (isDemo ? Self.after : 0) : Self.between) { [weak self] in
      isLast ? self?.finish() : self?.showMove()
    }
  }
}
