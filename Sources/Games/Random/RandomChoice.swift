// The standard library's shuffles and picks may change between its releases, which would change the deal of a seed.
// These never do.

extension RandomNumberGenerator {
  /// A number from zero up to, but not including, the bound, each equally likely.
  ///
  /// - Parameter bound: Greater than zero.
  public mutating func number(below bound: Int) -> Int {
    let bound = UInt64(clamping: bound)
    // Numbers past the last whole multiple of the bound would favor the small results.
    let excess = (UInt64.max % bound + 1) % bound
    var number: UInt64
    repeat { number = next() } while number > .max - excess
    return Int(clamping: number % bound)
  }

  /// An element of the choices, each equally likely, or nil if there are none.
  public mutating func element<Element>(of choices: [Element]) -> Element? {
    choices.isEmpty ? nil : choices[number(below: choices.count)]
  }
}

/// The elements in a random order, each order equally likely.
///
/// This is the Fisher–Yates shuffle as Donald E. Knuth gives it: 'The Art of Computer Programming', volume 2,
/// algorithm 3.4.2P.
public func shuffled<Element>(_ elements: [Element], using generator: inout some RandomNumberGenerator) -> [Element] {
  var elements = elements
  for last in elements.indices.dropFirst().reversed() {
    elements.swapAt(last, generator.number(below: last + 1))
  }
  return elements
}
