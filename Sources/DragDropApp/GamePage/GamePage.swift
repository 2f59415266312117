import Boards
import Games
import Widgets

/// A game in the window: header bar, board, the cover while it is paused, the page at its end, and passing messages.
final class GamePage {
  let model: any GameModel
  let widget: Widget
  private let view: any GameView
  /// Where dialogs open.
  unowned let window: Window
  private let title: WindowTitle
  private let pages = PageStack(.fade)
  /// The page of the board, over which the inspector draws.
  private let boardPage: Overlay
  private let sidePane: SplitView
  private var inspector: DragInspector?
  private let messages: MessageOverlay
  /// Whether the last message was one that its view may take back.
  private var hasNotice = false
  private let pausePage: CoverPage
  private var endPage: EndPage?
  private var token: ObservationToken?
  private var offering: ObservationToken?
  /// What the player was offered to go back from last.
  private var offered: ReplacedGame?
  /// What the message says that offers it, as long as no other was shown.
  private var offer: String?
  private var ticking: Scheduled?
  private var showingTime: Scheduled?
  private var endDelay: Scheduled?

  init(entry: GameEntry, in window: Window, _ menus: Menus) {
    model = entry.model
    self.window = window
    view = entry.makeView()
    title = WindowTitle(entry.model.kind.title)
    pausePage = CoverPage(
      icon: "media-playback-pause-symbolic", title: tr("Paused"), text: tr("The clock is stopped."),
      button: tr("Resume")
    ) { [weak model] in model?.resume() }
    pausePage.say(tr("The game is paused, and the clock is stopped."))
    boardPage = Overlay(view.widget)
    sidePane = SplitView(beside: pages, from: 700, width: 300)
    pages.add(boardPage)
    pages.add(pausePage.widget)
    messages = MessageOverlay(sidePane, closeLabel: tr("Close"))
    widget = Box(.vertical, [GameHeader.make(title: title, view: view, menus), messages])
    // For what only this game's style has.
    widget.addStyle(entry.model.kind.rawValue)
    // Into the window, where keys look for actions.
    view.actions.insert(into: window, as: "game")
    view.enter(self)
    messages.onFocusLost = { [weak self] in self?.focusPage() }
    token = observe { [weak self] in self?.show() }
  }

  /// Shows a passing message, and has it read.
  func tell(_ message: String) {
    (hasNotice, offer) = (false, nil)
    messages.show(message)
    view.speak(message)
  }

  /// Shows a passing message that its view has read; nil takes the last one back.
  func showNotice(_ notice: String?) {
    if notice != nil { offer = nil }
    if let notice { messages.show(notice) } else if hasNotice { messages.dismiss() }
    hasNotice = notice != nil
  }

  /// Shows what has nothing to do with the course of the game, and has it read; an offer to go back stays.
  func tell(notice: String) {
    // A game that was replaced a moment ago is not offered yet.
    offerToBringBack()
    guard let offer else { return tell(notice) }
    showOffer("\(offer)\n\(notice)")
    view.speak(notice)
  }

  /// The player comes to the game.
  func enter() {
    model.enter()
    offering = observe { [weak self] in self?.offerToBringBack() }
  }

  /// Moves the keyboard focus to where the game goes on.
  func focus() {
    if pages.isShowing(boardPage) { view.focus() }
  }

  private func focusPage() {
    if let endPage, pages.isShowing(endPage.widget) {
      endPage.focus()
    } else if pages.isShowing(pausePage.widget) {
      pausePage.focus()
    } else {
      view.focus()
    }
  }

  /// Opens a file of the player's in the game, the first of several that it can do something with.
  func open(uris: [String]) { view.open(uris: uris) }

  /// Opens what was dropped on the game's tile.
  func open(_ offer: TransferOffer) { view.open(offer) }

  /// The player leaves the game, for the launcher or for good.
  func leave() { model.leave() }

  /// Takes the game's own actions away from the window, when another page comes.
  func withdraw() { ActionGroup.remove(from: window, as: "game") }

  /// Brings everything in the air home.
  func cancelDrags() { view.cancelDrags() }

  /// Escape, wherever the focus is: true if something was in the air.
  func escapePressed() -> Bool { view.escapePressed() }

  // MARK: What the player asks for

  /// Has another game played, or the same one anew, and goes on with that.
  func play(_ change: (any GameModel) -> Void) {
    change(model)
    view.focus()
  }

  func levelChosen(_ id: LevelChoice.ID) {
    if id != model.levelID { play { $0.chooseLevel(id) } }
  }

  func pauseTapped() { model.isPaused ? model.resume() : model.pause() }

  /// Whether the drag session is shown beside the board.
  var showsInspector: Bool {
    get { inspector != nil }
    set {
      guard newValue != showsInspector else { return }
      inspector = newValue ? makeInspector() : nil
      sidePane.pane = inspector?.widget
    }
  }

  private func makeInspector() -> DragInspector {
    DragInspector(
      view.inspected, over: boardPage, words: .translated, sources: Identity.homepage + "/blob/main")
  }

  /// Says where the game stands, to the eye and to the ear.
  func showStatus() {
    let race = model.raceText
    tell(race.isEmpty ? model.statusText : [model.statusText.asSentence, race].joinedSentences())
  }

  /// Offers the way back wherever a game under way was replaced: here, on the command line, or in an earlier run.
  private func offerToBringBack() {
    guard model.replacement != offered else { return }
    offered = model.replacement
    if let offered {
      showOffer(offered.isRestart ? tr("Game restarted") : tr("New game started"))
    } else if offer != nil {
      // The way back ended with the first move, or was taken.
      messages.dismiss()
      offer = nil
    }
  }

  private func showOffer(_ message: String) {
    (hasNotice, offer) = (false, message)
    messages.show(message, button: tr("Undo")) { [weak self] in self?.play { $0.restoreReplaced() } }
  }

  // MARK: Showing the model

  private func show() {
    showClock(isRunning: model.isClockRunning)
    switch (model.isPaused, model.isOver) {
    case (true, _): cover()
    case (_, true): celebrate()
    default: uncover()
    }
  }

  private func cover() {
    pages.show(pausePage.widget)
    pausePage.focus()
  }

  private func uncover() {
    endDelay = nil
    let wasCovered = !pages.isShowing(boardPage)
    pages.show(boardPage)
    if let endPage { pages.remove(endPage.widget) }
    endPage = nil
    if wasCovered { view.focus() }
  }

  private func celebrate() {
    guard endPage == nil, endDelay == nil else { return }
    endDelay = .after(view.lastLook) { [weak self] in self?.showEndPage() }
  }

  private func showEndPage() {
    endDelay = nil
    guard model.isOver else { return }
    let page = EndPage(view: view, model: model)
    endPage = page
    pages.add(page.widget)
    pages.show(page.widget)
    page.focus()
  }

  private func showClock(isRunning: Bool) {
    showTime()
    guard isRunning else { return ticking = nil }
    if ticking == nil { ticking = .every(seconds: 1) { [weak self] in self?.showTime() } }
  }

  private func showTime() {
    let (status, race, shortest) = (model.shortStatus, model.shortRaceText, model.text.shortStatus)
    let show = { [title] in
      if race.isEmpty { title.subtitle = status } else { title.show(subtitle: status, short: race, shortest: shortest) }
    }
    if showingTime == nil { show() }
    // Not in the frame that shows a move: to measure the lines takes two milliseconds.
    showingTime = .after(0.02, show)
  }
}
