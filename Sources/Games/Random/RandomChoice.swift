// The standard library may change its shuffles, and with them the deal of a seed. These functions never change.

extension RandomNumberGenerator {
  /// Returns a number from zero up to, but not including, a bound greater than zero; all are equally likely.
  package mutating func number(below bound: Int) -> Int {
    let bound = UInt64(clamping: bound)
    // Numbers past the last whole multiple of the bound would favor small results.
    let excess = (UInt64.max % bound + 1) % bound
    var number: UInt64
    repeat { number = next() } while number > .max - excess
    return Int(clamping: number % bound)
  }

  package mutating func element<Element>(of choices: [Element]) -> Element? {
    choices.isEmpty ? nil : choices[number(below: choices.count)]
  }
}

/// Returns a random order by the Fisher–Yates shuffle: Knuth, 'The Art of Computer Programming', volume 2, 3.4.2P.
package func shuffled<Element>(_ elements: [Element], using generator: inout some RandomNumberGenerator) -> [Element] {
  var elements = elements
  for last in elements.indices.dropFirst().reversed() {
    elements.swapAt(last, generator.number(below: last + 1))
  }
  return elements
}
