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

  /// Returns the whole picture at the order's size; throws ``PictureError/tooLarge(_:)`` without enough memory.
  func sheet(of picture: Bitmap) throws(PictureError) -> Bitmap {
    try picture.part(picture.size.middle(shapedAs: size)).scaled(to: size)
  }

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
  /// Whether they were made for another size or look.
  var isOutdated = false
  /// The rectangles of the face and the shadow in the finished picture, in device-independent pixels, as they were made.
  private let (madeFaceRect, madeShadowRect): (Rect, Rect)
  private let tableScale: Double

  /// - Parameters:
  ///   - scale: The device pixels for each device-independent pixel.
  ///   - tableScale: The ``JigsawGeometry/scale`` of the table for which the textures were made.
  init(_ baked: BakedPiece, scale: Double, tableScale: Double) {
    (turns, self.tableScale) = (baked.turns, tableScale)
    (face, shadow) = (baked.face.bitmap.texture, baked.shadow.bitmap.texture)
    func rect(_ area: PixelRect) -> Rect {
      Rect(
        x: Double(area.x) / scale, y: Double(area.y) / scale, width: Double(area.size.width) / scale,
        height: Double(area.size.height) / scale)
    }
    (madeFaceRect, madeShadowRect) = (rect(baked.face.area), rect(baked.shadow.area))
  }

  /// Returns the rectangle of the face in the finished picture on a table, in device-independent pixels.
  func faceRect(on table: JigsawGeometry) -> Rect { stretched(madeFaceRect, to: table) }
  func shadowRect(on table: JigsawGeometry) -> Rect { stretched(madeShadowRect, to: table) }

  private func stretched(_ rect: Rect, to table: JigsawGeometry) -> Rect {
    let factor = table.scale / tableScale
    return Rect(origin: rect.origin * factor, size: rect.size * factor)
  }
}

/// Makes the textures of pieces in the background, a few at a time.
final class JigsawBaker {
  private let baking = LatestTask()
  private var sheet: (picture: Bitmap, size: PixelSize, scaled: Bitmap)?
  /// The numbers of pieces in the first part and in the others; the first few are soon on the screen.
  private static let (first, others) = (12, 60)

  func cancel() { baking.cancel() }

  /// Bakes pieces; calls `baked` for each part of them, and `done` with the whole picture at the end, or with an error.
  func bake(
    _ pieces: [(JigsawPiece, QuarterTurns)], _ order: BakingOrder, from picture: Bitmap,
    baked: @escaping ([BakedPiece]) -> Void, done: @escaping (Result<Bitmap, PictureError>) -> Void
  ) {
    let known = sheet.flatMap { $0.picture === picture && $0.size == order.size ? $0.scaled : nil }
    baking.start { [weak self] in
      let sheet: Bitmap
      if let known {
        sheet = known
      } else {
        let outcome = await WorkerPool.run { Result { () throws(PictureError) in try order.sheet(of: picture) } }
        guard let outcome, !Task.isCancelled else { return }
        guard case .success(let scaled) = outcome else { return done(outcome) }
        self?.sheet = (picture, order.size, scaled)
        sheet = scaled
      }
      var rest = pieces[...]
      while !rest.isEmpty {
        let part = Array(rest.prefix(rest.startIndex == 0 ? Self.first : Self.others))
        rest = rest.dropFirst(part.count)
        let result = await WorkerPool.run { part.compactMap { order.bake($0, turns: $1, from: sheet) } }
        guard let result, !Task.isCancelled else { return }
        baked(result)
        guard result.count == part.count else { return done(.failure(.tooLarge(order.size))) }
      }
      done(.success(sheet))
    }
  }
}
