// A code names the game with one letter, the level with two, the variant with one and the seed with the rest but two.
// These two are checked by: so no one or two wrong letters, and no two in each other's place, pass for another deal.

extension GameDeal {
  /// The letters and digits of codes, by their values from 0 to 22.
  ///
  /// None looks like another: no 0 beside O, no 1 beside I and L, no 5 beside S, no 2 beside Z, no 8 beside B. Without
  /// vowels no word comes about. Their number is a prime, which the check wants.
  static let letters = Array("23456789CDFGHJKMNPRTWXY")

  /// How many seeds a short code has room for: new deals are given one of them.
  public static let shortSeeds: UInt64 = 148_035_889

  private static let seedLengths = (short: 6, long: 18)
  private static let (headLength, checkLength, groupLength) = (4, 2, 4)
  static let (shortLength, longLength) = (12, 24)

  /// The deal as a code, to be told to others: 'C2F4-DK9H-TWX7', or twice as long with a seed that is no short one.
  public var code: String {
    let base = Self.letters.count
    let kind = GameKind.allCases.firstIndex(of: game) ?? 0
    let place = game.levels.firstIndex { $0.id == level } ?? 0
    var (rest, digits) = (seed, [Int]())
    for _ in 0..<(seed < Self.shortSeeds ? Self.seedLengths.short : Self.seedLengths.long) {
      digits.insert(Int(clamping: rest % UInt64(clamping: base)), at: 0)
      rest /= UInt64(clamping: base)
    }
    var values = [kind, place / base, place % base, variant] + digits
    values += Self.check(of: values)
    return stride(from: 0, to: values.count, by: Self.groupLength).map { start in
      String(values[start..<start + Self.groupLength].map { Self.letters[$0] })
    }.joined(separator: "-")
  }

  /// The two last values: with them the sum of all values, and the sum of all values times their places, are zero.
  ///
  /// Both are taken modulo the number of letters, and places are counted from the end.
  private static func check(of values: [Int]) -> [Int] {
    let base = letters.count
    let places = values.indices.map { values.count + 1 - $0 }
    let first = -zip(values, places).reduce(0) { $0 + $1.0 * $1.1 }
    let second = -values.reduce(first, +)
    return [first, second].map { ($0 % base + base) % base }
  }

  /// Reads a code, or finds the one in a message that somebody typed or pasted.
  ///
  /// Case does not count, nor do white space, punctuation, and the characters that nobody sees. Letters and digits of other
  /// scripts and widths stand for those that they look like.
  public init(code: String) throws(DealCodeError) {
    let text = CodeText(code)
    var problem: DealCodeError?
    for candidate in text.candidates {
      do throws(DealCodeError) {
        self = try GameDeal(letters: candidate)
        return
      } catch {
        problem = problem ?? error
      }
    }
    if let problem { throw problem }
    try self.init(letters: text.attempt)
  }

  private init(letters: [Character]) throws(DealCodeError) {
    if let letter = letters.first(where: { !Self.letters.contains($0) }) { throw .unknownLetter(letter) }
    let values = letters.compactMap(Self.letters.firstIndex)
    let length = values.count > (Self.shortLength + Self.longLength) / 2 ? Self.longLength : Self.shortLength
    guard values.count == length else { throw .wrongLength(values.count, wanted: length) }
    guard Self.check(of: values.dropLast(Self.checkLength)) == Array(values.suffix(Self.checkLength)) else {
      throw .mistyped
    }
    var seed: UInt64 = 0
    for value in values[Self.headLength..<length - Self.checkLength] {
      let (shifted, isTooLarge) = seed.multipliedReportingOverflow(by: UInt64(Self.letters.count))
      let (sum, isTooLargeNow) = shifted.addingReportingOverflow(UInt64(clamping: value))
      guard !isTooLarge, !isTooLargeNow else { throw .mistyped }
      seed = sum
    }
    try self.init(head: values, seed: seed)
  }

  private init(head: [Int], seed: UInt64) throws(DealCodeError) {
    let level = head[1] * Self.letters.count + head[2]
    guard GameKind.allCases.indices.contains(head[0]) else { throw .newer }
    let game = GameKind.allCases[head[0]]
    guard game.levels.indices.contains(level), head[3] < game.variantCount else { throw .newer }
    self.init(game: game, level: game.levels[level].id, variant: head[3], seed: seed)
  }
}
