import CGtk

/// The application: starts libadwaita, owns actions and windows, and is one process however often it is started.
///
/// Wraps `AdwApplication`.
public final class Application: ActionMap {
  /// The reference that this wrapper holds, for GTK's own functions.
  public let ref: GObjectRef

  /// Called once, before the first window.
  ///
  /// Wraps `GApplication::startup`.
  public var onStartup: (() -> Void)?
  /// Called for each start, in the first process; gives the exit status.
  ///
  /// The arguments come without the program's name. Set before the program runs, it takes the place of ``onActivate`` and
  /// ``onOpen`` at a start from a shell.
  ///
  /// Wraps `GApplication::command-line`.
  public var onCommandLine: (([String]) -> Int32)?
  /// Called when the desktop starts the program, or asks for it again while it runs.
  ///
  /// Wraps `GApplication::activate`.
  public var onActivate: (() -> Void)?
  /// Called when the desktop wants files opened, with their URIs.
  ///
  /// Only where it is set before the program runs. Wraps `GApplication::open`.
  public var onOpen: (([String]) -> Void)?
  /// Called before the process ends in good order: with the last window, by a signal, or with the session.
  ///
  /// Wraps `GApplication::shutdown`.
  public var onShutdown: (() -> Void)?
  /// Called with the session's bus before the application asks for its name there; not where there is no bus.
  ///
  /// Wraps `GApplicationClass.dbus_register`.
  var onBus: ((OpaquePointer) -> Void)?
  /// Answers the desktop's search from the moment on in which the application has its name; set before the program runs.
  ///
  /// The first process of the application answers, and no other one.
  public var searchProvider: SearchProvider? {
    didSet { onBus = { [weak self] in self?.searchProvider?.register(on: $0) } }
  }
  private var signalSources: [guint] = []

  private var windowEnd: WindowEnd?
  private var scrolledWindowEnd: ScrolledWindowEnd?
  private var interactionEnd: EmissionHook?
  private var touchedSurfaces: TouchedSurfaces?
  private var dropEnd: DropEnd?
  private var keyRepeats: KeyRepeats?
  /// The keys that activate actions.
  let accelerators = Accelerators()

  /// An application with a reverse-DNS `id`: `org.example.Game`.
  ///
  /// Its style sheet and icons lie in resources under the id's path: `/org/example/Game`. GLib warns of an id that
  /// `g_application_id_is_valid` refuses.
  ///
  /// Wraps `AdwApplication`.
  public init(id: String) {
    ref = GObjectRef(adopting: ApplicationClass.newApplication(id: id))
    InstanceDelegate.set(self, of: UnsafeMutableRawPointer(ref.pointer))
    ref.connect("startup") { [weak self] in
      self?.windowEnd = WindowEnd()
      self?.scrolledWindowEnd = ScrolledWindowEnd()
      self?.interactionEnd = PendingInput.endWithSurfaces()
      self?.touchedSurfaces = TouchedSurfaces()
      self?.dropEnd = DropEnd()
      self?.keyRepeats = (self?.accelerators).map(KeyRepeats.init)
      self?.onStartup?()
    }
    ref.connect("shutdown") { [weak self] in self?.onShutdown?() }
    ref.connect("activate") { [weak self] in self?.onActivate?() }
    connectOpen()
    connectCommandLine()
    endWithSession()
    endOnSignals()
  }

  isolated deinit {
    for source in signalSources { g_source_remove(source) }
    InstanceDelegate.set(nil, of: UnsafeMutableRawPointer(ref.pointer))
  }

  /// Has the program quit when the player logs out.
  ///
  /// Wraps the property 'register-session' of `GtkApplication`.
  private func endWithSession() {
    var value = GValue()
    g_value_init(&value, cgtk_type_boolean())
    g_value_set_boolean(&value, 1)
    g_object_set_property(ref.pointer, "register-session", &value)
    g_value_unset(&value)
  }

  /// Has the program quit when the system or a terminal wants it to end.
  ///
  /// Wraps `g_unix_signal_add`.
  private func endOnSignals() {
    let quit: GSourceFunc = { application in
      g_application_quit(application?.assumingMemoryBound(to: GApplication.self))
      return 1
    }
    signalSources = [SIGTERM, SIGINT, SIGHUP].map { g_unix_signal_add($0, quit, ref.pointer) }
  }

