import AppCore
import Boards
import DragAndDrop
import Games
import Geometry
import Widgets

final class GamePage {
  let model: any GameModel
  let widget: Widget
  let view: any GameView
  unowned let window: Window
  private let title: StatusTitle
  private let pages = PageStack(.fade)
  private let boardPage: Overlay
  private let sidePane: SplitView
  private var inspector: DragInspector?
  private let messages: GameMessages
  private let pausePage: CoverPage
  private var endPage: EndPage?
  @Observed private var levelsPage: (any Page)?
  private let makeThumbnail: () -> TilePicture
  private var lessons: GameLessons?
  private let header: GameHeader
  private let audio: Audio
  private let gameAudio: AnyObject
  private var token: ObservationToken?
  private var endDelay: Scheduled?
  /// The actions of Undo and Redo while a dialog of the game is open.
  var dialogHistory: (undo: () -> Void, redo: () -> Void)?
  var onDaily: ((CivilDate, GameKind) -> Void)?
  /// Opens another game, with a level unless one of it is under way.
  var onOpenGame: ((GameKind, LevelChoice.ID?) -> Void)?

  init(entry: GameEntry, in window: Window, _ registry: GameRegistry) {
    audio = registry.audio
    model = entry.model
    self.window = window
    view = entry.makeView()
    makeThumbnail = entry.makeThumbnail
    gameAudio = view.makeAudio(audio)
    view.follow(registry.hints)
    title = StatusTitle(of: entry.model)
    pausePage = CoverPage(
      icon: "media-playback-pause-symbolic", title: tr("Paused"), text: tr("The clock is stopped."),
      button: tr("Resume")
    ) { [weak model] in model?.resume() }
    pausePage.say(tr("The game is paused, and the clock is stopped."))
    boardPage = Overlay(view.widget)
    sidePane = SplitView(beside: pages, from: 700, width: 300)
    pages.add(boardPage)
    pages.add(pausePage.widget)
    if GameRegistry.takesPhotos(model.kind) {
      ExternalDropTarget(anywhereOn: pages, kinds: PhotoOpener.kinds) { [unowned view] in view.open($0) }
    }
    messages = GameMessages(over: sidePane, view)
    header = GameHeader(
      title: title.widget, view: view, registry.menus, hasInspector: registry.interface.showsInspectorInMenu)
    widget = ToolbarView(header.widget, messages.widget)
    // Lets the style sheet address a single game.
    widget.addStyle(entry.model.kind.rawValue)
    // GTK looks up the actions of shortcuts in the window.
    view.actions.insert(into: window, as: "game")
    view.enter(self)
    KeyController(on: widget) { [weak self] key in key.key == .escape && self?.closeLevels() == true }
    messages.onUndo = { [weak self] in self?.undo() }
    lessons = GameLessons(view, over: boardPage, registry.interface, registry.input) { [weak self] in
      self?.showsLevels == false && self?.model.isPaused == false
    }
    messages.widget.onFocusLost = { [weak self] in self?.focusPage() }
    messages.widget.obstacles = { [weak self] in self?.playableFrames ?? [] }
    token = observe { [weak self] in self?.show() }
  }

  func tell(_ message: String) { messages.tell(message) }

  func tell(notice: String) { messages.tell(notice: notice) }

  func offer(_ message: String, button: String, _ action: @escaping () -> Void) {
    messages.offer(message, button: button, action)
  }

  func showNotice(_ notice: String?) { messages.showNotice(notice) }

  private var playableFrames: [Rect] {
    guard pages.isShowing(boardPage) else { return [] }
    return view.playableItems.compactMap { $0.board?.convert(rect: $0.frame, to: messages.widget) }
  }

  func enter() {
    model.enter()
    messages.begin()
    view.opened(with: audio)
    audio.findSpeech { [weak self] in
      guard let self, audio.interface.readsAloud else { return }
      audio.say(model.wordsNow, language: model.wordLanguage)
    }
    lessons?.begin()
  }

  func focus() {
    if pages.isShowing(boardPage) { view.focus() }
  }

  private func focusPage() {
    if let levelsPage {
      levelsPage.focus()
    } else if let endPage, pages.isShowing(endPage.widget) {
      endPage.focus()
    } else if pages.isShowing(pausePage.widget) {
      pausePage.focus()
    } else {
      view.focus()
    }
  }

  /// Saves the game, stops its clock, and removes its actions from the window, before another page is shown.
  func leave() {
    endDemonstration()
    model.leave()
    audio.stopSpeaking()
    ActionGroup.remove(from: window, as: "game")
  }

