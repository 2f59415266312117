/// The part of a jigsaw that does not change: its picture and its pieces.
package struct JigsawPuzzle: Equatable, Sendable {
  package let level: JigsawLevel
  package let picture: PuzzlePicture
  package let grid: JigsawGrid
  /// The seed of the cut, and of the numbers of the pieces.
  package let seed: UInt64
  /// The number by which the player knows each piece, from 1; it does not reveal where the piece belongs.
  package let numbers: [Int]

  init(_ level: JigsawLevel, _ picture: PuzzlePicture, aspect: Int, seed: UInt64) {
    (self.level, self.picture, self.seed) = (level, picture, seed)
    grid = JigsawGrid(level.size, aspect: aspect)
    var generator = SeededGenerator(seed: seed ^ 0x6a69_6773_6177)
    numbers = shuffled(Array(1...level.size.count), using: &generator)
  }

  /// The cut; computing it takes some milliseconds, and can be done on any thread.
  package var cut: JigsawCut { JigsawCut(grid, seed: seed) }
}
