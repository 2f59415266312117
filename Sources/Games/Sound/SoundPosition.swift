import Geometry

/// The position of a sound: horizontal by stereo, vertical by pitch.
package struct SoundPosition: Equatable, Sendable {
  /// The balance from -0.9, which is left, to 0.9; at 1, one ear would hear nothing.
  package let balance: Double
  /// The shift of the pitch, from half an octave up at the top to half an octave down at the bottom.
  package let octaves: Double

  package var atSamePitch: SoundPosition { SoundPosition(balance: balance, octaves: 0) }

  private init(balance: Double, octaves: Double) { (self.balance, self.octaves) = (balance, octaves) }

  /// The middle, for sounds of the whole board.
  package static let middle = SoundPosition(.init(x: 0.5, y: 0.5), in: Size(width: 1, height: 1))

  /// Creates the position of a point on a board; a point beyond its edges counts as at the edge.
  package init(_ point: Point, in board: Size) {
    func part(_ length: Double, of whole: Double) -> Double {
      let part = length / whole
      return part.isFinite ? min(max(part, 0), 1) : 0.5
    }
    balance = 0.9 * (2 * part(point.x, of: board.width) - 1)
    octaves = 0.5 - part(point.y, of: board.height)
  }
}
