import Glibc
import Synchronization

/// A started program, whose standard output and error are read as one text.
public struct Subprocess {
  /// The end of a program, and its output.
  public struct Outcome: Equatable, Sendable {
    /// How it ended.
    public enum Status: Equatable, Sendable {
      /// With an exit status.
      case exited(Int32)
      /// By a signal.
      case killed(signal: Int32)
    }

    /// How it ended.
    public var status: Status
    /// Its standard output and error.
    public var output: String

    /// Creates an outcome, for comparison.
    public init(status: Status, output: String) { (self.status, self.output) = (status, output) }
  }

  /// The program does not exist, or the system cannot start it.
  public struct DidNotStart: Error {
    let program: String
    let code: Int32
  }

  /// Returns the path of another executable of the package, beside that of the tests.
  public static func path(of name: String) -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    let tests = String(decoding: buffer.prefix(max(0, length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    return tests.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" } + "/" + name
  }

  private let id: pid_t
  private let output: Int32

  /// Held during a start, so that a program that starts at the same time does not inherit the pipes.
  private static let start = Mutex(())

  /// Starts the program at the path `arguments[0]`.
  ///
  /// Its input is empty, or with `hasInput` open until this process ends.
  public init(_ arguments: [String], environment: [String: String], hasInput: Bool = false) throws {
    (id, output) = try Subprocess.start.withLock { _ in
      let pipe = Subprocess.makePipe()
      let input = hasInput ? Subprocess.makePipe().reading : open("/dev/null", O_RDONLY | O_CLOEXEC)
      defer { for descriptor in [pipe.writing, input] { close(descriptor) } }
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
      posix_spawn_file_actions_adddup2(&actions, pipe.writing, STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(&actions, pipe.writing, STDERR_FILENO)
      return (try Subprocess.spawn(arguments, environment, actions), pipe.reading)
    }
  }

  private static func spawn(
    _ arguments: [String], _ environment: [String: String], _ actions: posix_spawn_file_actions_t
  ) throws -> pid_t {
    var texts = arguments.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in texts + variables { free(text) } }
    // Threads of a dispatch queue block signals; programs would inherit that, and could not be terminated.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var id: pid_t = 0
    let code = withUnsafePointer(to: actions) { posix_spawn(&id, arguments[0], $0, &attributes, &texts, &variables) }
    guard code == 0 else { throw DidNotStart(program: arguments[0], code: code) }
    return id
  }

  /// Creates a pipe that other programs do not inherit.
  private static func makePipe() -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Waits for a line of output, and returns it without the line break.
  public func readLine() -> String {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while read(output, &byte, 1) == 1, byte != UInt8(ascii: "\n") { line.append(byte) }
    return String(decoding: line, as: UTF8.self)
  }

  /// Kills the program.
  public func kill() { Glibc.kill(id, SIGKILL) }

  /// Waits for its end.
  public func finish() -> Outcome {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = read(output, &buffer, buffer.count), count > 0 { bytes += buffer[..<count] }
    close(output)
    var status: Int32 = 0
    waitpid(id, &status, 0)
    let signal = status & 0x7f
    return Outcome(
      status: signal == 0 ? .exited(status >> 8 & 0xff) : .killed(signal: signal),
      output: String(decoding: bytes, as: UTF8.self))
  }
}
