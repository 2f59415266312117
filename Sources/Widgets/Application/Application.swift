import CGtk

/// The application, which owns actions and windows and runs as a single process (`AdwApplication`).
///
/// It keeps the closures of its events, which must not hold it strongly.
public final class Application: ActionMap {
  /// The wrapper's reference, for use with GTK functions.
  public let ref: GObjectRef

  /// Answers the desktop's searches, in the first process only; set it before the program runs.
  public var searchProvider: SearchProvider?
  private var signalSources: [guint] = []
  private var workarounds: [AnyObject] = []
  private var keyRepeats: KeyRepeats?
  let accelerators = Accelerators()
  private var commandKeys: [String: [String]] = [:]

  /// Creates an application with a reverse-DNS `id`, such as `org.example.Program` (`adw_application_new`).
  ///
  /// Style sheet and icons are resources under `/org/example/Program`. The id must pass `g_application_id_is_valid`.
  public init(id: String) {
    ref = GObjectRef(adopting: UnsafeMutableRawPointer(adw_application_new(id, GApplicationFlags(rawValue: 0))))
    onStartup { [weak self] in self?.start() }
    cgtk_set_int(ref.pointer, "register-session", 1)
    let quit: GSourceFunc = { application in
      g_application_quit(application?.assumingMemoryBound(to: GApplication.self))
      return 1
    }
    signalSources = [SIGTERM, SIGINT, SIGHUP].map { g_unix_signal_add($0, quit, ref.pointer) }
  }

  isolated deinit {
    for source in signalSources { g_source_remove(source) }
  }

  private func start() {
    let all: [AnyObject?] = [
      UnreleasedBuffers(), OverlayScrollingHandler(), PendingInput.endWithSurfaces(), TouchOnClosedWindow(),
      RepeatedDrop(),
    ]
    workarounds = all.compactMap { $0 }
    keyRepeats = KeyRepeats(accelerators)
  }

  /// Calls `started` once, before the first window is created (`GApplication::startup`).
  public func onStartup(_ started: @escaping () -> Void) { ref.connect("startup", started) }

  /// Calls `activated` when the program is started, or activated while it runs (`GApplication::activate`).
  public func onActivate(_ activated: @escaping () -> Void) { ref.connect("activate", activated) }

  /// Calls `opened` with the URIs of files to open; set it before the program runs (`GApplication::open`).
  public func onOpen(_ opened: @escaping ([String]) -> Void) {
    addFlag(G_APPLICATION_HANDLES_OPEN)
    ref.connect("open") { opening in
      let files = g_value_get_pointer(opening[1])?.assumingMemoryBound(to: OpaquePointer?.self)
      let count = max(0, Int(clamping: g_value_get_int(opening[2])))
      opened((0..<count).compactMap { files?[$0].flatMap(FileName.uri) })
    }
  }

  /// Calls `started` in the first process with the arguments after the name (`GApplication::command-line`).
  ///
  /// It returns the exit status. Set it before the program runs; starts from a shell then cause no other event.
  public func onCommandLine(_ started: @escaping ([String]) -> Int32) {
    addFlag(G_APPLICATION_HANDLES_COMMAND_LINE)
    ref.connect("command-line") { start in
      guard let line = g_value_get_object(start[1]), let answer = start.answer else { return }
      g_value_set_int(answer, started(commandLineArguments(line)))
    }
  }

  /// Calls `ending` before a normal exit: last window, signal, or end of the session (`GApplication::shutdown`).
  public func onShutdown(_ ending: @escaping () -> Void) { ref.connect("shutdown", ending) }

  /// `GApplication` emits some signals only if the matching flags were set before it runs.
  private func addFlag(_ flag: GApplicationFlags) {
    g_application_set_flags(
      application, GApplicationFlags(rawValue: g_application_get_flags(application).rawValue | flag.rawValue))
  }

  /// Runs until the last window is closed, and returns the exit status (`g_application_run`).
  ///
  /// The status comes from ``onCommandLine(_:)``; without it, 0 is success. `Task` and `await` work from here on
  /// (``MainLoop``).
  ///
  /// - Parameter arguments: The arguments with the program's name; nil for those of the process.
  public func run(_ arguments: [String]? = nil) -> Int32 {
    MainLoop.bridgeMainActor()
    searchProvider?.register()
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

  /// Whether the language is right-to-left; valid from the start on (`gtk_widget_get_default_direction`).
  public static var isRightToLeft: Bool { gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL }

  /// Quits at once, without asking the windows (`g_application_quit`).
  public func quit() { g_application_quit(application) }

  /// Sets the keys that activate an action: `<Control>z` for `win.undo` (`gtk_application_set_accels_for_action`).
  ///
  /// If the current layout lacks the key, the one at its position in another of the user's layouts, or on a US
  /// keyboard, counts.
  ///
  /// - Parameters:
  ///   - keys: Key combinations in the syntax of `gtk_accelerator_parse`; an empty array removes the keys.
  ///   - repeats: Whether holding the key activates the action repeatedly, as for undo.
  public func setKeys(_ keys: [String], for action: String, repeats: Bool = false) {
    accelerators.set(keys, for: action, repeats: repeats)
    commandKeys[action] = Accelerator.isCommand(action) ? keys : nil
    setAccelerators(commandsHaveKeys || !Accelerator.isCommand(action) ? keys : [], for: action)
  }

  /// Whether the keys of all actions but those of the application itself work; true by default.
  var commandsHaveKeys = true {
    didSet {
      guard commandsHaveKeys != oldValue else { return }
      accelerators.isSuspended = !commandsHaveKeys
      for (action, keys) in commandKeys { setAccelerators(commandsHaveKeys ? keys : [], for: action) }
    }
  }

  private func setAccelerators(_ keys: [String], for action: String) {
    keys.withCStrings { gtk_application_set_accels_for_action(ref.typed(), action, $0) }
  }

  /// The object as a `GActionMap`.
  public var actionMap: OpaquePointer { ref.opaque }

  private var application: UnsafeMutablePointer<GApplication> { ref.typed() }
}

private func commandLineArguments(_ line: UnsafeMutableRawPointer) -> [String] {
  let commandLine = line.assumingMemoryBound(to: GApplicationCommandLine.self)
  var count: Int32 = 0
  let texts = g_application_command_line_get_arguments(commandLine, &count)
  defer { g_strfreev(texts) }
  return (1..<max(1, Int(clamping: count))).compactMap { index in texts?[index].map { String(cString: $0) } }
}
