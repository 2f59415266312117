import Dispatch
import FoundationEssentials
import TestSupport

/// A display without a screen, on which one program after the other has its turn, undisturbed by others.
final class Lane: @unchecked Sendable {
  struct NoDisplay: Error {}

  private let queue = DispatchQueue(label: "Lane")
  /// Used on the queue only.
  private lazy var environment = Result {
    Lane.inherited.merging(Lane.settings) { $1 }.merging(["DISPLAY": ":\(try Lane.startServer())"]) { $1 }
  }

  /// Does `work` when it is its turn, with the environment of programs that shall show themselves here.
  func run<Answer: Sendable>(_ work: @escaping @Sendable ([String: String]) throws -> Answer) async throws -> Answer {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result { try work(self.environment.get()) }) }
    }
  }

  /// What makes programs be the same on every desktop, and stop at the first thing that GTK complains about.
  private static let settings = [
    "DBUS_SESSION_BUS_ADDRESS": "disabled:",
    "G_DEBUG": "fatal-criticals",
    "GDK_BACKEND": "x11",
    // No driver is loaded, for Cairo draws.
    "GDK_DEBUG": "gl-disable",
    "GSETTINGS_BACKEND": "memory",
    "GSK_RENDERER": "cairo",
    "GTK_A11Y": "test",
    "LC_ALL": "C.UTF-8",
    // It would go on after a trap, which is how GLib ends at a critical.
    "SWIFT_BACKTRACE": "enable=no",
  ]

  /// Of this process's own environment, what programs cannot do without, and what `make sanitize` tells them.
  static let inherited = ProcessInfo.processInfo.environment.filter { name, _ in
    [
      "ASAN_OPTIONS", "GDK_PIXBUF_MODULE_FILE", "GRAB_BAG_SANITIZER", "HOME", "LD_LIBRARY_PATH", "LSAN_OPTIONS", "PATH",
      "TSAN_OPTIONS", "XDG_DATA_DIRS", "XDG_RUNTIME_DIR",
    ].contains(name)
  }

  /// Starts an X server and gives its number.
  ///
  /// The shell ends it when its input does, which is when this process goes.
  private static func startServer() throws -> Int {
    let script = "Xvfb -displayfd 1 -screen 0 1280x1024x24 -nolisten tcp -noreset 2>/dev/null & read -r _; kill $!"
    let shell = try Subprocess(["/bin/sh", "-c", script], environment: inherited, hasInput: true)
    guard let number = Int(shell.readLine()) else { throw NoDisplay() }
    return number
  }
}

/// Displays, of which each does the next work as soon as it is free.
actor LanePool {
  private var free: [Lane]
  private var waiting: [CheckedContinuation<Lane, Never>] = []

  init(_ lanes: [Lane]) { free = lanes }

  /// Does `work` on a free display, with the environment of programs that shall show themselves there.
  func run<Answer: Sendable>(_ work: @escaping @Sendable ([String: String]) throws -> Answer) async throws -> Answer {
    let lane = if let lane = free.popLast() { lane } else { await withCheckedContinuation { waiting.append($0) } }
    defer { if waiting.isEmpty { free.append(lane) } else { waiting.removeFirst().resume(returning: lane) } }
    return try await lane.run(work)
  }
}
