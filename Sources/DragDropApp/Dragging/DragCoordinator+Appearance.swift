import Games
import Widgets

// What the session looks like: where carried pieces are, and what places show.

extension DragCoordinator {
  func show(_ carry: Carry) {
    guard let piece = pieces[carry.item] else { return }
    if let point = carry.point, let grab = carry.grabPoint {
      piece.hold(at: Point(point), grab: Point(grab))
    } else if let place = carry.place.flatMap({ places[$0] }) {
      piece.hover { [weak place, weak piece] in place?.hoverPoint ?? piece?.frame.center ?? .zero }
    } else {
      piece.hover { [weak piece] in piece?.frame.center ?? .zero }
    }
  }

  func mark(of place: Model.Place, among carries: [Carry]) -> PlaceMark {
    for carry in carries where carry.place == place {
      switch carry.verdict {
      case .accepted: return .accepted
      case .rejected: return .rejected
      case .none, .unknown: break
      }
    }
    return carries.contains { model.places(for: $0.item).contains(place) } ? .candidate : .none
  }
}
