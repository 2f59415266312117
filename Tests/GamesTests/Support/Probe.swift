import FoundationEssentials
import TestSupport

/// The helper executable, for tests that need a process of their own.
enum Probe {
  private static let environment = ProcessInfo.processInfo.environment.filter { name, _ in
    ["ASAN_OPTIONS", "LSAN_OPTIONS", "PATH", "TSAN_OPTIONS"].contains(name)
  }

  /// Starts it, with a preloaded library of Tests/Preload if one is given.
  static func start(_ arguments: String..., shim: String? = nil, settings: [String: String] = [:]) throws -> Subprocess
  {
    try start(arguments, shim: shim, settings: settings)
  }

  private static func start(
    _ arguments: [String], shim: String? = nil, settings: [String: String] = [:]
  ) throws -> Subprocess {
    let preload = shim.map { ["LD_PRELOAD": $0] } ?? [:]
    return try Subprocess(
      [Subprocess.path(of: "GamesTestHost")] + arguments,
      environment: environment.merging(preload) { $1 }.merging(settings) { $1 })
  }

  /// Runs it to its end, and returns the numbers that it prints.
  static func numbers(_ arguments: String..., settings: [String: String] = [:]) throws -> [Int] {
    try start(arguments, settings: settings).finish().output.split { " \n".contains($0) }.compactMap { Int($0) }
  }

  /// Runs it to its end, and returns what it prints, without the last line break.
  static func output(_ arguments: String..., settings: [String: String] = [:]) throws -> String {
    String(try start(arguments, settings: settings).finish().output.dropLast())
  }

  /// Compiles a library of Tests/Preload into a folder, and returns its path.
  static func compile(_ name: String, in folder: TemporaryFolder, file: String = #filePath) throws -> String {
    let tests = URL(filePath: file).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let library = "\(folder.path)/\(name).so"
    let source = tests.appending(path: "Preload/\(name).c").path
    let compiler = try Subprocess(
      ["/usr/bin/env", "cc", "-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"], environment: environment)
    let outcome = compiler.finish()
    return outcome.status == .exited(0) ? library : outcome.output
  }
}
