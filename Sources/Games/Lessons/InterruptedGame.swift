/// The state that a demo interrupts and that is restored after it.
struct InterruptedGame<State: GameState> {
  let game: SavedGame<State>
  let replaced: SavedGame<State>?
  let lastResult: RecordedResult?
  let wasClockRunning: Bool
}
