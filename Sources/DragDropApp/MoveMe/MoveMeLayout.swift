import DragAndDrop
import Games

/// Where the squares lie on a board of some size.
///
/// The lengths of Move Me's table are multiplied by one factor: the squares grow and shrink with the board, up to twice
/// their size.
nonisolated struct MoveMeLayout {
  static let side = 100.0
  static let radius = 25.0
  private static let phoneWidth = 390.0
  /// Three squares one above the other, with some air: in less height they shrink.
  private static let leastHeight = 440.0

  let scale: Double
  let geometry: MoveMeGeometry

  init(size: Size) {
    scale = max(0.1, min(size.width / Self.phoneWidth, size.height / Self.leastHeight, 2))
    geometry = MoveMeGeometry(width: size.width, height: size.height, side: (Self.side * scale).rounded())
  }

  /// Where a square lies at rest: on whole pixels, for it is blurred between them.
  func frame(of position: SquarePosition) -> Rect {
    Rect(center: geometry.center(of: position), side: geometry.side).wholePixels
  }
}