  /// Runs until the last window is closed; gives the exit status.
  ///
  /// The arguments begin with the program's name; unless they are given, they are those of the process. The status is what ``onCommandLine`` gave, or else 0 if all went well. `Task` and `await` work from here on
  /// (``MainLoop``).
  ///
  /// Wraps `g_application_run`.
  public func run(_ arguments: [String]? = nil) -> Int32 {
    MainLoop.bridgeMainActor()
    g_application_set_flags(application, flags)
    // The names of files among the process's own arguments need not be text.
    let arguments = arguments?.map { Array($0.utf8) } ?? Self.arguments
    var texts = arguments.map { g_strdup($0.map(CChar.init(bitPattern:)) + [0]) } + [nil]
    defer { for text in texts { g_free(text) } }
    return g_application_run(application, Int32(clamping: arguments.count), &texts)
  }

  /// The arguments of the process, with the program's name: the bytes that it was given, which need not be text.
  public static var arguments: [[UInt8]] {
    (0..<Int(clamping: CommandLine.argc)).map { index in
      guard let argument = CommandLine.unsafeArgv[index] else { return [] }
      return UnsafeBufferPointer(start: argument, count: strlen(argument)).map(UInt8.init(bitPattern:))
    }
  }

  /// Whether the player's language is read from the right, once the application has started.
  ///
  /// Wraps `gtk_widget_get_default_direction`.
  public static var isRightToLeft: Bool { gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL }

  /// Ends the program at once; windows are not asked.
  ///
  /// Wraps `g_application_quit`.
  public func quit() { g_application_quit(application) }

  /// Lets keys activate an action, in place of those that it had: `<Control>z` for `win.undo`.
  ///
  /// Keys are written as `gtk_accelerator_parse` reads them. No keys take those away that it had. On a keyboard layout
  /// without such a key, the key in its place counts: of another layout of the player's, or of a US keyboard.
  ///
  /// Wraps `gtk_application_set_accels_for_action`.
  ///
  /// - Parameter repeats: Whether the action is activated again and again while the key is held, as for undo.
  public func setKeys(_ keys: [String], for action: String, repeats: Bool = false) {
    accelerators.set(keys, for: action, repeats: repeats)
    var texts: [UnsafePointer<CChar>?] = keys.map { UnsafePointer(g_strdup($0)) } + [nil]
    defer { for text in texts { g_free(UnsafeMutableRawPointer(mutating: text)) } }
    gtk_application_set_accels_for_action(gtkApplication, action, &texts)
  }

  /// The object as `GActionMap`.
  public var actionMap: OpaquePointer { ref.opaque }

  var gtkApplication: UnsafeMutablePointer<GtkApplication> {
    UnsafeMutableRawPointer(ref.pointer).assumingMemoryBound(to: GtkApplication.self)
  }

  private var application: UnsafeMutablePointer<GApplication> {
    UnsafeMutableRawPointer(ref.pointer).assumingMemoryBound(to: GApplication.self)
  }

  /// GApplication leaves to the program only what it says beforehand that it handles.
  private var flags: GApplicationFlags {
    let handled = [
      onCommandLine == nil ? nil : G_APPLICATION_HANDLES_COMMAND_LINE, onOpen == nil ? nil : G_APPLICATION_HANDLES_OPEN,
    ]
    return GApplicationFlags(rawValue: handled.reduce(0) { $0 | ($1?.rawValue ?? 0) })
  }

  private func connectOpen() {
    ref.connect("open") { [weak self] opening in
      let files = g_value_get_pointer(opening[1])?.assumingMemoryBound(to: OpaquePointer?.self)
      let uris = (0..<max(0, Int(clamping: g_value_get_int(opening[2])))).compactMap {
        files?[$0].flatMap(FileName.uri)
      }
      self?.onOpen?(uris)
    }
  }

  private func connectCommandLine() {
    ref.connect("command-line") { [weak self] start in
      guard let line = g_value_get_object(start[1]), let answer = start.answer else { return }
      g_value_set_int(answer, self?.onCommandLine?(commandLineArguments(line)) ?? 0)
    }
  }
}

private func commandLineArguments(_ line: UnsafeMutableRawPointer) -> [String] {
  let commandLine = line.assumingMemoryBound(to: GApplicationCommandLine.self)
  var count: Int32 = 0
  let texts = g_application_command_line_get_arguments(commandLine, &count)
  defer { g_strfreev(texts) }
  return (1..<max(1, Int(clamping: count))).compactMap { index in texts?[index].map { String(cString: $0) } }
}
