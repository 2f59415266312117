/// A generator whose numbers follow from its seed, the same on every machine and in every release.
///
/// The algorithm is SplitMix64 with its published constants: Guy L. Steele Jr., Doug Lea and Christine H. Flood, 'Fast
/// Splittable Pseudorandom Number Generators', OOPSLA 2014, https://doi.org/10.1145/2660193.2660195.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
