/// A sentence about what the user can do with an item now and, in most cases, by which keys.
public struct KeyHint: Equatable, Sendable {
  /// What a hint is about; each kind is learned separately.
  public struct Kind: RawRepresentable, Hashable, Sendable {
    /// A word of letters and hyphens, by which counts of the kind are stored.
    public let rawValue: String

    /// Creates a kind, which can be the program's own.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// How to pick up a piece.
    public static let pickUp = Kind(rawValue: "pick-up")
    /// How to drop a carried piece.
    public static let drop = Kind(rawValue: "drop")
    /// How to put a carried piece back.
    public static let putBack = Kind(rawValue: "put-back")
    /// How to open a place while a piece is carried, such as a folder that would not take the piece itself.
    public static let open = Kind(rawValue: "open")
  }

  /// What the hint is about.
  public let kind: Kind
  /// The sentence.
  public let text: String

  /// Creates a hint.
  public init(_ kind: Kind, _ text: String) { (self.kind, self.text) = (kind, text) }
}
