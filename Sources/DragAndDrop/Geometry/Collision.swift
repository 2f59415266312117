/// Which places a held item is over, by plain geometry: the likeliest first.
///
/// A collision only finds places. Which of them the item goes to is for the rules, which are asked in this order.
public struct Collision: Sendable {
  /// How likely the item is meant for a place: the higher the likelier, and nil where it is not over it.
  ///
  /// - Parameters:
  ///   - place: The frame of the place, in the board's coordinates as all of them.
  ///   - item: The frame that the item would have if it were let go here.
  ///   - point: The point by which it is held, or its middle for an input without a point.
  public typealias Score = @Sendable (_ place: Rect, _ item: Rect, _ point: Point) -> Double?

  /// Whether an accepted place is kept for as long as it is hit, and the others are not looked at.
  ///
  /// It saves a board of a thousand places the search with each step, where places do not cover one another.
  public let keepsPlace: Bool
  /// Whether only the likeliest place counts, and not another one where that does not accept the item.
  public let isExclusive: Bool
  private let evaluate: Score

  /// A collision by a function of one's own.
  public init(keepsPlace: Bool = false, isExclusive: Bool = false, _ evaluate: @escaping Score) {
    (self.keepsPlace, self.isExclusive, self.evaluate) = (keepsPlace, isExclusive, evaluate)
  }

  /// Any part of the item is over the place; the most covered first.
  public static let intersection = Collision { place, item, _ in
    let area = place.overlap(with: item)
    return area > 0 ? area : nil
  }

  /// The point by which the item is held is over the place.
  public static let pointer = Collision(keepsPlace: true) { place, _, point in place.contains(point) ? 0 : nil }

  /// The middle of the item is nearest to that of the place, however far off; no other place counts.
  public static let closestCenter = closestCenter(within: .infinity)

  /// The middle of the item is nearest to that of the place, and not farther off than `distance`; no other place counts.
  ///
  /// - Parameter distance: In device-independent pixels.
  public static func closestCenter(within distance: Double) -> Collision {
    Collision(isExclusive: true) { place, item, _ in
      let way = place.center.distance(to: item.center)
      return way <= distance ? -way : nil
    }
  }

  /// The corners of the item are nearest to those of the place, all four together; no other place counts.
  ///
  /// Unlike middles they tell a large place from a small one that lies in it, and suit items of several sizes.
  public static let closestCorners = Collision(isExclusive: true) { place, item, _ in
    -zip(place.corners, item.corners).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }

  /// Whether an item with this frame, held by the point, is over a place; all in the board's coordinates.
  public func candidates(_ place: Rect, item: Rect, at point: Point) -> Bool { evaluate(place, item, point) != nil }

  /// The places that the item is over, the likeliest first; equally likely ones stay in their order.
  ///
  /// - Parameters:
  ///   - item: The frame of the item, in the board's coordinates.
  ///   - point: The point by which it is held, in the board's coordinates.
  ///   - frame: Where a place lies, in the board's coordinates; nil if that is not known.
  public func candidates<Place>(
    among places: some Sequence<Place>, item: Rect, at point: Point, frame: (Place) -> Rect?
  ) -> [Place] {
    let places = Array(places)
    return candidates(among: places.count, item: item, at: point) { frame(places[$0]) }.map { places[$0] }
  }

  /// The same of so many places, by their numbers: without a generic type, which makes each step several times as fast.
  public func candidates(among count: Int, item: Rect, at point: Point, frame: (Int) -> Rect?) -> [Int] {
    var found: [(place: Int, score: Double)] = []
    for place in 0..<count {
      guard let score = frame(place).flatMap({ evaluate($0, item, point) }) else { continue }
      found.append((place, score))
    }
    guard found.count > 1 else { return found.map(\.place) }
    found.sort { a, b in a.score == b.score ? a.place < b.place : a.score > b.score }
    return found.prefix(isExclusive ? 1 : found.count).map(\.place)
  }
}
