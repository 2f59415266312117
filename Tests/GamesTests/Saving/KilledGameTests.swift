import Games
import Glibc
import Storage
import TestSupport
import Testing

/// Games whose process is killed at any time.
///
/// The same seed plays the same moves and kills after the same time, but not at the same instruction.
@Suite struct KilledGameTests {
  static let kills = "SOAK_KILLS"
  static let calls = "SOAK_CALLS"

  /// The outcomes of all kills.
  struct Sum {
    var acknowledged = 0
    var next = 0
    var interrupted = 0
  }

  @Test func aKilledGameIsRestoredWithAllAcknowledgedMoves() throws {
    var sum = Sum()
    for seed in Soak.seeds(Self.kills, usually: 10) {
      try kill(seed, &sum)
    }
    Soak.report(
      Self.kills,
      "the move that was acknowledged came back \(sum.acknowledged) times, the next one \(sum.next) times; "
        + "\(sum.interrupted) saves were interrupted")
  }

  private func kill(_ seed: UInt64, _ sum: inout Sum) throws {
    let comment = Soak.again("KilledGameTests", Self.kills, seed)
    let folder = try TemporaryFolder()
    let kind = GameKind.allCases[Int(seed % 5)]
    var generator = SeededGenerator(seed: seed)
    let game = try Probe.start("play", folder.path, kind.rawValue, "\(seed)")
    let lines = generator.number(below: 8)
    for _ in 0..<lines { _ = game.readLine() }
    // Without moves, the program may still be starting.
    usleep(UInt32(generator.number(below: lines == 0 ? 40_000 : 3_000)))
    game.kill()
    let outcome = game.finish()
    #expect(outcome.status == .killed(signal: SIGKILL), "\(comment)")
    let acknowledged = outcome.output.split(separator: "\n").last.flatMap { Int($0) } ?? lines
    sum.interrupted += folder.files.contains { $0.hasPrefix(".") } ? 1 : 0

    let stored = try stored(in: folder, kind, seed, after: acknowledged, comment)
    if stored == acknowledged { sum.acknowledged += 1 } else { sum.next += 1 }
  }

  /// Kills the process at one of its calls for files after another.
  @Test func aGameKilledAtAnyCallForFilesIsRestored() throws {
    var finished = 0
    let library = try TemporaryFolder()
    let shim = try Probe.compile("bad-disk", in: library)
    for seed in Soak.seeds(Self.calls, usually: 12) {
      let comment = Soak.again("KilledGameTests", Self.calls, seed)
      let folder = try TemporaryFolder()
      let kind = GameKind.allCases[Int(seed % 5)]
      // A prime number spreads a few seeds over all calls.
      let call = Int(seed) * 37 % 601
      let outcome = try Probe.start(
        "play", folder.path, kind.rawValue, "\(seed % 7)", shim: shim,
        settings: ["DISK_FOLDER": folder.path, "DISK_FROM": "\(call + 1)", "DISK_COUNT": "1", "DISK_ERROR": "-2"]
      ).finish()
      #expect(outcome.status == .killed(signal: SIGKILL), "\(comment)")
      let acknowledged = outcome.output.split(separator: "\n").last.flatMap { Int($0) } ?? 0
      if try folder.text(of: kind).contains("\"results\"") { finished += 1 }
      _ = try stored(in: folder, kind, seed % 7, after: acknowledged, comment)
    }
    Soak.report(Self.calls, "\(finished) games were finished when they were killed, and their results not stored yet")
  }

  /// Returns the number of stored moves, which include the acknowledged ones; the results are never behind them.
  private func stored(
    in folder: TemporaryFolder, _ kind: GameKind, _ seed: UInt64, after acknowledged: Int, _ comment: String
  ) throws -> Int? {
    let stored = try Probe.numbers("stored", folder.path, kind.rawValue, "\(seed)", "\(acknowledged + 1)")
    for number in stored {
      #expect((acknowledged...acknowledged + 1).contains(number), "of \(acknowledged) moves; \(comment)")
    }
    #expect(stored.count == 2 && stored[1] >= stored[0], "\(stored); \(comment)")
    let files = Set([SaveFile.game(kind), .results, .statistics].map { $0.name + ".json" })
    #expect(files.isSuperset(of: folder.files), "\(folder.files); \(comment)")
    return stored.first
  }
}

extension TemporaryFolder {
  /// The stored text of a game; empty before its first move.
  fileprivate func text(of kind: GameKind) throws -> String {
    let file = SaveFile.game(kind).name + ".json"
    return files.contains(file) ? try read(file) : ""
  }
}
