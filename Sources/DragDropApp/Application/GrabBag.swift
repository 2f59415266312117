import AppCore
import Games
import Storage
import Widgets

/// The application: one process with one window.
final class GrabBag {
  private let application = Application(id: Identity.id)
  /// How long to wait at exit until everything is saved, because the disk may never answer.
  private static let exitTimeout = Duration.seconds(2.5)

  private let settings = Settings(schema: Identity.id, folder: Identity.schemaFolder)
  private let registry: GameRegistry
  private let search: Search
  private var preferencesStore: PreferencesStore?
  private var observations: [ObservationToken] = []
  private var presses: PressMonitor?
  private var window: MainWindow?

  /// - Parameter dataFolder: The folder of games and results; `nil` if the user has no home folder.
  init(dataFolder: String?) {
    let languages = Languages(localeFolder: Identity.localeFolder)
    let storage = DataFolder(path: dataFolder ?? "")
    // The files are read while GTK starts.
    let environment = GameEnvironment(storage: storage, readsInBackground: true, languages: languages)
    environment.store.onFailure = { Diagnosis.fileFailed($0.name, $1) }
    let registry = GameRegistry(environment: environment)
    self.registry = registry
    search = Search {
      // The first search can come before the main loop has taken over what was read.
      environment.store.takeFiles()
      return registry.isReady($0) ? registry.entry($0).model : nil
    }
  }

  func run(_ arguments: [String]) -> Int32 {
    // libadwaita looks for the style sheet in the resources during startup.
    do { try Resources.register(path: Identity.resourceFile) } catch { Terminal.printError("grab-bag: \(error)") }
    application.searchProvider = search.provider
    application.onStartup { [weak self] in self?.start() }
    application.onActivate { [weak self] in self?.shown().present() }
    application.onOpen { [weak self] in self?.open(uris: $0) }
    application.onCommandLine { [weak self] in self?.open($0) ?? 0 }
    application.onShutdown { [weak self] in self?.end() }
    return application.run(arguments)
  }

  private func start() {
    // The GTK Inspector would confuse players who open it by accident.
    Window.disableInspectorKeys()
    application.addAction("quit") { [weak self] in self?.window?.close() }
    Shortcuts.set(on: application)
    // The desktop activates these by name, for the actions of the desktop file.
    for kind in GameKind.allCases { application.addAction(kind.rawValue) { [weak self] in self?.open(kind) } }
    application.addAction("daily") { [weak self] in self?.openDaily() }
    search.onDaily = { [weak self] in self?.openDaily() }
    search.onOpen = { [weak self] in self?.open($0) }
    search.onLaunch = { [weak self] in self?.shown().present() }
    let (preferences, interface) = (registry.environment.preferences, registry.interface)
    preferencesStore = settings.map { PreferencesStore(preferences, interface, registry.hints, in: $0) }
    let reducedMotion = ReducedMotion()
    let scanning = SwitchScanning()
    scanning.describeGroup = {
      trn("Group of {count} item", "Group of {count} items", $0).formatted(["count": "\($0)"])
    }
    scanning.onStep = { [registry] in
      if interface.scanSounds { registry.audio.play(.overAccepting, at: .middle, isSpoken: false) }
    }
    let (threshold, dwell, input) = (DragThreshold(), DwellClick(), registry.input)
    presses = PressMonitor { device in
      let used = LessonInput(device)
      if input.lastPress != used { input.lastPress = used }
      return false
    }
    observations = [
      observe { reducedMotion.isWanted = interface.lessAnimation },
      observe { (scanning.options, scanning.switches) = (interface.scan, interface.scanning) },
      observe { input.use(interface.switches, interface.scan.keys) },
      observe { threshold.least = interface.dragDistance },
      observe { dwell.seconds = interface.dwellTime > 0 ? interface.dwellTime : nil },
    ]
  }

  /// Runs at every exit: a closed window, a signal, or the end of the session.
  private func end() {
    let window = window
    window?.end()
    // The window does not respond while the process waits for the disk.
    window?.hide()
    if !registry.environment.store.finish(within: Self.exitTimeout) { Diagnosis.endedUnsaved() }
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

  private func open(uris: [String]) {
    let window = shown()
    window.open(uris: uris)
    window.present()
  }

  /// Handles the command line of this process, or of a second one that GTK forwards.
  private func open(_ arguments: [String]) -> Int32 {
    // The process that was started with the arguments has validated them.
    guard case .start(let options) = LaunchRequest(arguments: arguments) else { return 2 }
    let window = shown()
    if let game = options.game { window.open(game, options) }
    window.present()
    if options.isDaily, options.game == nil { window.showDaily() }
    return 0
  }

  private func shown() -> MainWindow {
    if let window { return window }
    // Files that are read by now appear in the first frame.
    registry.environment.store.takeFiles()
    let window = MainWindow(application: application, registry: registry, settings: settings)
    window.onClosed = { [weak self] in self?.window = nil }
    self.window = window
    return window
  }
}
