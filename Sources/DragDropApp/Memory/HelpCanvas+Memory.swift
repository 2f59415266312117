import AppCore
import Games
import Geometry
import Widgets

extension HelpCanvas {
  func draw(_ picture: HelpPicture.Memory) {
    switch picture {
    case .turn:
      for index in 0..<6 { card(isUp(index, [1, 3]) ? animal(index) : nil, index, columns: 3) }
      hand(134, 52)
    case .pair:
      for index in 0..<6 { card(isUp(index, [1, 3]) ? animal(0) : nil, index, columns: 3) }
      sign(.check, 146, 56)
      sign(.check, 88, 114)
    case .different:
      card(animal(0), 38, 66)
      card(animal(1), 84, 66)
      arrow(at(112, 66), at(134, 66))
      card(nil, 162, 66)
      card(nil, 208, 66)
      clock(122, 34)
    case .drag:
      card(nil, 46, 52)
      hand(54, 70)
      card(nil, 196, 58)
      card(nil, 128, 62, isLifted: true)
      arrow(at(152, 44), at(178, 46), bend: 0.25)
      hand(138, 80)
    case .points:
      card(animal(0), 70, 66)
      card(animal(0), 118, 66)
      badge("+2", 178, 66)
    case .ring:
      for (x, left) in [(56.0, 0.95), (120, 0.5), (184, 0.12)] { timed(x, 66, left) }
    case .seen:
      card(animal(2), 40, 66)
      arrow(at(68, 66), at(88, 66))
      card(nil, 114, 66)
      arrow(at(142, 66), at(162, 66))
      card(animal(2), 188, 66)
      badge("−1", 210, 40)
    case .again:
      card(animal(0), 38, 60)
      card(animal(0), 84, 60)
      arrow(at(112, 60), at(134, 60))
      card(nil, 162, 60)
      card(nil, 208, 60)
      hand(172, 76)
    case .relaxed:
      card(animal(0), 38, 60)
      card(animal(1), 84, 60)
      hand(94, 76)
      arrow(at(116, 60), at(138, 60))
      card(nil, 166, 60)
      card(nil, 212, 60)
    case .cards:
      let themes: [BuiltInTheme] = [.animals, .food, .playingCards, .letters, .numbers, .shapes]
      for (index, theme) in themes.enumerated() { card(face(theme, 4), index, columns: 3) }
    case .own:
      photos(44, 60)
      arrow(at(80, 52), at(112, 56), bend: 0.25)
      hand(58, 78)
      photo(144, 66)
      photo(198, 66)
    case .deck:
      card(animal(0), 66, 66, width: 56, height: 66)
      card(.words(BuiltInTheme.animals.pairs.first?.first.name ?? ""), 174, 66, width: 56, height: 66)
      sign(.check, 120, 66)
    case .keys:
      for index in 0..<4 { card(nil, 42 + 52 * Double(index), 48) }
      ring(rect(146, 48, 44, 55), radius: 6 * unit)
      for (index, label) in ["1", "2", "3", "4"].enumerated() { key(label, 42 + 52 * Double(index), 108, width: 28) }
    }
  }

  private func isUp(_ index: Int, _ turned: [Int]) -> Bool { turned.contains(index) }

  private func animal(_ index: Int) -> MemoryFace.Drawing? { face(.animals, index) }

  private func face(_ theme: BuiltInTheme, _ index: Int) -> MemoryFace.Drawing? {
    theme.pairs.indices.contains(index) ? theme.pairs[index].first.drawing : nil
  }

  private func card(_ drawing: MemoryFace.Drawing?, _ index: Int, columns: Int) {
    card(
      drawing, 120 + 56 * (Double(index % columns) - Double(columns - 1) / 2), 36 + 60 * Double(index / columns),
      width: 48, height: 54)
  }

  func card(
    _ drawing: MemoryFace.Drawing?, _ x: Double, _ y: Double, width: Double = 42, height: Double = 55,
    isLifted: Bool = false
  ) {
    let painting = CardPainting(scale: height / 80 * unit, appearance: appearance, widget: widget, photos: nil)
    let frame = rect(x, y, width, height)
    snapshot.shadow(of: frame, radius: painting.radius, .cast(isLifted: isLifted, scale: unit))
    if let drawing { painting.drawFront(drawing, snapshot, in: frame) } else { painting.drawBack(snapshot, in: frame) }
  }

  private func timed(_ x: Double, _ y: Double, _ left: Double) {
    card(animal(3), x, y, width: 54, height: 66)
    CardPiece.drawRing(snapshot, rect(x, y, 54, 66), left, scale: unit)
  }

  private func photo(_ x: Double, _ y: Double) {
    card(.text(""), x, y, width: 48, height: 60)
    draw(x < 170 ? .fox : .owl, in: rect(x, y, 40, 40), radius: 4)
  }

  private func photos(_ x: Double, _ y: Double) {
    for (index, picture) in [BuiltInPicture.owl, .fox].enumerated() {
      photo(picture, x - 8 + 16 * Double(index), y - 8 + 12 * Double(index))
    }
  }
}
