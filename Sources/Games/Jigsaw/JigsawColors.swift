import Geometry

/// The main colors of each piece, unknown to the rules; the view sets them once it has loaded the picture.
package struct JigsawColors: Equatable, Sendable {
  private let colors: [[SquareColor]]

  /// - Parameter colors: For each piece, the color of the whole piece, then those of some parts of it.
  package init(_ colors: [[Color]] = []) { self.colors = colors.map { $0.map(SquareColor.init) } }

  package var isEmpty: Bool { colors.isEmpty }

  /// Returns the names of at most two main colors of a piece.
  func names(of piece: JigsawPiece) -> [String] {
    guard colors.indices.contains(piece.index) else { return [] }
    var names: [String] = []
    for name in colors[piece.index].map(\.name) where !names.contains(name) { names.append(name) }
    return Array(names.prefix(2))
  }

  /// Returns the sort key of a piece: grays from dark to light, then colors by hue.
  func order(of piece: JigsawPiece) -> Int {
    guard colors.indices.contains(piece.index), let color = colors[piece.index].first else { return 0 }
    let named = ColorName(color)
    guard !named.isGray else { return named.brightness }
    // Hues count in steps, so that the pieces within a step are sorted from dark to light.
    return 1000 + ((named.hue + 15) % 360) / 30 * 256 + named.brightness
  }
}
