/// What a drop does with an item.
public enum DropOperation: String, Hashable, Codable, Sendable, CaseIterable {
  /// The item itself stays at the place.
  case move
  /// A copy of it stays there, and the item goes home.
  case copy
  /// Something that leads to it stays there, and the item goes home.
  case link

  /// What the player asks for by keys that are held, as GTK and the web have it: Ctrl copies, Shift moves, both link.
  ///
  /// - Returns: Nil where neither is held, which leaves it to the rules.
  public init?(control: Bool, shift: Bool) {
    switch (control, shift) {
    case (true, true): self = .link
    case (true, false): self = .copy
    case (false, true): self = .move
    case (false, false): return nil
    }
  }
}
