/// The points of turns, as in the game of Stanford's course CS193p.
///
/// A pair is worth two points, and one more for each full second left on the rings of its two cards. A turn without a
/// pair costs one point for each of its cards that was seen before.
enum MemoryScore {
  static let match = 2
  /// The points that a previously seen card costs.
  static let miss = 1
}
