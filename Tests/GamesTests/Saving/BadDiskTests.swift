import FoundationEssentials
import Games
import Glibc
import TestSupport
import Testing

/// Games on a disk on which one call, or several in a row, fail.
///
/// The first of these calls is in the first half of a play; at its end, all files are correct.
@Suite struct BadDiskTests {
  static let runs = "SOAK_DISKS"

  /// The faults that Tests/Preload/bad-disk.c simulates.
  enum Fault: CaseIterable {
    case full, fullForAWhile, broken, readOnly, readOnlyForAWhile, interrupted, interruptedOften, slow, short

    var error: Int32 {
      switch self {
      case .full, .fullForAWhile: ENOSPC
      case .broken: EIO
      case .readOnly, .readOnlyForAWhile: EROFS
      case .interrupted, .interruptedOften: EINTR
      case .slow: 0
      case .short: -1
      }
    }

    /// The number of consecutive calls with the fault.
    var count: Int {
      switch self {
      case .fullForAWhile, .readOnlyForAWhile, .interruptedOften: 12
      case .full, .broken, .readOnly, .interrupted, .slow, .short: 1
      }
    }

    /// Whether the fault must have no visible effect.
    var isHarmless: Bool { [.interrupted, .interruptedOften, .slow, .short].contains(self) }
  }

  let folder: TemporaryFolder
  let shim: String

  init() throws {
    folder = try TemporaryFolder()
    shim = try Probe.compile("bad-disk", in: folder)
  }

  @Test func noFaultOfTheDiskLosesTheLastGoodSave() throws {
    let good = try GameKind.allCases.map { try DiskPlay($0, moves: 20, folder, shim, from: 0, .full) }
    let calls = try zip(GameKind.allCases, good).map { try countCalls($0, $1) }
    let most = calls.reduce(0, max)
    let (kinds, faults) = (GameKind.allCases.count, Fault.allCases.count)
    var noticed = 0
    let seeds = Soak.seeds(Self.runs, usually: 6).prefix(most * kinds * faults)
    for seed in seeds {
      // A prime number spreads a few seeds over all runs.
      let run = Int(seed) * 997 % (most * kinds * faults)
      let kind = run % kinds
      let hasNotice = try check(
        GameKind.allCases[kind], Fault.allCases[run / kinds % faults], from: 1 + run / kinds / faults % calls[kind],
        good[kind], Soak.again("BadDiskTests", Self.runs, seed))
      noticed += hasNotice ? 1 : 0
    }
    Soak.report(Self.runs, "\(seeds.count) plays over \(calls) calls of the games; in \(noticed) there was a notice")
  }

  /// Returns the number of calls in the first half of a good play; after loading, the main thread makes none.
  private func countCalls(_ kind: GameKind, _ good: DiskPlay) throws -> Int {
    let loading = try DiskPlay(kind, moves: 0, folder, shim, from: 0, .full).calls
    #expect(loading.own == good.calls.own && loading.all < good.calls.all)
    return (loading.all + good.calls.all) / 2
  }

  /// Repeats a good play with a fault, and returns whether the player was notified.
  private func check(
    _ kind: GameKind, _ fault: Fault, from call: Int, _ good: DiskPlay, _ again: String
  ) throws -> Bool {
    let faulty = try DiskPlay(kind, moves: 20, folder, shim, from: call, fault)
    let comment = Comment(
      rawValue: "\(fault) from call \(call) of \(kind), as played by \(again)\n\(faulty.outcome.output)")
    #expect(faulty.outcome.status == .exited(0), comment)
    try #require(faulty.moves.count == 20, comment)
    #expect(faulty.isInOrder, comment)
    let notices = faulty.notices
    #expect(Set(notices).count == notices.count, "each notice is shown once; \(comment)")
    #expect(!notices.contains { $0.contains("setAside") }, comment)
    #expect(!fault.isHarmless || notices.isEmpty, comment)

    var stale = 0
    for (column, file) in [(faulty.moves.map(\.game), "game("), (faulty.moves.map(\.results), "results")] {
      if notices.contains(where: { $0.contains("unreadable") && $0.contains(file) }) {
        #expect(column.allSatisfy { $0 == 0 }, "an unreadable file is not changed; \(comment)")
        continue
      }
      for (index, stored) in column.enumerated() where stored != index + 1 {
        stale += 1
        #expect(stored == (index == 0 ? 0 : column[index - 1]), "the last good save stays; \(comment)")
      }
      #expect(column.last == 20, "saving resumes; \(comment)")
    }
    #expect(stale <= 2 * fault.count, comment)
    #expect(stale == 0 || notices.contains { $0.hasPrefix("cannotSave") }, comment)
    #expect(faulty.calls.own <= good.calls.own + fault.count, "the main thread only loads; \(comment)")
    // A folder that cannot be opened is still written to.
    #expect(!fault.isHarmless || faulty.unsyncedNames == 0, "each name is on the disk; \(comment)")
    // A turn that another process has delayed is short in a repetition, which has the same moves.
    let isQuickOnce = try (0..<3).contains { repetition in
      try isQuick(repetition == 0 ? faulty : DiskPlay(kind, moves: 20, folder, shim, from: call, fault), good)
    }
    #expect(isQuickOnce, "the main thread waits for nothing, and the fault adds under 8 ms to each turn; \(comment)")
    return !notices.isEmpty
  }

