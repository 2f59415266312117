import Games
import Geometry

/// The layout of the board; one factor multiplies all lengths, so that the squares scale with it.
nonisolated struct MoveMeLayout {
  static let side = 100.0
  static let radius = 25.0
  private static let phoneWidth = 390.0
  /// The height of three squares with some space between them; below it, the squares shrink.
  private static let minimumHeight = 440.0

  let geometry: MoveMeGeometry

  init(size: Size) {
    let scale = max(0.1, min(size.width / Self.phoneWidth, size.height / Self.minimumHeight))
    geometry = MoveMeGeometry(width: size.width, height: size.height, side: (Self.side * scale).rounded())
  }
}

extension MoveMeGeometry {
  /// Returns the frame of a square at rest, in whole pixels so that the square is not blurred.
  nonisolated func frame(of position: SquarePosition) -> Rect {
    let side = max(1, side.rounded(.down))
    return Rect(center: center(of: position), side: side).wholePixels
  }
}
