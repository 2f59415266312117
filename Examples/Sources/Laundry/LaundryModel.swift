import DragAndDrop
import Observation

/// The view model, which every kind of input drives.
@MainActor @Observable final class LaundryModel: DragModel {
  let dragState = DragState<Laundry>()
  private(set) var rules = Laundry()
  private(set) var message = "Three socks to sort"

  func dragEnded(_ sock: Sock, with outcome: Laundry.Outcome) {
    switch outcome {
    case .stays(let basket):
      rules.sorted[sock] = basket
      message = rules.isDone ? "All sorted!" : "\(sock.rawValue) in the \(basket.rawValue.lowercased())"
    case .returns(.refused(let reason)): message = reason
    case .returns: message = "\(sock.rawValue) is back"
    }
  }
}
