/// Texts that programs often handle wrongly.
public enum TroublesomeText {
  /// Options, placeholders, numbers at the limits, invisible and combining characters, invalid bytes, and long texts.
  public static let all: [String] = [
    "--help", "--version", "--gapplication-service", "--", "-", "=", "", " ", "\"", "'", "\\", "{value}", "{", "}",
    "%s%n",
    "18446744073709551615", "18446744073709551616", "-1", "+1", "0x1", "1e9", "٣", "\u{0}", "\n", "\u{301}", "e\u{301}",
    "\u{200d}", "\u{202e}", "İ", "ß", "ﬃ", "👩‍👩‍👧", "picture.png", "file:///picture%20.png", "continue",
    String(repeating: "x", count: 10_000), String(repeating: "\u{301}", count: 1_000),
    String(decoding: [0xff, 0xc3, 0x28, 0xed, 0xa0, 0x80] as [UInt8], as: UTF8.self),
  ]
}
