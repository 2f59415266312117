import Games
import Widgets

/// The program's window: the launcher, or a game.
final class MainWindow {
  private let window: Window
  private let shelf: GameShelf
  private let settings: Settings?
  private let pages = Pages(.slide)
  private let launcher: LauncherPage
  private var actions: GameActions?
  private var page: GamePage?
  private var absence: Scheduled?
  private var notices: ObservationToken?
  private let dayTimer: DayTimer
  private var awaitsFocus = false
  private var inspector: Action?
  /// Remembered from game to game, as long as the program runs.
  private var showsInspector = false

  /// How long the window may be out of use, in seconds, before the game is paused.
  private static let patience = 30.0

  /// Called when the window goes.
  var onClosed: (() -> Void)?

  /// A window of the size that it had, with the page that was shown last.
  init(application: Application, shelf: GameShelf, settings: Settings?) {
    (self.shelf, self.settings) = (shelf, settings)
    dayTimer = DayTimer(shelf.environment.day)
    window = Window(
      application: application, title: Identity.name, width: settings?[.windowWidth] ?? 560,
      height: settings?[.windowHeight] ?? 780)
    window.isMaximized = settings?[.windowMaximized] ?? false
    window.request(width: 340, height: 360)
    launcher = LauncherPage(shelf: shelf)
    pages.add(launcher.widget)
    window.setContent(pages)
    actions = GameActions(on: window, page: { [weak self] in self?.page })
    launcher.onOpen = { [weak self] kind in self?.open(kind) }
    launcher.onDaily = { [weak self] in self?.showDaily() }
    launcher.onDrop = { [weak self] kind, uri in
      self?.open(kind)
      self?.page?.open(uris: [uri])
    }
    connectWindow()
    if let last = settings?[.lastPage].flatMap(GameKind.init(rawValue:)) { open(last) }
  }

  private func connectWindow() {
    window.addAction("back") { [weak self] in self?.showLauncher() }
    let fullscreen = window.addAction("fullscreen") { [weak self] in self?.window.isFullscreen = true }
    let leaveFullscreen = window.addAction("leave-fullscreen") { [weak self] in self?.window.isFullscreen = false }
    leaveFullscreen.isEnabled = false
    window.onFullscreenChange = { (fullscreen.isEnabled, leaveFullscreen.isEnabled) = (!$0, $0) }
    window.addAction("daily") { [weak self] in self?.showDaily() }
    window.addAction("code") { [weak self] in self?.showCodes() }
    window.addAction("results") { [weak self] in self?.showResults() }
    inspector = window.addAction("inspector", isOn: false) { [weak self] in self?.inspectorTapped() }
    inspector?.isEnabled = false
    window.addAction("preferences") { [weak self] in self?.showPreferences() }
    window.addAction("help") { [weak self] in self?.showHelp() }
    window.addAction("shortcuts") { [weak self] in self?.showShortcuts() }
    window.addAction("about") { [weak self] in self?.showAbout() }
    window.onActiveChange = { [weak self] isActive in self?.activeChanged(isActive) }
    KeyController(on: window, phase: .capture) { [weak self] key in
      key.key == .escape && self?.page?.escapePressed() == true
    }
    // What nothing in the window has a use for.
    KeyController(on: window) { [weak self] key in
      guard key.key == .escape, let window = self?.window, window.isFullscreen else { return false }
      window.isFullscreen = false
      return true
    }
    window.onBackButton = { [weak self] in self?.showLauncher() }
    window.onClose = { [weak self] in
      // GTK would leave them without the window that they lie over.
      self?.window.closeDialogs()
      self?.end()
      return false
    }
  }

  func present() {
    let isNew = !window.isVisible
    window.present()
    if isNew { launcher.settleAccessibleTexts() }
    focusPage()
  }

  /// Moves the keyboard focus to where the game goes on; once the window is active, for a screen reader would not hear of
  /// it before.
  private func focusPage() {
    awaitsFocus = !window.isActive
    guard !awaitsFocus else { return }
    page?.focus()
    if notices == nil { notices = observe { [weak self] in self?.tellNotices() } }
  }

  /// Tells of the stored files where the player is.
  private func tellNotices() {
    guard let message = shelf.environment.notices.take() else { return }
    if let page { page.tell(notice: message) } else { launcher.tell(message) }
  }

  func close() { window.close() }

