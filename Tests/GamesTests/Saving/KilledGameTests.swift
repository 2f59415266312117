import Games
import Glibc
import Storage
import TestSupport
import Testing

/// A game that is ended by the system in the middle of whatever it is doing.
///
/// The same seed plays the same moves and is ended after as long, but not at the same instruction.
@Suite struct KilledGameTests {
  static let kills = "SOAK_KILLS"

  /// What kills have met.
  struct Sum {
    var acknowledged = 0
    var next = 0
    var cutOff = 0
  }

  @Test func aGameThatIsKilledIsThereAgain() throws {
    var sum = Sum()
    for seed in Soak.seeds(Self.kills, usually: 10) {
      try kill(seed, &sum)
    }
    Soak.report(
      Self.kills,
      "the move that was acknowledged came back \(sum.acknowledged) times, the next one \(sum.next) times; "
        + "\(sum.cutOff) saves were cut off")
  }

  private func kill(_ seed: UInt64, _ sum: inout Sum) throws {
    let comment = Soak.again("KilledGameTests", Self.kills, seed)
    let folder = try TemporaryFolder()
    let kind = GameKind.allCases[Int(seed % 5)]
    var generator = SeededGenerator(seed: seed)
    let game = try Probe.start("play", folder.path, kind.rawValue, "\(seed)")
    let lines = generator.number(below: 8)
    for _ in 0..<lines { _ = game.readLine() }
    // Before the first move, the program starts meanwhile.
    usleep(UInt32(generator.number(below: lines == 0 ? 40_000 : 3_000)))
    game.kill()
    let outcome = game.finish()
    #expect(outcome.status == .killed(signal: SIGKILL), "\(comment)")
    let acknowledged = outcome.output.split(separator: "\n").last.flatMap { Int($0) } ?? lines
    sum.cutOff += folder.files.contains { $0.hasPrefix(".") } ? 1 : 0

    let stored = try Probe.numbers(
      "stored", folder.path, kind.rawValue, "\(seed)", "\(acknowledged + 1)")
    for number in stored {
      #expect((acknowledged...acknowledged + 1).contains(number), "of \(acknowledged) moves; \(comment)")
    }
    #expect(stored.count == 2, "\(comment)")
    let files = Set([KeptFile.game(kind), .results].map { $0.name + ".json" })
    #expect(files.isSuperset(of: folder.files), "\(folder.files); \(comment)")
    if stored.first == acknowledged { sum.acknowledged += 1 } else { sum.next += 1 }
  }
}
