import FoundationEssentials
import Games
import Glibc
import TestSupport
import Testing

/// A disk on which one call, or some in a row, go wrong: each call of half a play, each fault.
///
/// The other half follows, after which everything is as it should be.
@Suite struct BadDiskTests {
  static let runs = "SOAK_DISKS"

  /// What the disk does, as Tests/Preload/bad-disk.c is told.
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

    /// How many calls in a row.
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

  @Test func whateverTheDiskDoesTheLastGoodSaveStays() throws {
    let good = try GameKind.allCases.map { try Suffering($0, moves: 20, folder, shim, from: 0, .full) }
    let calls = try zip(GameKind.allCases, good).map { try countCalls($0, $1) }
    let most = calls.reduce(0, max)
    let (kinds, faults) = (GameKind.allCases.count, Fault.allCases.count)
    var told = 0
    let seeds = Soak.seeds(Self.runs, usually: 6).prefix(most * kinds * faults)
    for seed in seeds {
      // A prime spreads a few of them over all.
      let run = Int(seed) * 997 % (most * kinds * faults)
      let kind = run % kinds
      let isTold = try check(
        GameKind.allCases[kind], Fault.allCases[run / kinds % faults], from: 1 + run / kinds / faults % calls[kind],
        good[kind], Soak.again("BadDiskTests", Self.runs, seed))
      told += isTold ? 1 : 0
    }
    Soak.report(Self.runs, "\(seeds.count) plays over \(calls) calls of the games; in \(told) the player was told")
  }

  /// How many calls the first half of a good play makes; the main thread makes none after it has loaded the game.
  private func countCalls(_ kind: GameKind, _ good: Suffering) throws -> Int {
    let loading = try Suffering(kind, moves: 0, folder, shim, from: 0, .full).calls
    #expect(loading.own == good.calls.own && loading.all < good.calls.all)
    return (loading.all + good.calls.all) / 2
  }

  /// Plays with a fault what was played with a good disk, and says whether the player was told of it.
  private func check(
    _ kind: GameKind, _ fault: Fault, from call: Int, _ good: Suffering, _ again: String
  ) throws -> Bool {
    let suffering = try Suffering(kind, moves: 20, folder, shim, from: call, fault)
    let comment = Comment(
      rawValue: "\(fault) from call \(call) of \(kind), as played by \(again)\n\(suffering.outcome.output)")
    #expect(suffering.outcome.status == .exited(0), comment)
    try #require(suffering.moves.count == 20, comment)
    #expect(suffering.isInOrder, comment)
    let notices = suffering.notices
    #expect(Set(notices).count == notices.count, "told once; \(comment)")
    #expect(!notices.contains { $0.contains("setAside") }, comment)
    #expect(!fault.isHarmless || notices.isEmpty, comment)

    var stale = 0
    for (column, file) in [(suffering.moves.map(\.game), "game("), (suffering.moves.map(\.results), "results")] {
      if notices.contains(where: { $0.contains("unreadable") && $0.contains(file) }) {
        #expect(column.allSatisfy { $0 == 0 }, "what could not be read is left as it is; \(comment)")
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
    #expect(suffering.calls.own <= good.calls.own + fault.count, "the main thread only loads; \(comment)")
    // A folder that could not even be opened is written into all the same.
    #expect(!fault.isHarmless || suffering.unsyncedNames == 0, "each name is on the disk; \(comment)")
    // A turn that another process has made long is short in another play, which has the same moves.
    let isQuickOnce = try (0..<3).contains { repetition in
      try isQuick(repetition == 0 ? suffering : Suffering(kind, moves: 20, folder, shim, from: call, fault), good)
    }
    #expect(isQuickOnce, "the main thread waits for nothing, and the fault adds under 8 ms to each turn; \(comment)")
    return !notices.isEmpty
  }

  private func isQuick(_ suffering: Suffering, _ good: Suffering) -> Bool {
    // What could not be read is another game, with longer moves perhaps.
    let isSameGame = !suffering.notices.contains { $0.contains("unreadable(") }
    return zip(suffering.moves, good.moves).allSatisfy { move, other in
      // A sanitizer has locks of its own.
      (move.waits == 0 || Sanitizer.isOn)
        && (!isSameGame || move.ownTime - other.ownTime < 8_000 * Sanitizer.slowness)
    }
  }
}

/// A play on a bad disk.
private struct Suffering {
  /// The moves are the same in every play, so that its calls can be counted.
  private static let seed = 1

  struct Move {
    /// After how many moves the game was last as it is stored, and the results likewise.
    let game, results: Int
    /// What it took of the main thread's own time, in microseconds, and how often that waited.
    let ownTime, waits: Int
  }

  let outcome: Subprocess.Outcome
  let moves: [Move]
  let notices: [String]
  /// How many calls there were, and how many of them the main thread's.
  let calls: (all: Int, own: Int)
  /// How many files have got a name that is not on the disk.
  let unsyncedNames: Int
  /// Whether nothing lies beside what is stored.
  let isInOrder: Bool

  /// Plays from the files of an earlier version on.
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