  /// Keeps what the next run goes on with, before the window goes.
  func end() {
    leaveGame()
    // A tooltip that was shown keeps what its window offers until another one is (GTK 4.8).
    page?.withdraw()
    settings?[.windowMaximized] = window.isMaximized
    settings?[.windowWidth] = window.usualSize.width
    settings?[.windowHeight] = window.usualSize.height
    onClosed?()
  }

  /// Opens a game as it was left, or anew if the options ask for a deal; a game that is open already stays as it is.
  func open(_ kind: GameKind, _ options: LaunchOptions = LaunchOptions()) {
    if options.isDaily { return open(shelf.environment.today(), kind) }
    if page?.model.kind != kind || options.startsFresh { show(kind, options) }
    if let photo = options.photo { page?.open(uris: [photo.text]) }
  }

  /// Opens files of the player's: the first one that is a picture becomes a puzzle.
  func open(uris: [String]) {
    open(.picturePuzzle)
    page?.open(uris: uris)
  }

  /// Deals what others were dealt too, in its game.
  private func open(_ deal: GameDeal) {
    guard let page, page.model.kind == deal.game else { return show(deal.game, LaunchOptions(deal)) }
    page.play { $0.deal(deal) }
  }

  /// Goes on with the deal of a day where it was left, or deals it.
  private func open(_ date: CivilDate, _ kind: GameKind) {
    let (deal, model) = (GameDeal(of: date, in: kind), shelf.entry(kind).model)
    if model.sharedDeal == deal, model.isUnderWay { open(kind) } else { open(deal) }
  }

  private func show(_ kind: GameKind, _ options: LaunchOptions) {
    // They asked something of the page that goes.
    window.closeDialogs()
    leaveGame()
    page?.withdraw()
    let entry = shelf.entry(kind)
    if let deal = options.deal {
      entry.model.deal(deal)
    } else if options.startsFresh {
      entry.model.deal(level: options.level, seed: options.seed)
    }
    launcher.leave()
    let page = GamePage(entry: entry, in: window, shelf.menus)
    page.showsInspector = showsInspector
    inspector?.isEnabled = true
    let previous = self.page?.widget
    self.page = page
    pages.add(page.widget)
    pages.show(page.widget)
    if let previous { pages.remove(previous) }
    window.title = kind.title
    actions?.follow(page.model)
    page.enter()
    focusPage()
    settings?[.lastPage] = kind.rawValue
  }

  /// Saves the game that is open and stops its clock; the page stays.
  private func leaveGame() { page?.leave() }

  private func showLauncher() {
    guard let page else { return }
    window.closeDialogs()
    page.leave()
    page.withdraw()
    (self.page, absence) = (nil, nil)
    actions?.follow(nil)
    inspector?.isEnabled = false
    settings?[.lastPage] = ""
    launcher.enter()
    pages.show(launcher.widget)
    window.title = Identity.name
    launcher.focus(page.model.kind)
    pages.removeOnceLeft(page.widget) { Diagnosis.gameLeft() }
  }

  /// Nothing stays in the air when the window is left; after a while the game is paused as well.
  private func activeChanged(_ isActive: Bool) {
    absence = nil
    if isActive { shelf.environment.day.update() }
    if isActive, awaitsFocus { focusPage() }
    guard !isActive, let page else { return }
    page.cancelDrags()
    absence = .after(MainWindow.patience) { [weak self] in self?.page?.model.pause() }
  }

  private func inspectorTapped() {
    showsInspector.toggle()
    page?.showsInspector = showsInspector
    inspector?.setOn(showsInspector)
  }

  private func showResults() {
    guard page?.model.kind.hasEnd != false else { return }
    // Another process may have finished games.
    shelf.environment.results.refresh()
    ResultsDialog(results: shelf.environment.results, kind: page?.model.kind, level: page?.model.levelID, over: window)
      .present()
  }

  func showDaily() {
    let environment = shelf.environment
    environment.day.update()
    environment.results.refresh()
    let dialog = DailyDialog(environment, over: window)
    dialog.onPlay = { [weak self] in self?.open($0, $1) }
    dialog.present()
  }

  private func showCodes() {
    let dialog = CodeDialog(page?.model, over: window)
    dialog.onDeal = { [weak self] in self?.open($0) }
    dialog.present()
  }

  private func showPreferences() {
    PreferencesDialog(environment: shelf.environment, over: window).present()
  }

  /// Help begins with the game that is open.
  private func showHelp() { HelpDialog(topic: page.map { .game($0.model.kind) }, over: window).present() }

  private func showShortcuts() { ShortcutsDialog(over: window).present() }

  private func showAbout() { About.grabBag.present(over: window) }
}
