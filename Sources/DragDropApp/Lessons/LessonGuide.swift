import AppCore
import Games
import Geometry
import Widgets

/// Shows the first move of a game over its board, from the first start until the player has made a move.
final class LessonGuide {
  private let view: any GameView
  private let overlay: Overlay
  private let interface: InterfacePreferences
  private let input: InputInUse
  /// Whether the board is visible, instead of another page.
  var isBoardShown: () -> Bool = { true }

  private var lesson: Lesson?
  private var shown: Lesson?
  private var hasSpoken = false
  private var counters = Counters()
  private var layer: LessonLayer?
  private var opening: Scheduled?
  private var showing: Scheduled?
  private var token: ObservationToken?

  /// The time for which the board is shown before the lesson, in seconds, so that the start is not delayed.
  private static let delay = 0.8

  init(_ view: any GameView, over overlay: Overlay, _ interface: InterfacePreferences, _ input: InputInUse) {
    (self.view, self.overlay, self.interface, self.input) = (view, overlay, interface, input)
  }

  isolated deinit { end() }

  private var model: any GameModel { view.model }

  /// Begins the lesson of a game that the player has never played.
  func begin() {
    guard !interface.learnedGames.contains(model.kind) else { return }
    // The player may have played before there were lessons.
    if model.wasEverPlayed { return learned() }
    counters = model.counters
    opening = .after(Self.delay) { [weak self] in self?.openUnlessMoved() }
  }

  /// Opens the lesson, unless the player has made a move by now.
  private func openUnlessMoved() {
    if model.counters == counters { open() } else { finish() }
  }

  var isOpen: Bool { lesson != nil }

  /// Shows the lesson, also to a player who has made moves.
  func open() {
    opening = nil
    guard lesson == nil else { return }
    (lesson, hasSpoken) = (Lesson(input.input), false)
    counters = model.counters
    token = observe { [weak self] in self?.update() }
  }

  /// Ends the lesson, which then counts as learned; returns `false` if none is shown.
  func skip() -> Bool {
    guard lesson != nil, lesson?.phase != .hidden else { return false }
    lesson?.handle(.skipped)
    finish()
    return true
  }

  /// Ends the lesson, which then counts as learned, also if it is hidden or about to open.
  func close() {
    if lesson != nil || opening != nil { finish() }
  }

  private func learned() { interface.learnedGames.insert(model.kind) }

  private func finish() {
    learned()
    end()
  }

  private func end() {
    (token, lesson, shown, opening, showing) = (nil, nil, nil, nil, nil)
    if let layer { overlay.remove(layer) }
    layer = nil
  }

  private func update() {
    guard var lesson else { return }
    lesson.use(input.input)
    if model.counters != counters { lesson.handle(.moved) }
    let isFree = isBoardShown() && model.isDragAllowed && !model.isMoveUnderWay && !model.isOver
    lesson.handle(isFree ? .resumed : .interrupted)
    self.lesson = lesson
    // The board and the observation must not change while the state is being observed.
    showing = .beforeNextFrame { [weak self] in self?.show() }
  }

  private func show() {
    guard let lesson, lesson != shown else { return }
    shown = lesson
    let script = LessonScript(lesson.input, model.moveGesture, isMoving: Motion.canMove(on: overlay))
    switch lesson.phase {
    case .over: finish()
    case .hidden: layer?.stop()
    case .resting: visibleLayer.rest(script)
    case .showing:
      visibleLayer.play(script) { [weak self] in
        self?.lesson?.handle(.roundEnded)
        self?.showing = .beforeNextFrame { self?.show() }
      }
      speakOnce()
    }
  }

  private var visibleLayer: LessonLayer {
    if let layer { return layer }
    let layer = LessonLayer()
    layer.scene = { [weak self, weak layer] in
      guard let self, let layer, let input = lesson?.input else { return nil }
      return view.exampleScene(for: input)?.converted(from: view.board, to: layer)
    }
    self.layer = layer
    overlay.add(layer)
    return layer
  }

  private func speakOnce() {
    guard !hasSpoken, let sentence = view.exampleSentence else { return }
    hasSpoken = true
    view.speak(sentence)
  }
}
