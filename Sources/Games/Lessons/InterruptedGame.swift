/// What a demo interrupts and leaves as it was.
struct InterruptedGame<State: GameState> {
  let game: SavedGame<State>
  let replaced: SavedGame<State>?
  let lastResult: RecordedResult?
  let wasClockRunning: Bool
}
