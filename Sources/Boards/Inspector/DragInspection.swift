import DragAndDrop
import Geometry
import Widgets

/// The state of a drag session for the inspector, as text.
public struct DragInspection: Equatable {
  struct ActiveDrag: Equatable {
    let item: String
    let companions: [String]
    let input: String
    let isHeld: Bool
    let grabPoint: String
    let point: String
    let place: String?
    /// The place for accessibility tools; its type's name if it is no item, because it changes with every movement.
    let announcedPlace: String?
    let verdict: String
  }

  let activeDrags: [ActiveDrag]
  let endCount: Int
  let lastEnd: (item: String, outcome: String)?

  /// Whether the active drags and the number of ended drags, which identifies the last end, are equal.
  public static func == (a: DragInspection, b: DragInspection) -> Bool {
    a.activeDrags == b.activeDrags && a.endCount == b.endCount
  }
}

/// The frame of a place on the board.
public struct PlaceFrame {
  /// The place as Swift prints it; empty if there are too many places, or if it is not an item of the board.
  let name: String
  let frame: Rect
  package let mark: PlaceMark
}

/// A coordinator that can be inspected without the types of its program.
@MainActor public protocol DragInspecting: AnyObject {
  /// The inspected board.
  var board: Board { get }
  /// The state of the session, which can be observed.
  var inspection: DragInspection { get }
  /// The number of places that are items of the board.
  var placeCount: Int { get }
  /// The frames of these places, and of other places under a drag.
  var placeFrames: [PlaceFrame] { get }
}

extension DragCoordinator: DragInspecting {
  /// The state of the session, which can be observed.
  public var inspection: DragInspection {
    let end = model.dragState.lastEnd
    return DragInspection(
      activeDrags: model.session.activeDrags.map(inspect), endCount: end?.number ?? 0,
      lastEnd: end.map { (Self.text($0.item), Self.text($0.outcome)) })
  }

  /// The number of places that are items of the board.
  public var placeCount: Int { places.count }

  /// The frames of these places, and of other places under a drag.
  public var placeFrames: [PlaceFrame] {
    let showsNames = places.count <= Self.maximumNamedPlaces
    let known = places.order.compactMap { place in
      places[place].map { PlaceFrame(name: showsNames ? Self.text(place) : "", frame: $0.frame, mark: $0.mark) }
    }
    // Places that are not items of the board are shown only while an item is over them.
    let others = model.session.activeDrags.compactMap { drag in
      drag.place.flatMap { place in
        places[place] == nil
          ? delegate?.frame(of: place).map { PlaceFrame(name: "", frame: $0, mark: PlaceMark(drag.verdict)) } : nil
      }
    }
    return known + others
  }

  private static var maximumNamedPlaces: Int { 64 }

  private func inspect(_ drag: ActiveDrag) -> DragInspection.ActiveDrag {
    let place = drag.place.map { Self.text($0) }
    let isItem = drag.place.map { places[$0] != nil } ?? true
    return DragInspection.ActiveDrag(
      item: Self.text(drag.item), companions: drag.companions.map { Self.text($0) }, input: Self.text(drag.input),
      isHeld: drag.input.isHeld,
      grabPoint: Self.text(drag.grabPoint), point: Self.text(drag.point), place: place,
      announcedPlace: isItem ? place : "\(Model.Place.self)", verdict: Self.text(drag.verdict))
  }

  private static func text(_ point: Point?) -> String {
    point.map { "(\(text($0.x)), \(text($0.y)))" } ?? "nil"
  }

  /// Returns a coordinate rounded to whole pixels, or as Swift prints it if it is no `Int`.
  private static func text(_ coordinate: Double) -> String {
    Int(exactly: coordinate.rounded()).map { "\($0)" } ?? "\(coordinate)"
  }

  /// Returns a value as Swift prints it, without the names of modules and enclosing types.
  private static func text(_ value: some Any) -> String {
    String(describing: value).replacing(#/\b[A-Z]\w*\.(?=[A-Z])/#, with: "")
  }
}
