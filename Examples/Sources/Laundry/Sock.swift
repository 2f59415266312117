/// A draggable item.
enum Sock: String, CaseIterable {
  case white = "White sock"
  case red = "Red sock"
  case woolen = "Woolen sock"
}

/// A drop target.
enum Basket: String, CaseIterable {
  case hot = "Hot wash"
  case cold = "Cold wash"
}
