import FoundationEssentials
import Games
import Widgets

/// The application: one process with one window, whatever it is started with.
final class GrabBag {
  private let application = Application(id: Identity.id)
  private var window: MainWindow?

  /// Runs until the window is closed; gives the exit status.
  func run(_ arguments: [String]) -> Int32 {
    // Before the startup, in which libadwaita looks for the style sheet.
    Resources.register(path: Identity.resourceFile)
    application.onStartup = { [weak self] in self?.start() }
    application.onCommandLine = { [weak self] in self?.open($0) ?? 0 }
    application.onShutdown = { [weak self] in self?.window?.leaveGame() }
    return application.run(arguments)
  }

  private func start() {
    application.addAction("quit") { [weak self] in self?.window?.close() }
    for (action, keys) in Shortcuts.accelerators { application.setKeys(keys, for: action) }
  }

  /// A start of the program, or a second one that GTK hands to the process that runs already.
  private func open(_ arguments: [String]) -> Int32 {
    // The arguments were checked by the process that was started with them.
    guard case .start(let options) = LaunchRequest(arguments: arguments) else { return 2 }
    let window = self.window ?? makeWindow()
    self.window = window
    if let game = options.game { window.open(game, options) }
    window.present()
    return 0
  }

  private func makeWindow() -> MainWindow {
    let folder = GameStorage.defaultFolder(environment: ProcessInfo.processInfo.environment)
    let shelf = GameShelf(environment: GameEnvironment(storage: GameStorage(folder: folder)))
    return MainWindow(application: application, shelf: shelf)
  }
}
