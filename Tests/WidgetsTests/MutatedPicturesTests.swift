import TestSupport
import Testing

/// Files of pictures that were changed at random, of every loader that the system has.
///
/// Each is a picture or an error, within a second and four times the memory of its pixels. They are loaded in a process of
/// their own: a loader may end that, and a limit of the system's may.
@Suite struct MutatedPicturesTests {
  static let pictures = "SOAK_PICTURES"

  /// Lines of libraries' own: of letters too large for FreeType, and of the parts of an AVIF.
  private static let complaints = ["Pango-WARNING", "Pango-CRITICAL", "OBU"]

  /// What makes the C library give each large piece of memory back at once, so that the next picture's can be counted.
  private static let environment = Lane.inherited.merging([
    "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
    "MALLOC_ARENA_MAX": "1", "MALLOC_MMAP_THRESHOLD_": "131072", "MALLOC_TRIM_THRESHOLD_": "262144",
  ]) { $1 }

  @Test func eachIsAPictureOrAnError() throws {
    var seeds = Soak.seeds(Self.pictures, usually: 600)
    while let first = seeds.first {
      let outcome = try Subprocess(
        [Probe.executable, "--pictures", "\(first)", "\(min(10_000, seeds.count))"], environment: Self.environment
      ).finish()
      let last = judge(outcome) ?? first
      seeds = (last + 1)..<max(last + 1, seeds.upperBound)
    }
  }

  /// Looks at what the process said, and gives the seed of the last picture that it loaded.
  private func judge(_ outcome: Subprocess.Outcome) -> UInt64? {
    var (last, hasEnded): (UInt64?, Bool) = (nil, false)
    for line in outcome.output.split(separator: "\n") {
      if let seed = UInt64(line) {
        last = seed
      } else if line.hasPrefix("end: ") {
        hasEnded = true
        Soak.report(Self.pictures, "pictures up to \(last ?? 0), \(line)")
      } else if !Self.complaints.contains(where: line.contains) {
        Issue.record("\(line)\n\(again(last))")
      }
    }
    if !hasEnded || outcome.status != .exited(0) { Issue.record("\(outcome.status)\n\(again(last))") }
    return last
  }

  private func again(_ seed: UInt64?) -> String { Soak.again("MutatedPicturesTests", Self.pictures, seed ?? 0) }
}
