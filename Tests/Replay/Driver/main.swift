// Replay TARGET SEED LENGTH [COUNT]   plays COUNT replays of LENGTH events from SEED on, and minimizes the first finding
// Replay TARGET SEED EVENT,EVENT…     plays these events of a seed, and prints each of them
import Games
import Glibc
import Replays

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 3, let target = ReplayTarget(rawValue: arguments[0]), let seed = UInt64(arguments[1]) else {
  print("Replay TARGET SEED LENGTH [COUNT], or Replay TARGET SEED EVENT,EVENT…; TARGET is one of:")
  print(ReplayTarget.allCases.map(\.rawValue).joined(separator: " "))
  exit(2)
}

func tell(_ finding: Replay.Finding) {
  // A comma tells events from a length.
  let events = finding.replay.events.map { "\($0)," }.joined()
  print("FAILED: \(target.rawValue): \(finding.complaint)")
  print("Again: Tests/Replay/run \(target.rawValue) \(finding.replay.seed) \(events)")
}

if arguments[2].contains(",") {
  let events = arguments[2].split(separator: ",").compactMap { Int($0) }
  let finding = await Replay(target, seed: seed, events: events).run(checksAll: true) { print($0) }
  if let finding { print(finding.complaint) }
  exit(finding == nil ? 0 : 1)
}

let (length, count) = (Int(arguments[2]) ?? 1000, arguments.count > 3 ? Int(arguments[3]) ?? 1 : 1)
let (clock, start) = (ContinuousClock(), ContinuousClock.now)
for number in 0..<count {
  let replay = Replay(target, seed: seed &+ UInt64(clamping: number), length: length)
  guard let finding = await replay.run() else { continue }
  print("Found after \(finding.replay.events.count) events of seed \(replay.seed): \(finding.complaint)")
  tell(await replay.minimized(finding))
  exit(1)
}
let took = start.duration(to: clock.now) / .seconds(1)
let events = Double(length * count)
let (milliseconds, rate) = (Int(clamping: took * 1000), Int(clamping: events / took))
print("ok: \(target.rawValue) plays \(length * count) events in \(milliseconds) ms, \(rate) a second")
