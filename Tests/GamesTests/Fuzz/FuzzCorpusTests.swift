import FoundationEssentials
import FuzzTargets
import Testing

@testable import Games

/// The inputs that Tests/Fuzz/run begins with, and those that once crashed a decoder.
///
/// Tests/Fuzz/README.md says more.
@Suite struct FuzzCorpusTests {
  private static let corpus = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fuzz/corpus").path

  private static func inputs(_ target: FuzzTarget) throws -> [[UInt8]] {
    let folder = "\(corpus)/\(target.rawValue)"
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map {
      [UInt8](try Data(contentsOf: URL(filePath: "\(folder)/\($0)")))
    }
  }

  @Test(arguments: FuzzTarget.allCases) func noKnownInputCrashesADecoder(target: FuzzTarget) throws {
    let inputs = try Self.inputs(target)
    #expect(!inputs.isEmpty)
    for input in inputs { target.run(input) }
  }

  /// Changes each input up to ten times in a row; unlike a fuzzer, it does not look for new coverage.
  @Test(arguments: FuzzTarget.allCases) func noMutatedInputCrashesADecoder(target: FuzzTarget) throws {
    for (number, input) in try Self.inputs(target).enumerated() {
      var changed = input
      for seed in 0..<100 {
        guard let next = target.mutated(changed, seed: UInt64(number * 1_000 + seed)) else { break }
        target.run(next)
        changed = seed % 10 == 9 ? input : next
      }
    }
  }
}
