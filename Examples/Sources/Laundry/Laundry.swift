import DragAndDrop

/// The rules: which basket each sock is in, and which baskets accept it.
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
