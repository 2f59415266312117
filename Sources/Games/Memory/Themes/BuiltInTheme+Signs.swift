extension BuiltInTheme {
  /// Capital and small letters; the six beyond the English alphabet have accents or are ligatures.
  static let letterPairs = "ABCDEFGHIJKLMNOPQRSTUVWXYZÅÇÉÑÖÆ".map { letter in
    let (capital, small) = (String(letter), letter.lowercased())
    return MemoryPair(
      MemoryFace(.text(capital), tr("capital {letter}").formatted(["letter": capital])),
      MemoryFace(.text(small), tr("small {letter}").formatted(["letter": capital])))
  }

  static let tunePairs = Tune.all.map {
    MemoryPair(MemoryFace(.tune($0), tr("tune {number}").formatted(["number": "\($0.number)"])))
  }

  static let numberPairs = (1...32).map { number in
    MemoryPair(
      MemoryFace(.text("\(number)"), tr("number {number}").formatted(["number": "\(number)"])),
      MemoryFace(.dots(number), trn("{count} dot", "{count} dots", count: number)))
  }
}
