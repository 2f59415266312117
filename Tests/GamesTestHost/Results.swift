import FoundationEssentials
import Games
import Storage

/// The bag as the program makes it, in a folder.
func environment(_ folder: String) -> GameEnvironment { GameEnvironment(storage: DataFolder(path: folder)) }

/// Finishes games one after the other, each of which is stored before the next.
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
