// GamesProbe results FOLDER COUNT   finishes so many games, and prints how many results the folder has then
// GamesProbe turns FOLDER           plays Move Me, and prints what the slowest move took of the main thread's own time and of
//                                   the wall's, in microseconds
// GamesProbe clocks                 prints the time of play and that of the wall while CLOCK_JUMP shifts them, in seconds
//
// `swift test` starts it, for what wants a process of its own.
import FoundationEssentials
import Games
import Glibc
import Storage

/// The bag as the program makes it, in a folder.
func environment(_ folder: String) -> GameEnvironment { GameEnvironment(storage: JSONStorage(folder: folder)) }

func finishGames(_ folder: String, _ count: Int) {
  let environment = environment(folder)
  for number in 0..<count {
    environment.results.add(
      GameResult(
        game: .colorMatch, level: "3", date: Date(), elapsed: .seconds(9), tally: Tally(), seed: UInt64(number)))
    environment.archive.finish()
  }
  print(environment.results.results(game: .colorMatch, level: "3").count)
}

func play(_ folder: String) {
  let environment = environment(folder)
  let game = MoveMeGame(level: .fiveHundred, environment: environment)
  var slowest = (own: 0, wall: 0)
  for number in 1...100 {
    let (own, wall) = (microseconds(CLOCK_THREAD_CPUTIME_ID), microseconds(CLOCK_MONOTONIC))
    game.nudge(number, .right, .plain, by: .keyboard)
    slowest.own = max(slowest.own, microseconds(CLOCK_THREAD_CPUTIME_ID) - own)
    slowest.wall = max(slowest.wall, microseconds(CLOCK_MONOTONIC) - wall)
  }
  environment.archive.finish()
  print(slowest.own, slowest.wall)
}

func microseconds(_ clock: clockid_t) -> Int {
  var time = timespec()
  clock_gettime(clock, &time)
  return time.tv_sec * 1_000_000 + time.tv_nsec / 1_000
}

func readClocks() {
  let (time, wall) = (TimeSource.suspending, ContinuousClock())
  let (start, wallStart) = (time.now, wall.now)
  setenv("CLOCK_JUMP", "3600", 1)
  print(Int((time.now - start) / .seconds(1)), Int(wallStart.duration(to: wall.now) / .seconds(1)))
}

let arguments = CommandLine.arguments.dropFirst()
switch (arguments.first, arguments.count) {
case ("results", 3): finishGames(arguments[2], Int(arguments[3]) ?? 0)
case ("turns", 2): play(arguments[2])
case ("clocks", 1): readClocks()
default: exit(2)
}
