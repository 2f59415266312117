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
