/// The operation that a drop performs.
public enum DropOperation: String, Hashable, Codable, Sendable, CaseIterable {
  /// The item moves to the place.
  case move
  /// A copy of the item stays at the place, and the item returns.
  case copy
  /// A reference to the item stays at the place, and the item returns.
  case link

  /// Creates the operation for held keys as GTK and the web do: Ctrl copies, Shift moves, both link, neither is nil.
  public init?(control: Bool, shift: Bool) {
    switch (control, shift) {
    case (true, true): self = .link
    case (true, false): self = .copy
    case (false, true): self = .move
    case (false, false): return nil
    }
  }
}
