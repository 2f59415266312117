import AppCore

@testable import Games

extension FuzzTarget {
  /// Returns mutated bytes in the same format; nil if any change will do, such as a fuzzer makes.
  public func mutated(_ bytes: [UInt8], seed: UInt64) -> [UInt8]? {
    switch format {
    case .json: JSONMutation.mutated(bytes, seed: seed)
    case .text: mutatedText(bytes, seed: seed)
    case .binary: nil
    }
  }

  /// Parts of the texts, and texts that programs often handle wrongly.
  private static let words: [String] = {
    let games = GameKind.allCases.flatMap { [$0.rawValue, $0.title] + $0.levels.map(\.id).prefix(3) }
    let codes = GameKind.allCases.map { GameDeal(game: $0, level: $0.levels[0].id, seed: 7).code }
    let options = LaunchOptions.names + LaunchOptions.names.map { $0 + "=" } + ["--help", "--version", "--daily"]
    let trouble = [
      "--", "-", "=", "", "\n", " ", "{value}", "%s", "18446744073709551615", "18446744073709551616", "-1", "+1", "1e9",
      "0x1", "٣", "\u{0}", "\u{301}", "\u{200d}", "\u{202e}", "İ", "ß", "ﬃ", "Ａ", "−", "file:///a%20b.png", "continue",
      "daily", String(repeating: "x", count: 500), String(repeating: "\u{301}", count: 100),
    ]
    return games + codes + options + trouble
  }()

  private func mutatedText(_ bytes: [UInt8], seed: UInt64) -> [UInt8] {
    var (bytes, generator) = (bytes, SeededGenerator(seed: seed))
    for _ in 0...generator.number(below: 3) {
      let place = generator.number(below: bytes.count + 1)
      let rest = (place..<bytes.count).prefix(generator.number(below: 8))
      switch generator.number(below: 6) {
      case 0: bytes.insert(UInt8.random(in: .min ... .max, using: &generator), at: place)
      case 1: bytes.replaceSubrange(rest, with: [UInt8.random(in: .min ... .max, using: &generator)])
      case 2: bytes.removeSubrange(rest)
      case 3: bytes.insert(contentsOf: bytes[rest], at: place)
      case 4: bytes.insert(generator.element(of: Self.letters) ?? 0, at: place)
      default: bytes.insert(contentsOf: Array((generator.element(of: Self.words) ?? "").utf8), at: place)
      }
    }
    return bytes
  }

  private static let letters = Array("0123456789ABCDEFGHJKMNPRTWXY-= \n".utf8)
}
