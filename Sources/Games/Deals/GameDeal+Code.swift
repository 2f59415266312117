// A code has one letter for the game, two for the level, one for the variant, then the seed, and two check letters. The
// check letters reveal one or two wrong letters, and two that are exchanged. Variants that do not fit in one letter
// form groups, whose number is in the letters of the level.

extension GameDeal {
  /// The letters and digits of codes, by value; their number is a prime, which the check requires.
  ///
  /// No two look alike: 0, O, 1, I, L, S, Z and B are left out. There are no vowels, so that no words occur.
  static let letters = Array("23456789CDFGHJKMNPRTWXY")

  /// The number of seeds that a short code can contain; new deals get one of them.
  package static let shortSeeds: UInt64 = 148_035_889

  /// The number of variants that a letter can encode, and the number of levels for each group of variants.
  static let (variantGroupSize, levelsPerGroup) = (23, 64)

  private static let seedLengths = (short: 6, long: 18)
  private static let (headLength, checkLength, groupLength) = (4, 2, 4)
  static let (shortLength, longLength) = (12, 24)

  /// The code of the deal, such as "C2F4-DK9H-TWX7", or twice as long if the seed does not fit in a short code.
  package var code: String {
    let base = Self.letters.count
    let kind = GameKind.allCases.firstIndex(of: game) ?? 0
    let (group, index) = variant.quotientAndRemainder(dividingBy: Self.variantGroupSize)
    let place = (game.levels.firstIndex { $0.id == level } ?? 0) + group * Self.levelsPerGroup
    var (rest, digits) = (seed, [Int]())
    for _ in 0..<(seed < Self.shortSeeds ? Self.seedLengths.short : Self.seedLengths.long) {
      digits.insert(Int(clamping: rest % UInt64(clamping: base)), at: 0)
      rest /= UInt64(clamping: base)
    }
    var values = [kind, place / base, place % base, index] + digits
    values += Self.check(of: values)
    return stride(from: 0, to: values.count, by: Self.groupLength).map { start in
      String(values[start..<start + Self.groupLength].map { Self.letters[$0] })
    }.joined(separator: "-")
  }

  /// Returns two check values, with which two sums are zero modulo the number of letters: the sum of all values, and
  /// the sum of all values times their places from the end.
  private static func check(of values: [Int]) -> [Int] {
    let base = letters.count
    let places = values.indices.map { values.count + 1 - $0 }
    let first = -zip(values, places).reduce(0) { $0 + $1.0 * $1.1 }
    let second = -values.reduce(first, +)
    return [first, second].map { $0.remainderUp(of: base) }
  }

  /// Creates a deal from a code, or from a message that contains one.
  ///
  /// Ignores case, white space, punctuation and invisible characters; accepts look-alikes of other scripts and widths.
  package init(code: String) throws(DealCodeError) {
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
    let place = values[1] * Self.letters.count + values[2]
    let (group, level) = place.quotientAndRemainder(dividingBy: Self.levelsPerGroup)
    let variant = group * Self.variantGroupSize + values[3]
    guard GameKind.allCases.indices.contains(values[0]) else { throw .newer }
    let game = GameKind.allCases[values[0]]
    guard game.levels.indices.contains(level), game.isVariant(variant) else { throw .newer }
    self.init(game: game, level: game.levels[level].id, variant: variant, seed: seed)
  }
}
