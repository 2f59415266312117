import Games
import Geometry
import Pictures
import Widgets

/// The parameters of the textures of a jigsaw's pieces.
nonisolated struct BakingOrder: Equatable, Sendable {
  let cut: JigsawCut
  /// The size of the finished picture, in device pixels.
  let size: PixelSize
  let isHighContrast: Bool

  private var pixelsPerUnit: Double { Double(size.width) / cut.grid.size.width }

  /// Cuts one piece out of the picture at the order's size; returns `nil` if there is not enough memory.
  func bake(_ piece: JigsawPiece, turns: QuarterTurns, from picture: Bitmap) -> BakedPiece? {
    let scale = pixelsPerUnit
    let outline = cut.outline(of: piece).mapped { $0 * scale }
    let side = min(cut.grid.cell.width, cut.grid.cell.height) * scale
    // The light stays at the top left of the table.
    let light = QuarterTurns(4 - turns.count).rotated(Point(x: -1, y: -1))
    let edge = CutoutEdge(
      width: min(max(side * 0.028, 0.8), 5), strength: 0.7, light: light, hasLine: isHighContrast)
    let blur = min(max(side * 0.16, 3), 18)
    guard let face = try? picture.cutout(outline, edge: edge),
      let shadow = try? Bitmap.shadow(of: outline, blur: blur, strength: 0.55)
    else { return nil }
    return BakedPiece(piece: piece, turns: turns, face: face, shadow: shadow)
  }
}

nonisolated struct BakedPiece: Sendable {
  let piece: JigsawPiece
  let turns: QuarterTurns
  /// The face and the shadow, with their areas in the finished picture, in device pixels.
  let face: (bitmap: Bitmap, area: PixelRect)
  let shadow: (bitmap: Bitmap, area: PixelRect)
}

struct PieceTextures {
  let turns: QuarterTurns
  let face: Texture
  let shadow: Texture
  /// The rectangles of the face and the shadow in the finished picture, in device-independent pixels.
  let faceRect: Rect
  let shadowRect: Rect

  init(_ baked: BakedPiece, scale: Double) {
    turns = baked.turns
    (face, shadow) = (baked.face.bitmap.texture, baked.shadow.bitmap.texture)
    func rect(_ area: PixelRect) -> Rect {
      Rect(
        x: Double(area.x) / scale, y: Double(area.y) / scale, width: Double(area.size.width) / scale,
        height: Double(area.size.height) / scale)
    }
    (faceRect, shadowRect) = (rect(baked.face.area), rect(baked.shadow.area))
  }
}

/// Makes the textures of pieces in the background, a few at a time.
final class JigsawBaker {
  private let baking = LatestTask()
  private var sheet: (picture: Bitmap, size: PixelSize, scaled: Bitmap)?
  /// The numbers of pieces in the first part and in the others; the first few are soon on the screen.
  private static let (first, others) = (12, 60)

  func cancel() { baking.cancel() }

  /// Bakes pieces; calls `baked` for each part of them, and `done` with the scaled picture at the end.
  func bake(
    _ pieces: [(JigsawPiece, QuarterTurns)], _ order: BakingOrder, from picture: Bitmap,
    baked: @escaping ([BakedPiece]) -> Void, done: @escaping (Bitmap) -> Void
  ) {
    baking.start { [weak self] in
      guard let sheet = await self?.sheet(of: picture, order.size) else { return }
      var rest = pieces[...]
      while !rest.isEmpty {
        let part = Array(rest.prefix(rest.startIndex == 0 ? Self.first : Self.others))
        rest = rest.dropFirst(part.count)
        let result = await WorkerPool.run { part.compactMap { order.bake($0, turns: $1, from: sheet) } }
        guard let result, !Task.isCancelled else { return }
        baked(result)
      }
      done(sheet)
    }
  }

  private func sheet(of picture: Bitmap, _ size: PixelSize) async -> Bitmap? {
    if let sheet, sheet.picture === picture, sheet.size == size { return sheet.scaled }
    let scaled = await WorkerPool.run { try? picture.part(picture.size.middle(shapedAs: size)).scaled(to: size) } ?? nil
    sheet = scaled.map { (picture, size, $0) }
    return scaled
  }
}
