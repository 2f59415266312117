import CGtk

/// The application: initializes libadwaita, owns actions and windows, and runs as a single process.
///
/// Wraps `AdwApplication`.
public final class Application: ActionMap {
  /// The wrapper's reference, for use with GTK functions.
  public let ref: GObjectRef

  /// Called once, before the first window is created.
  ///
  /// Wraps `GApplication::startup`.
  public var onStartup: (() -> Void)?
  /// Called in the first process for each start, with the arguments after the program's name; returns the exit status.
  ///
  /// Set it before the program runs. It then replaces ``onActivate`` and ``onOpen`` for starts from a shell. Wraps
  /// `GApplication::command-line`.
  public var onCommandLine: (([String]) -> Int32)?
  /// Called when the desktop starts the program, or activates it while it is running.
  ///
  /// Wraps `GApplication::activate`.
  public var onActivate: (() -> Void)?
  /// Called with the URIs of the files that the desktop asks to open.
  ///
  /// Takes effect only if set before the program runs. Wraps `GApplication::open`.
  public var onOpen: (([String]) -> Void)?
  /// Called before the process exits normally: with the last window, on a signal, or at the end of the session.
  ///
  /// Wraps `GApplication::shutdown`.
  public var onShutdown: (() -> Void)?
  /// Called with the session bus, if there is one, before the application requests its name there.
  var onBus: ((OpaquePointer) -> Void)?
  /// Answers the desktop's searches; set it before the program runs.
  ///
  /// Only the first process of the application answers.
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
  let accelerators = Accelerators()

  /// Creates an application with a reverse-DNS `id`, such as `org.example.Game`.
  ///
  /// The style sheet and the icons are resources under the id's path: `/org/example/Game`. GLib warns about an id that
  /// `g_application_id_is_valid` rejects. Wraps `AdwApplication`.
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

  private func endWithSession() {
    var value = GValue()
    g_value_init(&value, cgtk_type_boolean())
    g_value_set_boolean(&value, 1)
    g_object_set_property(ref.pointer, "register-session", &value)
    g_value_unset(&value)
  }

  private func endOnSignals() {
    let quit: GSourceFunc = { application in
      g_application_quit(application?.assumingMemoryBound(to: GApplication.self))
      return 1
    }
    signalSources = [SIGTERM, SIGINT, SIGHUP].map { g_unix_signal_add($0, quit, ref.pointer) }
  }

  /// Runs until the last window is closed, and returns the exit status.
  ///
  /// The status comes from ``onCommandLine`` if that is set; otherwise it is 0 on success. `Task` and `await` work from
  /// here on (``MainLoop``). Wraps `g_application_run`.
  ///
  /// - Parameter arguments: The arguments, beginning with the program's name; by default those of the process.
  public func run(_ arguments: [String]? = nil) -> Int32 {
    MainLoop.bridgeMainActor()
    g_application_set_flags(application, flags)
    // File names among the process's own arguments may not be valid text.
    let arguments = arguments?.map { Array($0.utf8) } ?? Self.arguments
    var texts = arguments.map { g_strdup($0.map(CChar.init(bitPattern:)) + [0]) } + [nil]
    defer { for text in texts { g_free(text) } }
    return g_application_run(application, Int32(clamping: arguments.count), &texts)
  }

  /// The arguments of the process, including the program's name, as bytes that may not be valid text.
  public static var arguments: [[UInt8]] {
    (0..<Int(clamping: CommandLine.argc)).map { index in
      guard let argument = CommandLine.unsafeArgv[index] else { return [] }
      return UnsafeBufferPointer(start: argument, count: strlen(argument)).map(UInt8.init(bitPattern:))
    }
  }

  /// Whether the user's language is written from right to left; valid once the application has started.
  ///
  /// Wraps `gtk_widget_get_default_direction`.
  public static var isRightToLeft: Bool { gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL }

  /// Quits at once, without asking the windows.
  ///
  /// Wraps `g_application_quit`.
  public func quit() { g_application_quit(application) }

  /// Sets the keys that activate an action, such as `<Control>z` for `win.undo`; an empty array removes them.
  ///
  /// If the current keyboard layout does not have the key, the key at its position in another of the user's layouts
  /// counts, or on a US keyboard. Wraps `gtk_application_set_accels_for_action`.
  ///
  /// - Parameters:
  ///   - keys: Key combinations in the syntax of `gtk_accelerator_parse`.
  ///   - repeats: Whether holding the key activates the action repeatedly, as for undo.
  public func setKeys(_ keys: [String], for action: String, repeats: Bool = false) {
    accelerators.set(keys, for: action, repeats: repeats)
    var texts: [UnsafePointer<CChar>?] = keys.map { UnsafePointer(g_strdup($0)) } + [nil]
    defer { for text in texts { g_free(UnsafeMutableRawPointer(mutating: text)) } }
    gtk_application_set_accels_for_action(gtkApplication, action, &texts)
  }

  /// The object as a `GActionMap`.
  public var actionMap: OpaquePointer { ref.opaque }

  var gtkApplication: UnsafeMutablePointer<GtkApplication> {
    UnsafeMutableRawPointer(ref.pointer).assumingMemoryBound(to: GtkApplication.self)
  }

  private var application: UnsafeMutablePointer<GApplication> {
    UnsafeMutableRawPointer(ref.pointer).assumingMemoryBound(to: GApplication.self)
  }

  /// `GApplication` emits some signals only if the matching flags were set before it runs.
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
