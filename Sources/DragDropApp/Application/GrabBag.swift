import Games
import Storage
import Widgets

/// The application: one process with one window, whatever it is started with.
final class GrabBag {
  private let application = Application(id: Identity.id)
  /// How long the program waits in the end until all is saved, in seconds: the disk may never answer.
  private static let longestEnd = Duration.seconds(2.5)

  private let settings = Settings(schema: Identity.id, folder: Identity.schemaFolder)
  private let shelf: GameRegistry
  private let search: Search
  private var preferencesStore: PreferencesStore?
  private var motion: ObservationToken?
  private var switches: ObservationToken?
  private var hands: ObservationToken?
  private var window: MainWindow?

  /// - Parameter dataFolder: Where games and results are kept; nil if the user has no home folder.
  init(dataFolder: String?) {
    let languages = Languages(localeFolder: Identity.localeFolder)
    let storage = JSONStorage(folder: dataFolder ?? "")
    // The files are read while GTK starts.
    let environment = GameEnvironment(storage: storage, readsInBackground: true, languages: languages)
    environment.archive.onFailure = { Diagnosis.fileFailed($0.name, $1) }
    let shelf = GameRegistry(environment: environment)
    self.shelf = shelf
    search = Search { shelf.isReady($0) ? shelf.entry($0).model : nil }
  }

  /// Runs until the window is closed; gives the exit status.
  func run(_ arguments: [String]) -> Int32 {
    // Before the startup, in which libadwaita looks for the style sheet.
    do { try Resources.register(path: Identity.resourceFile) } catch { StandardError.tell(error) }
    application.searchProvider = search.provider
    application.onStartup = { [weak self] in self?.start() }
    application.onActivate = { [weak self] in self?.shown().present() }
    application.onOpen = { [weak self] in self?.open(uris: $0) }
    application.onCommandLine = { [weak self] in self?.open($0) ?? 0 }
    application.onShutdown = { [weak self] in self?.end() }
    return application.run(arguments)
  }

  private func start() {
    // A player who meets them by accident would see a debugger.
    Window.disableInspectorKeys()
    application.addAction("quit") { [weak self] in self?.window?.close() }
    Shortcuts.set(on: application)
    // The desktop names them when one of the program's own actions is chosen there.
    for kind in GameKind.allCases { application.addAction(kind.rawValue) { [weak self] in self?.open(kind) } }
    application.addAction("daily") { [weak self] in self?.openDaily() }
    search.onDaily = { [weak self] in self?.openDaily() }
    search.onOpen = { [weak self] in self?.open($0) }
    search.onLaunch = { [weak self] in self?.shown().present() }
    let preferences = shelf.environment.preferences
    preferencesStore = settings.map { PreferencesStore(preferences, in: $0) }
    let reducedMotion = ReducedMotion()
    motion = observe { reducedMotion.isWanted = preferences.lessAnimation }
    let scanning = SwitchScanning()
    scanning.describeGroup = {
      trn("Group of {count} item", "Group of {count} items", $0).formatted(["count": "\($0)"])
    }
    switches = observe { scanning.switches = preferences.scanning }
    let (threshold, dwell) = (DragThreshold(), DwellClick())
    hands = observe {
      threshold.least = preferences.dragDistance
      dwell.seconds = preferences.dwellTime > 0 ? preferences.dwellTime : nil
    }
  }

  /// Whatever ends the program comes by here: a closed window, a signal, or the end of the session.
  private func end() {
    window?.end()
    // Nobody is to meet a window that no longer answers.
    window?.hide()
    if !shelf.environment.archive.finish(within: Self.longestEnd) { Diagnosis.endedUnsaved() }
  }

  private func open(_ kind: GameKind) {
    let window = shown()
    window.open(kind)
    window.present()
  }

  private func openDaily() {
    let window = shown()
    window.present()
    window.showDaily()
  }

  /// Opens files from the desktop: a picture becomes a puzzle.
  private func open(uris: [String]) {
    let window = shown()
    window.open(uris: uris)
    window.present()
  }

  /// A start of the program, or a second one that GTK hands to the process that runs already.
  private func open(_ arguments: [String]) -> Int32 {
    // The arguments were checked by the process that was started with them.
    guard case .start(let options) = LaunchRequest(arguments: arguments) else { return 2 }
    let window = shown()
    if let game = options.game { window.open(game, options) }
    window.present()
    if options.isDaily, options.game == nil { window.showDaily() }
    return 0
  }

  /// The window, which is made when it is first wanted.
  private func shown() -> MainWindow {
    if let window { return window }
    // What is read by now is there from the first frame on.
    shelf.environment.archive.takeFiles()
    let window = MainWindow(application: application, shelf: shelf, settings: settings)
    window.onClosed = { [weak self] in self?.window = nil }
    self.window = window
    return window
  }
}
