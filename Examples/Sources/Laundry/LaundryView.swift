import Boards
import DragAndDrop
import Widgets

/// The socks and the baskets, and a line that says what happened.
@MainActor final class LaundryView: DragCoordinatorDelegate {
  typealias Model = LaundryGame

  let widget: Widget
  private let game = LaundryGame()
  private let board = Board()
  private let line = Label("", styles: ["heading"])
  private let coordinator: DragCoordinator<LaundryGame>
  private var spoken = ""

  init() {
    coordinator = DragCoordinator(board: board, model: game)
    for basket in Basket.allCases { coordinator.add(CaptionedPlace(basket.rawValue), for: basket) }
    for sock in Sock.allCases { coordinator.add(CaptionedPiece(sock.rawValue), for: sock) }
    board.expand()
    line.setMargins(top: 12, bottom: 12)
    widget = Box(.vertical, [line, board])
    coordinator.delegate = self
  }

  func updateBoard() {
    line.text = game.message
    board.accessibleLabel = "Laundry"
    guard game.message != spoken else { return }
    spoken = game.message
    coordinator.speak(game.message)
  }

  func describe(_ item: BoardItem) {
    for sock in Sock.allCases where coordinator.piece(sock) === item {
      let basket = game.rules.sorted[sock]
      coordinator.setTexts(sock.rawValue, basket.map { "In the \($0.rawValue.lowercased())" } ?? "", of: item)
    }
    for basket in Basket.allCases where coordinator.place(basket) === item {
      coordinator.setTexts(basket.rawValue, "", of: item)
    }
  }

  func placeItems(in size: Size) {
    let area = Rect(origin: .zero, size: size)
    for (column, basket) in zip(area.columns(Basket.allCases.count), Basket.allCases) {
      coordinator.place(basket)?.frame = Rect(
        x: column.minX, y: size.height / 2, width: column.size.width, height: size.height / 2
      ).inset(by: 18)
    }
    for (column, sock) in zip(area.columns(Sock.allCases.count), Sock.allCases) {
      let home = Point(x: column.center.x, y: size.height / 4)
      let basket = game.rules.sorted[sock].flatMap(coordinator.place)
      coordinator.piece(sock)?.frame = Rect(
        center: basket.map { Point(x: column.center.x * 0.3 + $0.frame.center.x * 0.7, y: $0.frame.center.y) } ?? home,
        size: Size(width: 104, height: 56))
    }
  }
}
