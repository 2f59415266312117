import Dispatch
import FoundationEssentials
import TestSupport

/// A virtual display on which programs run one after another.
final class Lane: @unchecked Sendable {
  struct NoDisplay: Error {}

  private let queue = DispatchQueue(label: "Lane")
  /// Used on the queue only.
  private lazy var environment = Result {
    Lane.inherited.merging(Lane.settings) { $1 }.merging(["DISPLAY": ":\(try Lane.startServer())"]) { $1 }
  }

  /// Runs `work` in turn, with the environment for programs that use this display.
  func run<Answer: Sendable>(_ work: @escaping @Sendable ([String: String]) throws -> Answer) async throws -> Answer {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result { try work(self.environment.get()) }) }
    }
  }

  /// Settings that make programs independent of the desktop, and end them at the first critical of GTK.
  private static let settings = [
    "DBUS_SESSION_BUS_ADDRESS": "disabled:",
    "G_DEBUG": "fatal-criticals",
    "GDK_BACKEND": "x11",
    // Cairo draws, so that no driver has to be loaded.
    "GDK_DEBUG": "gl-disable",
    "GSETTINGS_BACKEND": "memory",
    "GSK_RENDERER": "cairo",
    "GTK_A11Y": "test",
    "LC_ALL": "C.UTF-8",
    // Its handler would continue after a trap, by which GLib ends the program at a critical.
    "SWIFT_BACKTRACE": "enable=no",
  ]

  /// The variables of this process that programs need, and those of `make sanitize`.
  static let inherited = ProcessInfo.processInfo.environment.filter { name, _ in
    [
      "ASAN_OPTIONS", "GDK_PIXBUF_MODULE_FILE", "GRAB_BAG_SANITIZER", "HOME", "LD_LIBRARY_PATH", "LSAN_OPTIONS", "PATH",
      "TSAN_OPTIONS", "XDG_DATA_DIRS", "XDG_RUNTIME_DIR",
    ].contains(name)
  }

  /// Starts an X server, and returns its number.
  ///
  /// The shell ends it at the end of its input, which is when this process ends.
  private static func startServer() throws -> Int {
    let script = "Xvfb -displayfd 1 -screen 0 1280x1024x24 -nolisten tcp -noreset 2>/dev/null & read -r _; kill $!"
    let shell = try Subprocess(["/bin/sh", "-c", script], environment: inherited, hasInput: true)
    guard let number = Int(shell.readLine()) else { throw NoDisplay() }
    return number
  }
}

/// A pool of displays, of which a free one runs the next work.
actor LanePool {
  private var free: [Lane]
  private var waiting: [CheckedContinuation<Lane, Never>] = []

  init(_ lanes: [Lane]) { free = lanes }

  /// Runs `work` on a free display, with the environment for programs that use it.
  func run<Answer: Sendable>(_ work: @escaping @Sendable ([String: String]) throws -> Answer) async throws -> Answer {
    let lane = if let lane = free.popLast() { lane } else { await withCheckedContinuation { waiting.append($0) } }
    defer { if waiting.isEmpty { free.append(lane) } else { waiting.removeFirst().resume(returning: lane) } }
    return try await lane.run(work)
  }
}