  // MARK: Commands

  func play(_ change: (any GameModel) -> Void) {
    endDemonstration()
    view.cancelOpening()
    closeLevels()
    change(model)
    view.focus()
  }

  /// Undoes the last move, or a new deal, which also moves the focus to the restored game.
  func undo() {
    endDemonstration()
    model.canUndoMove ? model.undo() : play { $0.undo() }
  }

  func redo() {
    endDemonstration()
    model.redo()
  }

  func levelChosen(_ id: LevelChoice.ID) {
    if id != model.levelID { play { $0.chooseLevel(id) } }
  }

  func pauseTapped() {
    endDemonstration()
    model.isPaused ? model.resume() : model.pause()
  }

  func showMe() {
    closeLevels()
    view.zoom?.view.change { $0.fit() }
    lessons?.showMe()
  }

  func showDemo() {
    closeLevels()
    view.zoom?.view.change { $0.fit() }
    lessons?.showDemo()
  }

  func endDemonstration() { lessons?.endDemonstration() }

  /// Puts back what is dragged on the board, or ends the lesson.
  ///
  /// Returns false if there is nothing to end, or if another page is shown.
  func escapePressed() -> Bool {
    pages.isShowing(boardPage) && (view.escapePressed() || lessons?.escapePressed() == true)
  }

  // MARK: The levels page

  var showsLevels: Bool { levelsPage != nil }

  func levelsTapped() {
    if !closeLevels() { showLevels() }
  }

  private func showLevels() {
    endDemonstration()
    model.leave()
    ActionGroup.remove(from: window, as: "game")
    let page = view.makeLevelsPage(makeThumbnail()) { [weak self] in
      self?.closeLevels()
      self?.model.resume()
    }
    levelsPage = page
    header.show(isPaused: model.isPaused, showsLevels: true)
    pages.add(page.widget)
    pages.show(page.widget)
    page.focus()
  }

  /// Closes the levels page; returns `false` if it is not shown.
  @discardableResult
  func closeLevels() -> Bool {
    guard let page = levelsPage else { return false }
    levelsPage = nil
    view.actions.insert(into: window, as: "game")
    model.enter()
    show()
    pages.removeOnceLeft(page.widget)
    return true
  }

  var showsInspector: Bool {
    get { inspector != nil }
    set {
      guard newValue != showsInspector else { return }
      inspector = newValue ? DragInspector(view.inspected, over: boardPage, strings: .translated) : nil
      sidePane.pane = inspector?.widget
    }
  }

  func copyResult() {
    guard model.isOver else { return }
    Clipboard.write(model.resultText, from: widget)
    tell(tr("Result copied"))
  }

  func showStatus() {
    let race = model.raceText
    let status = race.isEmpty ? model.statusText : [model.statusText.asSentence, race].joinedSentences()
    messages.tell(status, tellsHint: true)
  }

  // MARK: Showing the model

  private func show() {
    title.update()
    header.show(isPaused: model.isPaused, showsLevels: showsLevels)
    if showsLevels { return }
    switch (model.isPaused, model.isOver) {
    case (true, _): show(pausePage)
    case (_, true) where !model.isDemo: celebrate()
    default: uncover()
    }
  }

  private func uncover() {
    endDelay = nil
    showBoard()
    if let endPage { pages.remove(endPage.widget) }
    endPage = nil
  }

  private func showBoard() {
    guard !pages.isShowing(boardPage) else { return }
    pages.show(boardPage, isAnimated: endPage == nil)
    view.focus()
  }

  private func celebrate() {
    if let endPage { return show(endPage) }
    // The page of levels may have been opened, and closed again, since the last move.
    showBoard()
    guard endDelay == nil else { return }
    endDelay = .after(view.endPageDelay) { [weak self] in self?.showEndPage() }
  }

  private func showEndPage() {
    endDelay = nil
    guard !showsLevels, let end = model.end else { return }
    // The message is about a move before the end.
    showNotice(nil)
    let page = EndPage(end, scene: view.makeEndScene()) { [weak self] in self?.take($0) }
    // Lets the style sheet address a single level.
    page.widget.addStyle("level-\(model.levelID)")
    endPage = page
    pages.add(page.widget)
    show(page)
  }

  private func show(_ page: any Page) {
    guard !pages.isShowing(page.widget) else { return }
    pages.show(page.widget)
    page.focus()
  }

  private func take(_ step: NextStep) {
    view.cancelOpening()
    if case .daily(let day, let game) = step.action { onDaily?(day, game) } else { model.take(step) }
  }
}
