import AppCore
import Games
import Geometry
import Pictures
import Widgets

extension HelpCanvas {
  func draw(_ picture: HelpPicture.PicturePuzzle) {
    switch picture {
    case .order:
      puzzle(.fox, [3, 0, 1, 2], 62, 66)
      arrow(at(112, 66), at(134, 66))
      puzzle(.fox, [0, 1, 2, 3], 184, 66)
    case .swap:
      puzzle(.lighthouse, [1, 0, 2, 3], 120, 66, side: 116)
      arrow(at(96, 30), at(146, 30), bend: 0.35)
      arrow(at(144, 50), at(94, 50), bend: 0.35)
      hand(86, 52)
    case .alike:
      let tile = thumbnail(.nightSky)?.tiles(columns: 4, rows: 4)[0].texture
      for x in [62.0, 178] {
        let frame = rect(x, 58, 62, 62)
        if let tile { snapshot.draw(tile, in: frame) }
        snapshot.stroke(frame, radius: 0, width: 0.5, .white.opacity(0.7))
      }
      arrow(at(100, 50), at(140, 50), bend: 0.25)
      arrow(at(140, 68), at(100, 68), bend: 0.25)
      sign(.check, 120, 110)
    case .journey:
      for (puzzle, picture) in zip(JourneyPuzzle.allCases, [BuiltInPicture.mountainLake, .balloonFair, .fox]) {
        let x = 42 + 78 * Double(puzzle.rawValue - 1)
        self.puzzle(picture, Array(0..<puzzle.size.count), x, 66, side: 56)
        if puzzle != .first { arrow(at(x - 48, 66), at(x - 31, 66)) }
      }
    case .whole:
      puzzle(.fox, [3, 0, 1, 2], 62, 66)
      arrow(at(112, 66), at(134, 66))
      draw(.fox, in: rect(184, 66, 86, 86), radius: 4)
      clock(222, 28)
    case .pictures:
      for (index, picture) in [BuiltInPicture.lighthouse, .owl, .coralReef].enumerated() {
        puzzle(picture, Array(0..<(index + 2) * (index + 2)), 42 + 78 * Double(index), 66, side: 68)
      }
    case .own:
      photo(.butterflyGarden, 52, 60)
      arrow(at(88, 48), at(134, 56), bend: 0.25)
      hand(62, 78)
      puzzle(.butterflyGarden, [2, 3, 0, 1], 186, 66)
    case .hints:
      hintedPuzzle(.fox, [3, 1, 2, 0], ringed: 3)
    case .place:
      hintedPuzzle(.fox, [3, 1, 2, 0], ringed: 0)
      arrow(at(unmirrored(136), 82), at(unmirrored(104), 50))
    case .checks:
      puzzle(.fox, [0, 2, 1, 3], 120, 66, side: 108)
      for (x, y) in [(162.0, 108.0), (108, 54)] { sign(.check, unmirrored(x), y, radius: 9) }
    }
  }

  func puzzle(_ picture: BuiltInPicture, _ order: [Int], _ x: Double, _ y: Double, side: Double = 86) {
    let frame = rect(x, y, side, side)
    let count = Int(clamping: Double(order.count).squareRoot().rounded())
    let tiles = thumbnail(picture)?.tiles(columns: count, rows: count).map(\.texture)
    snapshot.shadow(of: frame, radius: 1, .cast(isLifted: false, scale: unit))
    for (row, strip) in frame.rows(count).enumerated() {
      for (column, cell) in strip.columns(count).enumerated() {
        if let tiles { snapshot.draw(tiles[order[row * count + column]], in: cell) }
        snapshot.stroke(cell, radius: 0, width: 0.5, .white.opacity(0.7))
      }
    }
  }

  private func hintedPuzzle(_ picture: BuiltInPicture, _ order: [Int], ringed position: Int) {
    puzzle(picture, order, 120, 66, side: 108)
    let tile = rect(unmirrored(120 + (position % 2 == 0 ? -27 : 27)), 66 + (position < 2 ? -27 : 27), 54, 54)
    hint(tile, radius: 0)
  }

  func draw(_ picture: BuiltInPicture, in frame: Rect, radius: Double) {
    guard let texture = thumbnail(picture)?.texture else { return }
    snapshot.clipped(to: frame, radius: radius * unit) { $0.draw(texture, in: frame) }
  }

  func photo(_ picture: BuiltInPicture, _ x: Double, _ y: Double) {
    let frame = rect(x, y, 58, 58)
    snapshot.shadow(of: frame, radius: 3 * unit, .cast(isLifted: true, scale: unit * 0.6))
    snapshot.fill(frame, radius: 3 * unit, .white)
    draw(picture, in: frame.inset(by: 4 * unit), radius: 0)
  }
}
