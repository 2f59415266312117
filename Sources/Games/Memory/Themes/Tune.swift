/// A short tune of four notes on a card; `scripts/render-sounds` renders it.
package struct Tune: Hashable, Sendable {
  /// The notes of all tunes, from 0 to 5 on the pentatonic scale; the script reads them here.
  private static let melodies = """
    0124 4210 0140 0410 3205 3045 0504 4050 3242 2423 5102 5015 4541 1454 1012 5121 \
    4502 5434 1215 0545 2450 1054 0540 5401 5154 4510 5451 0302 2405 2030 1210 0121
    """

  /// All tunes, whose instruments alternate; no two have the same notes.
  package static let all = melodies.split(separator: " ").enumerated().map { number, digits in
    Tune(number: number + 1, notes: digits.compactMap(\.wholeNumberValue))
  }

  package static let highestNote = 5

  /// A number from 1 to 32.
  package let number: Int
  package let notes: [Int]
}
