/// The 64-bit FNV-1a hash by Fowler, Noll, and Vo, as a name for content.
public enum ContentHash {
  private static let offsetBasis: UInt64 = 0xcbf2_9ce4_8422_2325
  private static let prime: UInt64 = 0x100_0000_01b3
  private static let digitCount = 16

  /// Returns the hash as 16 lowercase hexadecimal digits.
  public static func hex(of bytes: [UInt8]) -> String {
    String(bytes.reduce(offsetBasis) { ($0 ^ UInt64(truncatingIfNeeded: $1)) &* prime }, radix: 16).padded(
      to: digitCount)
  }

  /// Returns whether a text has the form of a hash.
  public static func isHex(_ text: String) -> Bool {
    text.utf8.count == digitCount && text.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
  }
}
