import DragAndDrop
import Observation

enum Sock: String, CaseIterable {
  case white = "White sock"
  case red = "Red sock"
}

enum Basket: String, CaseIterable {
  case hot = "Hot wash"
  case cold = "Cold wash"
}

/// Rules in which the hot wash rejects the red sock, unless they have a fault.
struct Wash: DropRules, Equatable {
  var sorted: [Sock: Basket] = [:]
  var hasFault = false

  func canPickUp(_ sock: Sock) -> Bool { sorted[sock] == nil }

  func verdict(for sock: Sock, over basket: Basket) -> DropVerdict<String> {
    (sock, basket) == (.red, .hot) && !hasFault ? .rejected("It would turn the laundry pink.") : .accepted
  }
}

@MainActor @Observable final class WashGame: DragModel {
  let dragState = DragState<Wash>()
  var rules = Wash()
  var selection = Selection<Sock>()

  func dragEnded(_ sock: Sock, with outcome: Wash.Outcome) {
    if case .stays(let basket) = outcome { rules.sorted[sock] = basket }
  }
}
