import Bots
import Games
import Glibc
import Storage

/// A folder that cannot exist.
let nowhere = "/dev/null/nowhere"

/// Plays until the process is ended.
func play(_ play: any RandomPlay) {
  for number in 1... {
    play.move()
    play.finish()
    tell("\(number)")
  }
}

func compare(_ folder: String, _ kind: GameKind, seed: UInt64, count: Int) {
  let environment = environment(folder)
  environment.store.finish()
  // Opening the game stores its result if it was not stored before.
  randomPlay(kind, seed: seed, folder: folder, witness: folder).finish()
  let play = randomPlay(kind, seed: seed, folder: nowhere, witness: nowhere)
  for _ in 0..<count { play.move() }
  tell(places(play.moves(storedIn: folder)))
}

func suffer(_ folder: String, _ kind: GameKind, seed: UInt64, count: Int, witness: String) {
  let play = randomPlay(kind, seed: seed, folder: folder, witness: witness)
  for _ in 0..<count {
    let times = took { play.move() }
    play.finish()
    tell("\(places(play.moves(storedIn: witness))) \(times.own) \(times.waits)")
  }
  tell(play.notices.map { "\($0)" }.joined(separator: "\t"))
}

private func places(_ moves: (game: Int?, results: Int?)) -> String { "\(moves.game ?? -1) \(moves.results ?? -1)" }

func playFast(_ folder: String) {
  let environment = environment(folder)
  let game = MoveMeGame(level: .fiveHundred, environment: environment)
  var slowest = (own: 0, wall: 0)
  for number in 1...100 {
    let times = took { game.nudge(number, .right, .plain, by: .keyboard) }
    slowest = (max(slowest.own, times.own), max(slowest.wall, times.wall))
  }
  environment.store.finish()
  tell("\(slowest.own) \(slowest.wall)")
}

/// Returns the processor time and the wall time of some work, in microseconds, and how often the thread waits.
private func took(_ work: () -> Void) -> (own: Int, wall: Int, waits: Int) {
  let (own, wall, waits) = (microseconds(CLOCK_THREAD_CPUTIME_ID), microseconds(CLOCK_MONOTONIC), waits)
  work()
  return (
    microseconds(CLOCK_THREAD_CPUTIME_ID) - own, microseconds(CLOCK_MONOTONIC) - wall, GamesTestHost.waits - waits
  )
}

/// How often this thread has waited, such as for a lock or a disk.
private var waits: Int {
  var usage = rusage()
  // RUSAGE_THREAD, which Swift's Glibc module leaves out.
  getrusage(1, &usage)
  return usage.ru_nvcsw
}

private func microseconds(_ clock: clockid_t) -> Int {
  var time = timespec()
  clock_gettime(clock, &time)
  return time.tv_sec * 1_000_000 + time.tv_nsec / 1_000
}

/// Prints a line at once, because the process may be ended before the next one.
private func tell(_ text: String) {
  print(text)
  fflush(nil)
}
