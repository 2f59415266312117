/// Names content by what it is: FNV-1a of 64 bits, by Fowler, Noll, and Vo.
public enum ContentHash {
  private static let offsetBasis: UInt64 = 0xcbf2_9ce4_8422_2325
  private static let prime: UInt64 = 0x100_0000_01b3
  private static let digitCount = 16

  /// The hash in 16 hexadecimal digits, the letters small.
  public static func hex(of bytes: [UInt8]) -> String {
    String(bytes.reduce(offsetBasis) { ($0 ^ UInt64(truncatingIfNeeded: $1)) &* prime }, radix: 16).padded(
      to: digitCount)
  }

  /// Whether a text can be a hash.
  public static func isHex(_ text: String) -> Bool {
    text.utf8.count == digitCount && text.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
  }
}
