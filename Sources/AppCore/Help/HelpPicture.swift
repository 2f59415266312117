/// A picture in the help; its name in help.txt consists of those of its group and its case: `color-match/match`.
package enum HelpPicture: Hashable, CaseIterable, Sendable {
  case colorMatch(ColorMatch)
  case sunAndMoon(SunAndMoon)
  case picturePuzzle(PicturePuzzle)
  case memory(Memory)
  case moveMe(MoveMe)
  case jigsaw(Jigsaw)
  case move(Move)

  package enum ColorMatch: String, CaseIterable, Sendable {
    case match, right, wrong, won, shapes, levels, tricky, languages
  }

  package enum SunAndMoon: String, CaseIterable, Sendable {
    case play, signs, areas, pair, solitaire, stuck, points, winner, hidden, computer, hints
  }

  package enum PicturePuzzle: String, CaseIterable, Sendable {
    case order, swap, alike, journey, whole, pictures, own, hints, place, checks
  }

  package enum Memory: String, CaseIterable, Sendable {
    case turn, pair, different, drag, points, ring, seen, again, relaxed, cards, own, deck, keys
  }

  package enum MoveMe: String, CaseIterable, Sendable {
    case move, glide, fingers, add, select, arrange, color, keys, arrows
  }

  package enum Jigsaw: String, CaseIterable, Sendable {
    case table, join, frame, sizes, turn, finger, select, edges, gather, trays, hints, whole
  }

  /// A way to make a move in any game.
  package enum Move: String, CaseIterable, Sendable {
    case drag, places, signs, back, clicks, escape, undo, focus, space, enter, scan, tap, fingers, dwell
  }

  package static let allCases =
    ColorMatch.allCases.map(Self.colorMatch) + SunAndMoon.allCases.map(Self.sunAndMoon)
    + PicturePuzzle.allCases.map(Self.picturePuzzle) + Memory.allCases.map(Self.memory)
    + MoveMe.allCases.map(Self.moveMe) + Jigsaw.allCases.map(Self.jigsaw) + Move.allCases.map(Self.move)

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })

  init?(_ name: String) {
    guard let picture = Self.byName[name] else { return nil }
    self = picture
  }

  package var name: String {
    switch self {
    case .colorMatch(let picture): "color-match/\(picture)"
    case .sunAndMoon(let picture): "sun-and-moon/\(picture)"
    case .picturePuzzle(let picture): "picture-puzzle/\(picture)"
    case .memory(let picture): "memory/\(picture)"
    case .moveMe(let picture): "move-me/\(picture)"
    case .jigsaw(let picture): "jigsaw/\(picture)"
    case .move(let picture): "move/\(picture)"
    }
  }
}
