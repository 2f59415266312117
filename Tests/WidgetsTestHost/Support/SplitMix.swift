/// SplitMix64, by Steele, Lea, and Flood: a generator of random numbers that a seed reproduces.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    let mixed = (state ^ state >> 30) &* 0xbf58_476d_1ce4_e5b9
    let again = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
    return again ^ again >> 31
  }
}
