import AppCore
import Games
import Geometry
import Pictures
import Widgets

extension HelpCanvas {
  private static let grid = JigsawGrid(.twelve, aspect: 1000)
  private static let cut = JigsawCut(grid, seed: 5)
  /// The mean side of a cell, in units.
  private static let cellSide = 29.0

  func draw(_ picture: HelpPicture.Jigsaw) {
    switch picture {
    case .table:
      emptyFrame(120, 66, part: 0.75)
      for (index, x, y) in [(0, 32, 32), (4, 66, 100), (8, 30, 94), (11, 178, 34), (6, 212, 64), (9, 186, 104)] {
        pieces([index], at(Double(x), Double(y)))
      }
    case .join:
      pieces([4, 5], onTable(168, 70))
      arrow(onTable(104, 40), onTable(138, 50), bend: isMirrored ? -0.25 : 0.25)
      pieces([3], onTable(70, 52), isLifted: true)
      hand(unmirrored(74), 64)
    case .frame:
      emptyFrame(unmirrored(92), 66)
      pieces([0, 1, 3, 4, 6], inFrameAt: onTable(92, 66))
      arrow(onTable(176, 46), onTable(140, 38), bend: isMirrored ? 0.25 : -0.25)
      pieces([2], onTable(200, 62), isLifted: true)
      hand(unmirrored(206), 72)
    case .sizes:
      let sizes = zip([JigsawSize.twelve, .fortyEight, .threeHundred], [BuiltInPicture.lighthouse, .owl, .coralReef])
      for (index, (size, picture)) in sizes.enumerated() {
        let frame = rect(42 + 78 * Double(index), 66, 68, 68)
        draw(picture, in: frame, radius: 4)
        JigsawLines(size).draw(snapshot, in: frame, .white)
      }
    case .turn:
      pieces([4], at(62, 56), turns: 1)
      turningArrow(118, 56)
      pieces([4], at(176, 56))
      key("R", 120, 110)
    case .finger:
      pieces([4], at(84, 50), turns: 1, isLifted: true)
      turningArrow(132, 40)
      hand(84, 58)
      hand(178, 78)
    case .select:
      for (index, x, y) in [(0, 60, 40), (7, 112, 62), (5, 76, 92), (10, 204, 60)] {
        pieces([index], at(Double(x), Double(y)))
      }
      let band = Rect(from: at(30, 14), to: at(146, 120))
      snapshot.fill(band, radius: 4 * unit, accent.opacity(0.15))
      snapshot.stroke(band, radius: 4 * unit, width: 2 * unit, accent)
      hand(146, 120)
    case .edges:
      for (index, x, y) in [(0, 38, 36), (2, 102, 40), (11, 166, 34), (9, 44, 98), (3, 196, 92)] {
        pieces([index], at(Double(x), Double(y)))
      }
      snapshot.faded(to: 0.2) { _ in
        pieces([4], at(116, 92))
        pieces([7], at(216, 40))
      }
    case .gather:
      emptyFrame(120, 66, part: 0.62)
      for (index, x, y) in [
        (9, 34, 26), (0, 34, 66), (5, 34, 106), (2, 206, 26), (8, 206, 66), (10, 206, 106),
      ] {
        pieces([index], at(Double(x), Double(y)))
      }
    case .trays:
      for (x, count) in [(66.0, "1"), (174, "2")] {
        let tray = rect(x, 96, 96, 60)
        snapshot.fill(tray, radius: 8 * unit, ink.opacity(0.1))
        snapshot.stroke(tray, radius: 8 * unit, width: 1, ink.opacity(appearance.isHighContrast ? 0.9 : 0.4))
        badge(count, x, 74)
      }
      pieces([0], at(66, 104))
      arrow(at(146, 34), at(168, 58), bend: 0.3)
      pieces([10], at(112, 32), isLifted: true)
      hand(116, 42)
    case .hints:
      emptyFrame(unmirrored(76), 66)
      let cell = Rect(
        center: center(ofCell: 5, inFrameAt: onTable(76, 66)), size: Self.grid.cell * (Self.cellSide * unit))
      hint(cell, radius: 2 * unit)
      pieces([5], onTable(192, 66))
      hint(rect(unmirrored(192), 66, 48, 42), radius: 4 * unit)
      arrow(onTable(156, 60), onTable(122, 60), isDashed: true)
    case .whole:
      snapshot.faded(to: 0.3) { _ in draw(.fox, in: rect(66, 66, 92, 92), radius: 2) }
      snapshot.stroke(rect(66, 66, 96, 96), radius: 3 * unit, width: 2 * unit, ink.opacity(0.4))
      draw(.fox, in: rect(174, 66, 92, 92), radius: 2)
    }
  }

