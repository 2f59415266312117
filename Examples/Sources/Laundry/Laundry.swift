import DragAndDrop

/// Which sock lies in which basket, and which may go where.
struct Laundry: DropRules, Equatable {
  var sorted: [Sock: Basket] = [:]
  var isDone: Bool { sorted.count == Sock.allCases.count }

  func canPickUp(_ sock: Sock) -> Bool { sorted[sock] == nil }

  func verdict(for sock: Sock, over basket: Basket) -> DropVerdict<String> {
    switch (sock, basket) {
    case (.red, .hot): .rejected("It would turn the white laundry pink.")
    case (.woolen, .hot): .rejected("Wool shrinks in a hot wash.")
    default: .accepted
    }
  }
}
