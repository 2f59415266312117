import Games
import Widgets

// What the session looks like: where carried pieces are, and what places show.

extension DragCoordinator {
  func show(_ carry: Carry) {
    guard onCarried?(carry) != true, let piece = pieces[carry.item] else { return }
    if let point = carry.point, let grab = carry.grabPoint {
      piece.hold(at: Point(point), grab: Point(grab))
    } else if let place = carry.place.flatMap({ places[$0] }) {
      piece.hover { [weak place, weak piece] in place?.hoverPoint ?? piece?.frame.center ?? .zero }
    } else {
      piece.hover { [weak piece] in piece?.frame.center ?? .zero }
    }
  }

  /// What a carry has to do with places.
  struct Aim: Equatable {
    let item: Model.Item
    let place: Model.Place?
    let verdict: DropVerdict<Model.Refusal>

    init(_ carry: Carry) { (item, place, verdict) = (carry.item, carry.place, carry.verdict) }
  }

  func mark(of place: Model.Place, _ aims: [Aim], isCandidate: Bool) -> PlaceMark {
    for aim in aims where aim.place == place {
      switch aim.verdict {
      case .accepted: return .accepted
      case .rejected: return .rejected
      case .none, .unknown: break
      }
    }
    return isCandidate ? .candidate : .none
  }
}
