import AppCore
import Games
import Widgets

/// The lessons of a game on its page: that of the first move, *Show Me*, and the demo.
final class GameLessons {
  private let view: any GameView
  private let overlay: Overlay
  private let guide: LessonGuide
  private var demonstration: Demonstration?

  init(
    _ view: any GameView, over overlay: Overlay, _ interface: InterfacePreferences, _ input: InputInUse,
    isBoardShown: @escaping () -> Bool
  ) {
    (self.view, self.overlay) = (view, overlay)
    guide = LessonGuide(view, over: overlay, interface, input)
    guide.isBoardShown = isBoardShown
  }

  isolated deinit { demonstration?.end() }

  func begin() { guide.begin() }

  /// Shows the lesson before the first move of a game, and otherwise makes a good move.
  func showMe() {
    endDemonstration()
    if view.model.isUntouched, !guide.isOpen, view.model.hasExampleMove { return guide.open() }
    begin(isDemo: false)
  }

  func showDemo() {
    endDemonstration()
    begin(isDemo: true)
  }

  private func begin(isDemo: Bool) {
    let demonstration = Demonstration(view, over: overlay, isDemo: isDemo) { [weak self] in self?.ended($0) }
    guard demonstration.begin() else { return view.tell(LessonText.nothingToShow) }
    guide.close()
    self.demonstration = demonstration
    if isDemo { view.tell(LessonText.demoBegins) }
  }

  private func ended(_ demonstration: Demonstration) {
    self.demonstration = nil
    guard demonstration.isDemo else { return }
    view.focus()
    view.tell(LessonText.demoEnds)
  }

  /// Ends a move that is being shown, or a demo, before the game changes in another way.
  func endDemonstration() {
    guard let demonstration else { return }
    demonstration.end()
    self.demonstration = nil
  }

  /// Ends the lesson; returns `false` if none is shown.
  func escapePressed() -> Bool { guide.skip() }
}
