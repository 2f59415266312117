import DragAndDrop
import Widgets

/// A drag session as the inspector shows it, whatever the game: everything as text.
public struct DragInspection: Equatable {
  /// One item in the air.
  struct ActiveDrag: Equatable {
    let item: String
    let companions: [String]
    let input: String
    let isHeld: Bool
    let grabPoint: String
    let point: String
    let place: String?
    /// The place as far as it counts for events: one that is no item of the board changes with every step.
    let landmark: String?
    let verdict: String
  }

  /// What is carried, the last picked up last.
  let activeDrags: [ActiveDrag]
  /// How many carries have ended.
  let endCount: Int
  /// The item whose carry ended last, and what became of it.
  let lastEnd: (item: String, outcome: String)?

  /// Whether the same is in the air, and as many carries have ended.
  public static func == (a: DragInspection, b: DragInspection) -> Bool {
    a.activeDrags == b.activeDrags && a.endCount == b.endCount
  }
}

/// A place with its frame on the board.
public struct PlaceFrame {
  /// What the place is called in the program; empty where there are too many to be named, or it changes with every step.
  let name: String
  let frame: Rect
  let mark: PlaceMark
}

/// What can be looked into: each game's coordinator, without the game's types.
@MainActor public protocol DragInspecting: AnyObject {
  /// The board.
  var board: Board { get }
  /// The session as it stands; to be read in an observation.
  var inspection: DragInspection { get }
  /// How many places the board has.
  var placeCount: Int { get }
  /// The places as they lie.
  var placeFrames: [PlaceFrame] { get }
}

extension DragCoordinator: DragInspecting {
  /// The session as it stands; to be read in an observation.
  public var inspection: DragInspection {
    let end = model.dragState.lastEnd
    return DragInspection(
      activeDrags: model.session.activeDrags.map(inspect), endCount: end?.number ?? 0,
      lastEnd: end.map { (Self.text($0.item), Self.text($0.outcome)) })
  }

  /// How many places the board has.
  public var placeCount: Int { places.count }

  /// The places as they lie.
  public var placeFrames: [PlaceFrame] {
    let isNamed = places.count <= 64
    let known = places.order.compactMap { place in
      places[place].map { PlaceFrame(name: isNamed ? Self.text(place) : "", frame: $0.frame, mark: $0.mark) }
    }
    // Places that are no items of the board are seen as long as something is over them.
    let others = model.session.activeDrags.compactMap { drag in
      drag.place.flatMap { place in
        places[place] == nil
          ? delegate?.frame(of: place).map { PlaceFrame(name: "", frame: $0, mark: .accepted) } : nil
      }
    }
    return known + others
  }

  private func inspect(_ drag: ActiveDrag) -> DragInspection.ActiveDrag {
    let place = drag.place.map { Self.text($0) }
    let isItem = drag.place.map { places[$0] != nil } ?? true
    return DragInspection.ActiveDrag(
      item: Self.text(drag.item), companions: drag.companions.map { Self.text($0) }, input: Self.text(drag.input),
      isHeld: drag.input.isHeld,
      grabPoint: Self.text(drag.grabPoint), point: Self.text(drag.point), place: place,
      landmark: isItem ? place : "\(Model.Place.self)", verdict: Self.text(drag.verdict))
  }

  private static func text(_ point: Point?) -> String {
    point.map { "(\(text($0.x)), \(text($0.y)))" } ?? "nil"
  }

  /// Whole pixels; what is no whole number, as NaN, as Swift itself writes it.
  private static func text(_ length: Double) -> String {
    Int(exactly: length.rounded()).map { "\($0)" } ?? "\(length)"
  }

  /// As Swift itself writes the value, without the names of modules.
  private static func text(_ value: some Any) -> String {
    String(describing: value).replacing(#/\b[A-Z]\w*\.(?=[A-Z])/#, with: "")
  }
}
