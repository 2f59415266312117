import Boards
import Geometry
import Widgets

/// The view: the socks, the baskets and a line that says what happened.
@MainActor final class LaundryView: DragCoordinatorDelegate {
  typealias Model = LaundryModel

  let widget: Widget
  private let line = Label(styles: ["heading"])
  private let coordinator = DragCoordinator(board: Board(), model: LaundryModel())

  init() {
    for basket in Basket.allCases { coordinator.add(CaptionedPlace(basket.rawValue), for: basket) }
    for sock in Sock.allCases { coordinator.add(SockPiece(sock), for: sock) }
    coordinator.keyboardReach = .all
    coordinator.board.expand()
    line.setMargins(top: 18)
    widget = Box(.vertical, [line, coordinator.board])
    coordinator.delegate = self
  }

  func update() { line.text = coordinator.model.message }

  func layOutItems(in size: Size) {
    let halves = Rect(origin: .zero, size: size).rows(2)
    let baskets = zip(Basket.allCases, halves[1].columns(2))
    for (basket, area) in baskets { coordinator.place(basket)?.frame = area.inset(by: 18) }
    for (index, sock) in Sock.allCases.enumerated() {
      let basket = coordinator.model.rules.sorted[sock].flatMap(coordinator.place)
      let middle = (basket?.frame ?? halves[0]).columns(3)[index].center
      coordinator.piece(sock)?.frame = Rect(center: middle, size: Size(width: 90, height: 110))
    }
  }
}
