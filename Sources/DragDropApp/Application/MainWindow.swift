import AppCore
import Games
import Widgets

final class MainWindow {
  let window: Window
  let registry: GameRegistry
  private let settings: Settings?
  private let pages = PageStack(.slide)
  let launcher: LauncherPage
  private var actions: GameActions?
  private(set) var page: GamePage?
  private(set) var waiting: WaitingPage?
  /// Counts requests for pages, so that a page that is ready late is shown only if it was requested last.
  private var requestCount = 0
  /// Shows the dialog that was requested last, once the files for it are read.
  var awaitedDialog: (() -> Void)?
  private var absence: Scheduled?
  private let clock: ClockSuspension
  private var notices: ObservationToken?
  private let dayTimer: DayTimer
  private var awaitsFocus = false
  private var inspector: Action?
  /// Kept across games until the program exits.
  private var showsInspector = false

  /// The time for which the window can be inactive before the game is paused, in seconds.
  private static let pauseDelay = 30.0

  var onClosed: (() -> Void)?

  init(application: Application, registry: GameRegistry, settings: Settings?) {
    (self.registry, self.settings) = (registry, settings)
    dayTimer = DayTimer(registry.environment.day)
    window = Window(
      application: application, title: Identity.name, width: settings?[WindowKeys.windowWidth] ?? 560,
      height: settings?[WindowKeys.windowHeight] ?? 780)
    window.isMaximized = settings?[WindowKeys.windowMaximized] ?? false
    window.request(width: 340, height: 360)
    clock = ClockSuspension(in: window)
    launcher = LauncherPage(registry: registry)
    pages.add(launcher.widget)
    window.setContent(pages)
    actions = GameActions(on: window, page: { [weak self] in self?.page })
    launcher.onOpen = { [weak self] kind in self?.open(kind) }
    launcher.onDaily = { [weak self] in self?.showDaily() }
    launcher.onDrop = { [weak self] kind, offer in self?.open(kind, offer: offer) }
    connectWindow()
    if let last = settings?[WindowKeys.lastPage].flatMap(GameKind.init(rawValue:)) { open(last) }
  }

  private func connectWindow() {
    let commands: [(String, (MainWindow) -> () -> Void)] = [
      ("back", MainWindow.goBack), ("daily", MainWindow.showDaily), ("code", MainWindow.showCodes),
      ("results", MainWindow.showResults), ("preferences", MainWindow.showPreferences), ("help", MainWindow.showHelp),
      ("shortcuts", MainWindow.showShortcuts), ("about", MainWindow.showAbout),
    ]
    for (name, command) in commands { window.addAction(name) { [weak self] in self.map { command($0)() } } }
    let fullscreen = window.addAction("fullscreen") { [weak self] in self?.window.isFullscreen = true }
    let leaveFullscreen = window.addAction("leave-fullscreen") { [weak self] in self?.window.isFullscreen = false }
    leaveFullscreen.isEnabled = false
    window.onFullscreenChange { (fullscreen.isEnabled, leaveFullscreen.isEnabled) = (!$0, $0) }
    inspector = window.addAction("inspector", isOn: false) { [weak self] in self?.inspectorTapped() }
    inspector?.isEnabled = false
    window.onActiveChange { [weak self] isActive in self?.activeChanged(isActive) }
    KeyController(on: window, phase: .capture) { [weak self] key in
      // In an open menu, Escape closes that.
      guard key.key == .escape, let self, !clock.isObstructed else { return false }
      return page?.escapePressed() == true
    }
    KeyController(on: window) { [weak self] key in
      guard key.key == .escape, let window = self?.window, window.isFullscreen else { return false }
      window.isFullscreen = false
      return true
    }
    window.onBackButton { [weak self] in self?.goBack() }
    window.onClose { [weak self] in
      // GTK would leave the dialogs open without their parent window.
      self?.window.closeDialogs()
      self?.end()
      return false
    }
  }

  /// The game that is shown or waited for; nil in the launcher.
  var kind: GameKind? { page?.model.kind ?? waiting?.kind }

  func present() {
    let isNew = !window.isVisible
    window.present()
    if isNew { launcher.settleAccessibleTexts() }
    focusPage()
  }

  /// Waits until the window is active: a screen reader is not told about focus changes in an inactive one.
  private func focusPage() {
    awaitsFocus = !window.isActive
    guard !awaitsFocus else { return }
    page?.focus()
    waiting?.focus()
    // A page that waits is replaced before a message could be read.
    if notices == nil, waiting == nil { notices = observe { [weak self] in self?.tellNotices() } }
    if kind == nil { launcher.focusFirst() }
  }

  private func tellNotices() {
    guard let message = registry.environment.notices.takeMessage() else { return }
    if let page { page.tell(notice: message) } else { launcher.tell(message) }
  }

  func close() {
    // A dialog within the window would be closed instead of the window.
    window.closeDialogs()
    window.close()
  }

  func hide() { window.hideAtOnce() }

  func end() {
    // Whatever is ready later has no window to be shown in.
    requestCount += 1
    awaitedDialog = nil
    // GTK 4.8 keeps a window's actions alive after it showed a tooltip, until it shows another one.
    page?.leave()
    settings?[WindowKeys.windowMaximized] = window.isMaximized
    settings?[WindowKeys.windowWidth] = window.usualSize.width
    settings?[WindowKeys.windowHeight] = window.usualSize.height
    onClosed?()
  }