  private func isQuick(_ faulty: DiskPlay, _ good: DiskPlay) -> Bool {
    // If the file is unreadable, another game is played, and its moves may take longer.
    let isSameGame = !faulty.notices.contains { $0.contains("unreadable(") }
    return zip(faulty.moves, good.moves).allSatisfy { move, other in
      // A sanitizer has locks of its own.
      (move.waits == 0 || Sanitizer.isOn)
        && (!isSameGame || move.ownTime - other.ownTime < 8_000 * Sanitizer.slowness)
    }
  }
}

/// A play on a bad disk.
private struct DiskPlay {
  /// The moves are the same in every play, so that its calls can be counted.
  private static let seed = 1

  struct Move {
    /// The number of the last move that is stored in the game's file, and in the results.
    let game, results: Int
    /// The processor time of the main thread in microseconds, and how often it waited.
    let ownTime, waits: Int
  }

  let outcome: Subprocess.Outcome
  let moves: [Move]
  let notices: [String]
  /// The number of all calls, and of those by the main thread.
  let calls: (all: Int, own: Int)
  /// The number of files whose names were not synchronized to the disk.
  let unsyncedNames: Int
  /// Whether the folder contains no other files.
  let isInOrder: Bool

  /// Continues the game in the files of an earlier version.
  init(
    _ kind: GameKind, moves count: Int, _ folder: TemporaryFolder, _ shim: String, from call: Int,
    _ fault: BadDiskTests.Fault
  ) throws {
    let files = [kind.rawValue, "results", "memory-pictures"]
    let data = "\(folder.path)/data"
    try? FileManager.default.removeItem(atPath: data)
    try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
    for file in files { try folder.write(try Fixture.read(file), to: "data/\(file).json") }
    try folder.write(#"{"version":1,"value":{}}"#, to: "data/statistics.json")
    _ = symlink("data", "\(folder.path)/witness")
    outcome = try Probe.start(
      "suffer", data, kind.rawValue, "\(Self.seed)", "\(count)", "\(folder.path)/witness", shim: shim,
      settings: [
        "DISK_FOLDER": data, "DISK_FROM": "\(call)", "DISK_COUNT": "\(call > 0 ? fault.count : 0)",
        "DISK_ERROR": "\(fault.error)", "DISK_REPORT": "\(folder.path)/report",
      ]
    ).finish()
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    moves = lines.prefix(count).compactMap { line in
      let numbers = line.split(separator: " ").compactMap { Int($0) }
      return numbers.count == 4
        ? Move(game: numbers[0], results: numbers[1], ownTime: numbers[2], waits: numbers[3]) : nil
    }
    notices = lines.dropFirst(count).first?.split(separator: "\t").map(String.init) ?? []
    let report = try folder.read("report").split { " \n".contains($0) }.compactMap { Int($0) }
    calls = report.count == 3 ? (report[0], report[1]) : (0, 0)
    unsyncedNames = report.last ?? 0
    isInOrder = Set((files + ["statistics"]).map { $0 + ".json" }).isSuperset(of: folder.files(in: "data"))
  }
}
