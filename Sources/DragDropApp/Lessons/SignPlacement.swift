import Geometry

/// Finds the side of an item and its place where a sign, such as a hand, covers neither of them.
nonisolated struct SignPlacement: Equatable {
  nonisolated enum Side: CaseIterable {
    case below, right, left, above

    /// The unit vector from the item to the sign.
    var direction: Point {
      switch self {
      case .below: Point(x: 0, y: 1)
      case .right: Point(x: 1, y: 0)
      case .left: Point(x: -1, y: 0)
      case .above: Point(x: 0, y: -1)
      }
    }

    var isVertical: Bool { self == .below || self == .above }
  }

  /// The weight of the area outside the bounds, compared with that which covers the item or the place.
  private static let outsideCost = 8.0
  private static let sampleCount = 8

  let side: Side

  /// - Parameters:
  ///   - sign: The size of the sign when it is below the item; beside the item, its width and height are exchanged.
  ///   - turns: Whether the sign turns with its side, so that it always points at the item.
  init(of scene: LessonScene, sign: Size, turns: Bool, in bounds: Rect) {
    func cost(_ side: Side) -> Double {
      (0...Self.sampleCount).reduce(0) { sum, sample in
        let frame = scene.frame(at: Double(sample) / Double(Self.sampleCount))
        let sign = Self.frame(of: sign, turns: turns, at: side, of: frame)
        let area = sign.size.width * sign.size.height
        return sum + sign.overlap(with: scene.item) + sign.overlap(with: scene.place)
          + Self.outsideCost * (area - sign.overlap(with: bounds))
      }
    }
    let costs = Side.allCases.map { ($0, cost($0)) }
    side = costs.min { $0.1 < $1.1 }?.0 ?? .below
  }

  /// Returns the frame of a sign that touches a side of an item.
  static func frame(of sign: Size, turns: Bool, at side: Side, of item: Rect) -> Rect {
    let size = turns && !side.isVertical ? Size(width: sign.height, height: sign.width) : sign
    let reach = side.isVertical ? (item.size.height + size.height) / 2 : (item.size.width + size.width) / 2
    return Rect(center: item.center + side.direction * reach, size: size)
  }

  func frame(of sign: Size, turns: Bool, beside item: Rect) -> Rect {
    Self.frame(of: sign, turns: turns, at: side, of: item)
  }
}
