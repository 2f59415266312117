import FoundationEssentials
import Games
import Storage

/// The environment of the program, with its files in a folder.
func environment(_ folder: String) -> GameEnvironment { GameEnvironment(storage: DataFolder(path: folder)) }

/// Finishes games one after another; each is stored before the next.
func finishGames(_ folder: String, count: Int, first: Int) {
  let environment = environment(folder)
  for number in first..<first + count {
    environment.results.add(
      GameResult(
        game: .colorMatch, level: "\(number % 100)", date: Date(), elapsed: .seconds(9), counters: Counters(),
        seed: UInt64(number)))
    environment.store.finish()
  }
}
