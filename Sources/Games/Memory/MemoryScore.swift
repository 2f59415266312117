/// The points of a turn, as in the game of Stanford's course CS193p; a miss costs a point for each card seen before.
enum MemoryScore {
  static let match = 2
  static let miss = 1
}
