import TestSupport
import Testing

/// Picture files with random changes, for every loader of the system.
///
/// Each loads or fails within a second and four times the memory of its pixels. They are loaded in a separate process,
/// which a loader or a limit of the system can end.
@Suite struct MutatedPicturesTests {
  static let pictures = "SOAK_PICTURES"

  /// Expected lines of libraries, about glyphs too large for FreeType and about parts of an AVIF.
  private static let complaints = ["Pango-WARNING", "Pango-CRITICAL", "OBU"]

  /// Makes the C library return large blocks of memory at once, so that the memory of each picture can be measured.
  private static let environment = Lane.inherited.merging([
    "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
    "MALLOC_ARENA_MAX": "1", "MALLOC_MMAP_THRESHOLD_": "131072", "MALLOC_TRIM_THRESHOLD_": "262144",
  ]) { $1 }

  @Test func everyMutatedPictureLoadsOrFails() throws {
    var seeds = Soak.seeds(Self.pictures, usually: 600)
    while let first = seeds.first {
      let outcome = try Subprocess(
        [Probe.executable, "--pictures", "\(first)", "\(min(10_000, seeds.count))"], environment: Self.environment
      ).finish()
      let last = judge(outcome) ?? first
      seeds = (last + 1)..<max(last + 1, seeds.upperBound)
    }
  }

  /// Reports the failures in the output of a process, and returns the seed of its last picture.
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