  /// Shows a game, with a new deal if `options` ask for one, and opens in it `uris` and the offer of another program.
  func open(
    _ kind: GameKind, _ options: LaunchOptions = LaunchOptions(), uris: [String] = [], offer: TransferOffer? = nil
  ) {
    if options.isDaily { return open(registry.environment.today(), kind) }
    whenReady(kind) { [self] in
      if page?.model.kind != kind || options.startsNewGame { show(kind, options) } else { page?.closeLevels() }
      let files = uris + [options.photo?.text].compactMap(\.self)
      if !files.isEmpty { page?.view.open(uris: files) }
      if let offer { page?.view.open(offer) }
    }
  }

  func open(uris: [String]) { open(GameRegistry.kind(opening: uris, beside: kind), uris: uris) }

  func open(_ deal: GameDeal) {
    whenReady(deal.game) { [self] in
      guard let page, page.model.kind == deal.game else { return show(deal.game, LaunchOptions(deal)) }
      page.play { $0.deal(deal) }
    }
  }

  /// Continues the deal of a day if it is under way, or deals it.
  func open(_ date: CivilDate, _ kind: GameKind) {
    whenReady(kind) { [self] in
      let (deal, model) = (GameDeal(of: date, in: kind), registry.entry(kind).model)
      if model.sharedDeal == deal, model.isUnderWay { open(kind) } else { open(deal) }
    }
  }

  /// Continues a game if it has this level, or any if `level` is `nil`; otherwise deals the level.
  private func open(_ kind: GameKind, level: LevelChoice.ID?) {
    whenReady(kind) { [self] in
      show(kind, LaunchOptions())
      guard let level, let page, !(page.model.isUnderWay && page.model.levelID == level) else { return }
      page.play { $0.chooseLevel(level) }
    }
  }

  private func whenReady(_ kind: GameKind, _ work: @escaping () -> Void) {
    requestCount += 1
    whenRead(SaveFile.filesNeeded(toResume: kind), meanwhile: { showWaiting(for: kind) }, work)
  }

  /// Runs `work` once files are read, unless the player requests another page first.
  func whenRead(_ files: Set<SaveFile>, meanwhile wait: () -> Void, _ work: @escaping () -> Void) {
    let store = registry.environment.store
    guard !store.hasRead(files) else { return work() }
    wait()
    store.whenRead(files) { [weak self, request = requestCount] in
      if self?.requestCount == request { work() }
    }
  }

  private func showWaiting(for kind: GameKind) {
    leavePage()
    actions?.follow(nil)
    inspector?.isEnabled = false
    launcher.leave()
    let waiting = WaitingPage(kind) { [weak self] in self?.showLauncher() }
    replacePage(by: waiting.widget)
    (page, self.waiting, notices) = (nil, waiting, nil)
    window.title = kind.title
    focusPage()
  }

  private func replacePage(by widget: Widget) {
    let previous = page?.widget ?? waiting?.widget
    pages.add(widget)
    pages.show(widget, isAnimated: previous == nil)
    if let previous { pages.remove(previous) }
  }

  private func show(_ kind: GameKind, _ options: LaunchOptions) {
    // A dialog above the page that waits for this game was requested after it.
    if waiting?.kind != kind { leavePage() }
    let entry = registry.entry(kind)
    if let deal = options.deal {
      entry.model.deal(deal)
    } else if options.startsNewGame {
      entry.model.deal(level: options.level, seed: options.seed)
    }
    launcher.leave()
    let page = GamePage(entry: entry, in: window, registry)
    page.showsInspector = showsInspector
    page.onDaily = { [weak self] in self?.open($0, $1) }
    page.onOpenGame = { [weak self] in self?.open($0, level: $1) }
    inspector?.isEnabled = true
    replacePage(by: page.widget)
    (self.page, waiting) = (page, nil)
    window.title = kind.title
    actions?.follow(page)
    clock.follow(page.model)
    page.enter()
    focusPage()
    settings?[WindowKeys.lastPage] = kind.rawValue
  }

  /// Saves the open game, stops its clock and closes its dialogs; the page stays until another one is shown.
  private func leavePage() {
    window.closeDialogs()
    page?.leave()
  }

  private func goBack() {
    if page?.closeLevels() != true { showLauncher() }
  }

  private func showLauncher() {
    guard let kind, let left = page?.widget ?? waiting?.widget else { return }
    requestCount += 1
    leavePage()
    (page, waiting, absence) = (nil, nil, nil)
    actions?.follow(nil)
    inspector?.isEnabled = false
    settings?[WindowKeys.lastPage] = ""
    launcher.enter()
    pages.show(launcher.widget)
    window.title = Identity.name
    launcher.focus(kind)
    focusPage()
    pages.removeOnceLeft(left) { Diagnosis.gameLeft() }
  }

  private func activeChanged(_ isActive: Bool) {
    absence = nil
    if isActive { registry.environment.day.update() }
    if isActive, awaitsFocus { focusPage() }
    guard !isActive, let page else { return }
    page.endDemonstration()
    page.view.cancelDrags()
    absence = .after(MainWindow.pauseDelay) { [weak self] in self?.page?.model.pause() }
  }

  private func inspectorTapped() {
    showsInspector.toggle()
    page?.showsInspector = showsInspector
    inspector?.setOn(showsInspector)
  }
}