  /// Returns a point beside pieces whose order is the same in all languages.
  private func onTable(_ x: Double, _ y: Double) -> Point { at(unmirrored(x), y) }

  private func emptyFrame(_ x: Double, _ y: Double, part: Double = 1) {
    let side = Self.grid.size.width * Self.cellSide * part + 6
    let frame = rect(x, y, side, side)
    snapshot.fill(frame, radius: 4 * unit, ink.opacity(0.08))
    snapshot.stroke(frame, radius: 4 * unit, width: 2 * unit, ink.opacity(appearance.isHighContrast ? 0.9 : 0.4))
  }

  private func center(ofCell index: Int, inFrameAt point: Point) -> Point {
    let middle = Point(x: Self.grid.size.width / 2, y: Self.grid.size.height / 2)
    return point + (Self.grid.center(of: index) - middle) * (Self.cellSide * unit)
  }

  private func pieces(_ indices: [Int], inFrameAt point: Point) {
    for index in indices { pieces([index], center(ofCell: index, inFrameAt: point)) }
  }

  /// Draws pieces of the fox, joined if there are several, with their center at a point.
  private func pieces(_ indices: [Int], _ point: Point, turns: Int = 0, isLifted: Bool = false) {
    guard let bitmap = thumbnail(.fox) else { return }
    let pixels = Double(bitmap.size.width) / Self.grid.size.width
    let scale = Self.cellSide * unit / pixels
    let centers = indices.map { Self.grid.center(of: $0) * pixels }
    let middle = centers.reduce(.zero, +) * (1 / Double(max(1, centers.count)))
    let light = QuarterTurns(4 - turns).rotated(Point(x: -1, y: -1))
    let edge = CutoutEdge(width: 2.4, strength: 0.7, light: light, hasLine: appearance.isHighContrast)
    snapshot.translated(by: point) { snapshot in
      snapshot.rotated(by: Double(turns) * 90) { snapshot in
        for index in indices {
          let outline = Self.cut.outline(of: JigsawPiece(index: index)).mapped { $0 * pixels }
          if let (shadow, area) = try? Bitmap.shadow(of: outline, blur: 10, strength: 0.5) {
            let rect = frame(area, from: middle, scale)
            let offset = Point(x: 0, y: isLifted ? 5 * unit : 0)
            snapshot.draw(shadow.texture, in: Rect(origin: rect.origin + offset, size: rect.size))
          }
        }
        for index in indices {
          let outline = Self.cut.outline(of: JigsawPiece(index: index)).mapped { $0 * pixels }
          if let (face, area) = try? bitmap.cutout(outline, edge: edge) {
            snapshot.draw(face.texture, in: frame(area, from: middle, scale))
          }
        }
      }
    }
  }

  private func frame(_ area: PixelRect, from middle: Point, _ scale: Double) -> Rect {
    let origin = Point(x: Double(area.x), y: Double(area.y)) - middle
    return Rect(
      x: origin.x * scale, y: origin.y * scale, width: Double(area.size.width) * scale,
      height: Double(area.size.height) * scale)
  }
}
