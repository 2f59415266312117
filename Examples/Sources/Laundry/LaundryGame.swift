import DragAndDrop
import Observation

/// What lies about and has to be sorted.
enum Sock: String, CaseIterable {
  case white = "White sock"
  case red = "Red sock"
  case woolen = "Woolen sock"
}

/// Where a sock can be put.
enum Basket: String, CaseIterable {
  case hot = "Hot wash"
  case cold = "Cold wash"
}

/// Why a basket does not take a sock.
enum Refusal: String {
  case fades = "It would turn the white laundry pink."
  case shrinks = "Wool shrinks in a hot wash."
}

/// Which sock may go where.
struct Laundry: DropRules, Equatable {
  var sorted: [Sock: Basket] = [:]

  var isDone: Bool { sorted.count == Sock.allCases.count }

  func canPickUp(_ sock: Sock) -> Bool { sorted[sock] == nil }

  func verdict(for sock: Sock, over basket: Basket) -> DropVerdict<Refusal> {
    switch (sock, basket) {
    case (.red, .hot): .rejected(.fades)
    case (.woolen, .hot): .rejected(.shrinks)
    default: .accepted
    }
  }
}

/// The view model: what every input drives.
@MainActor @Observable final class LaundryGame: DragModel {
  let liveDrag = LiveDrag<Laundry>()
  private(set) var rules = Laundry()
  private(set) var message = "Three socks to sort"

  func carryEnded(_ sock: Sock, with outcome: Laundry.Outcome) {
    switch outcome {
    case .stays(let basket):
      rules.sorted[sock] = basket
      message = rules.isDone ? "All sorted!" : "\(sock.rawValue) in the \(basket.rawValue.lowercased())"
    case .returns(.refused(let refusal)): message = refusal.rawValue
    case .returns: message = "\(sock.rawValue) is back"
    }
  }
}
